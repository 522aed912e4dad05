import { siteProcess } from '../domain/process/site-process'

/**
 * Which answers under way failed because the database had no time or no connection for them. The site's code notes it
 * (src/instrumentation.ts), in the same process: Next itself tells only that a page failed.
 */
export function createDatabaseTrouble() {
  const underWay = new Map<string, boolean>()
  siteProcess().noteDatabaseTrouble = (requestId) => {
    // What is not under way is never asked about again, and would be kept for ever.
    if (underWay.has(requestId)) underWay.set(requestId, true)
  }
  return {
    /** @returns forgets the request */
    watch(requestId: string): () => void {
      underWay.set(requestId, false)
      return () => void underWay.delete(requestId)
    },
    isNoted: (requestId: string) => underWay.get(requestId) === true,
  }
}
