import { nameInAnyLetters } from '../folding/name-steps'

/**
 * A name of a place as it is compared: as `nameInAnyLetters`, without what stands between its words.
 * @example placeKey('Кейп-Таун') === placeKey('Keiptaun') // true
 */
export function placeKey(name: string): string {
  return nameInAnyLetters(name).replaceAll(' ', '')
}
