/** A scoring that is being shown row by row. Until it is complete, nothing else on the page gives its result away. */

export interface Shown {
  /** Points by seat, as far as the scoring has been shown. */
  points: number[];
  /** The index in the journal where the scoring begins; later events are not shown yet. */
  from: number;
}

class LiveScoring {
  /** null if no scoring is being shown. */
  now: Shown | null = $state.raw(null);
}

export const liveScoring = new LiveScoring();
