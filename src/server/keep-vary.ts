import type { ServerResponse } from 'node:http'

/**
 * Takes `Vary` off an answer that is the same for everybody: Next names its router's headers on every
 * answer, and many caches keep nothing that differs by headers they do not know.
 */
export function dropVary(response: ServerResponse) {
  for (const method of ['setHeader', 'appendHeader'] as const) {
    const original = response[method].bind(response)
    response[method] = (name: string, value: string | readonly string[]) =>
      name.toLowerCase() === 'vary' ? response : original(name, value)
  }
}

/**
 * Lets `Vary` only grow. The proxy says which answers differ by cookie and browser language; Next
 * writes its own list over that later, and a cache in front would hand one reader's language to
 * another. What Next's router sends changes no page that a cache may keep.
 */
export function keepVary(response: ServerResponse) {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name: string, value: number | string | readonly string[]) => {
    if (name.toLowerCase() !== 'vary') return setHeader(name, value)
    const names = together(response, value)
    return names === '' ? response : setHeader('Vary', names)
  }
}

/** Adds to what an answer differs by. */
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
