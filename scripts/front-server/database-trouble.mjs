/**
 * Which answers under way failed because the database had no time or no connection for them. The site's code notes it
 * (src/instrumentation.ts), in the same process: Next itself tells only that a page failed.
 */
export function createDatabaseTrouble() {
  /** @type {Map<string, boolean>} */
  const underWay = new Map()
  /** @type {typeof globalThis & { noteDatabaseTrouble?: (requestId: string) => void }} */
  const shared = globalThis
  shared.noteDatabaseTrouble = (requestId) => {
    // What is not under way is never asked about again, and would be kept for ever.
    if (underWay.has(requestId)) underWay.set(requestId, true)
  }
  return {
    /** @param {string} requestId @returns {() => void} forgets the request */
    watch(requestId) {
      underWay.set(requestId, false)
      return () => void underWay.delete(requestId)
    },
    /** @param {string} requestId */
    isNoted: (requestId) => underWay.get(requestId) === true,
  }
}
