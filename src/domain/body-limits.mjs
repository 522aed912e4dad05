const KB = 1024
const MB = 1024 * KB

/**
 * Bytes of a request's body that the site takes, by the beginning of its path. The first that fits counts.
 * Whoever is not signed in sends a form of a few fields, wherever it goes.
 */
const ROUTES = [
  // The largest file (`LARGEST_FILE`), and a megabyte for what is written beside it.
  { path: /^\/api\/media(?:[/?]|$)/, most: 11 * MB },
  // The panel's server functions send a form with its state; Next takes no more.
  { path: /^\/admin(?:[/?]|$)/, most: MB },
]
const OTHERWISE = MB
const OF_STRANGERS = 64 * KB

/** Bytes. No request is larger than this, whatever it asks for. */
export const LARGEST_BODY = Math.max(...ROUTES.map(({ most }) => most))

/**
 * How large the body of a request may be, in bytes.
 *
 * @param {string} url path and query
 * @param {boolean} isSignedIn
 * @example largestBody('/api/media?locale=en', true) // 11534336
 */
export function largestBody(url, isSignedIn) {
  if (!isSignedIn) return OF_STRANGERS
  return ROUTES.find(({ path }) => path.test(url))?.most ?? OTHERWISE
}
