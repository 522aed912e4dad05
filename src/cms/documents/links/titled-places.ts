import type { PayloadRequest } from 'payload'

import { type Use, withTitles } from '../uses/find-uses'

/** Where something stands: the first of its places, and how many more there are. */
export interface Places {
  places: Use[]
  more: number
}

/** Nobody reads more places of one thing. */
export const MOST_PLACES = 5

/** A place whose title is not known yet, in what readers see. */
interface FoundPlace {
  owner: string
  document: number | null
  locale: string | null
}

/** Things with the titles of the places that they stand in, in the same order. */
export async function withPlaces<Thing extends object>(
  req: PayloadRequest,
  things: readonly { thing: Thing; places: readonly FoundPlace[] }[],
): Promise<(Thing & Places)[]> {
  const first = things.map(({ places }) => places.slice(0, MOST_PLACES))
  // All at once: each collection is asked for its titles once.
  const titled = await withTitles(
    req,
    first.flat().map(({ owner, document, locale }) => ({
      ...{ owner, document, locale },
      state: 'live' as const,
      is_below: false,
    })),
  )
  let at = 0
  return things.map(({ thing, places }) => {
    const from = at
    at += Math.min(places.length, MOST_PLACES)
    return { ...thing, places: titled.slice(from, at), more: places.length - (at - from) }
  })
}
