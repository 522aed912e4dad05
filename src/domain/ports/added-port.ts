import { placeKey } from '../places/place-key'
import type { Port } from './port'

/** A port as an editor writes it. */
export interface WrittenPort {
  code: string
  name: string
  /** Between semicolons. */
  otherNames?: string | null
  /** Degrees; a place is known where both are. */
  latitude?: number | null
  longitude?: number | null
}

/** A port that an editor has added, to be found as those of our list. */
export function addedPort({ code, name, otherNames, latitude, longitude }: WrittenPort): Port {
  const names = [name, ...(otherNames ?? '').split(';')].map((one) => one.trim())
  return {
    code,
    name: name.trim(),
    names: names.filter((one) => one !== ''),
    keys: [...new Set(names.map(placeKey))].filter((key) => key !== ''),
    lesserKeys: [],
    ...(typeof latitude === 'number' &&
      typeof longitude === 'number' && { position: { latitude, longitude } }),
  }
}
