/** `Cache-Control` values by the names that the route table uses. Numbers are seconds. */
export const CACHING = {
  // A second in shared caches gives throughput; they may answer longer only while the site is down.
  page: 'public, max-age=0, s-maxage=1, stale-if-error=86400',
  private: 'private, no-store',
  // For an answer that sets the cookie of a chosen language.
  chosen: 'private, no-cache',
  // The answer differs with every request.
  never: 'no-store',
  revalidated: 'no-cache',
  day: 'public, max-age=86400',
  // The content of the address never changes.
  ever: 'public, max-age=31536000, immutable',
  // The handler sets the header, because the value depends on the result.
  own: undefined,
} as const satisfies Record<string, string | undefined>

export type CachingName = keyof typeof CACHING
