import type { ServerResponse } from 'node:http'

/** Adds names to `Vary`. */
export function addVary(response: ServerResponse, value: string) {
  response.setHeader('Vary', joinVary(response.getHeader('vary'), value))
}

type Header = number | string | readonly string[]

/**
 * What an answer varies by, together with `value`; each name once. Cookie and browser language are set with the page;
 * Next later overwrites them with its own list, and a cache would then give one reader's language to another. The headers
 * of Next's router are left out: they change no page that a cache may store.
 */
export function joinVary(before: Header | undefined, value: Header): string {
  const names = new Map<string, string>()
  for (const list of [before ?? [], value].flat()) {
    for (const entry of String(list).split(/\s*,\s*/)) {
      if (!OF_ROUTER.test(entry)) names.set(entry.toLowerCase(), entry)
    }
  }
  return [...names.values()].join(', ')
}

const OF_ROUTER = /^(?:rsc|next-(?:router-.*|url))$/i
