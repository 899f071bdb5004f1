/** Narrows views, journals and boxes from any game to one game. The types follow from the field `game`. */

import type { BoxOf, Content, ContentOf, EventOf, Moment, MomentOf, Slug, ViewOf } from "../table/types";

export interface Narrow<G extends Slug> {
  viewOf: (moment: Moment) => ViewOf<G>;
  journalOf: (moment: Moment) => EventOf<G>[];
  boxOf: (content: Content) => BoxOf<G>;
}

export function narrowTo<G extends Slug>(game: G): Narrow<G> {
  const ofThisGame = (moment: Moment): moment is MomentOf<G> => moment.view.game === game;
  const boxOfThisGame = (content: Content): content is ContentOf<G> => content.game === game;
  const own = (moment: Moment): MomentOf<G> => {
    if (ofThisGame(moment)) return moment;
    throw new Error(`the board of ${game} cannot show ${moment.view.game}`);
  };
  return {
    viewOf: (moment) => own(moment).view,
    journalOf: (moment) => own(moment).journal,
    boxOf: (content) => {
      if (boxOfThisGame(content)) return content.box;
      throw new Error(`the board of ${game} cannot use the box of ${content.game}`);
    },
  };
}
