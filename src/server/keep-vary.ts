import type { ServerResponse } from 'node:http'

/**
 * Removes `Vary` from an answer that is the same for everybody: Next sets its router's headers there on every answer,
 * and many caches store nothing that varies by headers they do not know.
 */
export function dropVary(response: ServerResponse) {
  for (const method of ['setHeader', 'appendHeader'] as const) {
    const original = response[method].bind(response)
    response[method] = (name: string, value: string | readonly string[]) =>
      name.toLowerCase() === 'vary' ? response : original(name, value)
  }
}

/**
 * Only adds to `Vary`. The proxy sets cookie and browser language there; Next later overwrites it with its own list,
 * and a cache would then give one reader's language to another. The headers of Next's router are left out: they change
 * no page that a cache may store.
 */
export function keepVary(response: ServerResponse) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name: string, value: number | string | readonly string[]) => {
    if (name.toLowerCase() !== 'vary') return setHeader(name, value)
    const names = together(response, value)
    return names === '' ? response : setHeader('Vary', names)
  }
}

/** Adds names to `Vary`. */
export function addVary(response: ServerResponse, value: string) {
  response.setHeader('Vary', together(response, value))
}

function together(response: ServerResponse, value: number | string | readonly string[]): string {
  const names = new Map<string, string>()
  for (const list of [response.getHeader('vary') ?? [], value].flat()) {
    for (const entry of String(list).split(/\s*,\s*/)) {
      if (!OF_ROUTER.test(entry)) names.set(entry.toLowerCase(), entry)
    }
  }
  return [...names.values()].join(', ')
}

const OF_ROUTER = /^(?:rsc|next-(?:router-.*|url))$/i
