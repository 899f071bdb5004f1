/** Finds rows of the box by their ids; each list is indexed once. */
export function finder<Row>(idOf: (row: Row) => string): (rows: readonly Row[], id: string) => Row | undefined {
  const indexes = new WeakMap<readonly Row[], Map<string, Row>>();
  return (rows, id) => {
    let index = indexes.get(rows);
    if (!index) {
      index = new Map(rows.map((row) => [idOf(row), row]));
      indexes.set(rows, index);
    }
    return index.get(id);
  };
}

/** A finder for rows that have an `id`. */
export function byId<Row extends { id: string }>(): (rows: readonly Row[], id: string) => Row | undefined {
  return finder((row) => row.id);
}
