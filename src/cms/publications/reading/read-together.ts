/**
 * Reads what the cells of a list ask for one by one in a single query: all that is asked for in one turn of the event
 * loop.
 * @example const nameOf = readTogether((ids: number[]) => findNames(ids))
 */
export function readTogether<Id, Found>(
  read: (ids: Id[]) => Promise<ReadonlyMap<Id, Found>>,
): (id: Id) => Promise<Found | undefined> {
  let batch: { ids: Set<Id>; found: Promise<ReadonlyMap<Id, Found>> } | undefined
  return async (id) => {
    if (!batch) {
      const ids = new Set<Id>()
      const found = new Promise((resolve) => setImmediate(resolve)).then(() => {
        batch = undefined
        return read([...ids])
      })
      batch = { ids, found }
    }
    batch.ids.add(id)
    return (await batch.found).get(id)
  }
}
