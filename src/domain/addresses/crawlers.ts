/** A crawler by the client's list. It is led nowhere by language, and shown no failure. */
export function isCrawler(userAgent: string): boolean {
  return /bot|chrome-lighthouse|facebookexternalhit|google/i.test(userAgent)
}
