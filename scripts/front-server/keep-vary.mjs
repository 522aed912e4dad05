/**
 * Takes `Vary` off an answer that is the same for everybody: Next names its router's headers on every
 * answer, and many caches keep nothing that differs by headers they do not know.
 *
 * @param {import('node:http').ServerResponse} response
 */
export function dropVary(response) {
  for (const method of /** @type {const} */ (['setHeader', 'appendHeader'])) {
    const original = response[method].bind(response)
    /**
     * @param {string} name
     * @param {any} value
     */
    response[method] = (name, value) =>
      name.toLowerCase() === 'vary' ? response : original(name, value)
  }
}

/**
 * Lets `Vary` only grow. The proxy says which answers differ by cookie and browser language; Next
 * writes its own list over that later, and a cache in front would hand one reader's language to
 * another.
 *
 * @param {import('node:http').ServerResponse} response
 */
export function keepVary(response) {
  const setHeader = response.setHeader.bind(response)
  /**
   * @param {string} name
   * @param {number | string | readonly string[]} value
   */
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'vary') return setHeader(name, value)
    const names = new Map()
    for (const list of [response.getHeader('vary') ?? [], value].flat()) {
      for (const entry of String(list).split(/\s*,\s*/)) names.set(entry.toLowerCase(), entry)
    }
    return setHeader('Vary', [...names.values()].join(', '))
  }
}
