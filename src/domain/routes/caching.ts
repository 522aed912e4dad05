/** What caches are told, by the names that rows of the table of routes use. Seconds where numbers stand. */
export const CACHING = {
  // A second in shared caches gives throughput; they may answer longer only while the site is down.
  page: 'public, max-age=0, s-maxage=1, stale-if-error=86400',
  private: 'private, no-store',
  // What comes with a choice that the reader's browser is to remember.
  chosen: 'private, no-cache',
  // The answer differs with every request.
  never: 'no-store',
  revalidated: 'no-cache',
  day: 'public, max-age=86400',
  // What is at the address never changes.
  ever: 'public, max-age=31536000, immutable',
  // What answers says so itself: it depends on what is found.
  own: undefined,
} as const satisfies Record<string, string | undefined>

export type CachingName = keyof typeof CACHING
