/**
 * Whether a request was sent by a page of another site. A browser says so and no script can change it; a
 * program that is no browser says nothing, and has no cookies of anybody either.
 * @param ownOrigin such as `https://site.example`
 * @example isFromElsewhere(new Headers({ Origin: 'https://evil.example' }), 'https://site.example') // true
 */
export function isFromElsewhere(headers: Headers, ownOrigin: string): boolean {
  const origin = headers.get('origin')
  // Also `null`: a page in a sandbox, or one that hides where it is from.
  if (origin !== null) return origin !== ownOrigin
  const from = headers.get('sec-fetch-site')
  return from !== null && from !== 'same-origin' && from !== 'none'
}
