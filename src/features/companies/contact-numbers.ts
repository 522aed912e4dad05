import { telephoneNumber } from '../../domain/addresses/link-safety'

import type { CompanyView } from './company'
import type { MessengerKind } from '../../domain/mail/messenger-link'

/** A number or a name with all that answers at it. */
export interface ContactNumber {
  /** As the company wrote it. */
  text: string
  /** Whether it can be called. */
  isTelephone: boolean
  notes: readonly string[]
  messengers: readonly MessengerKind[]
}

/**
 * Telephones and messengers with each number once, as it was written first, in their order: the messengers in
 * which somebody answers at a number stand beside it.
 * @param ofPerson the number of a person at the company, which is not said of the company again
 */
export function contactNumbers(
  telephones: CompanyView['telephones'],
  messengers: CompanyView['messengers'],
  ofPerson?: string,
): { ofPerson: ContactNumber[]; ofCompany: ContactNumber[] } {
  const numbers = new Map<string, ContactNumber>()
  const add = (text: string, kinds: readonly MessengerKind[], note?: string) => {
    const key = telephoneNumber(text) ?? `${kinds.join('')} ${text.trim()}`
    const known = numbers.get(key)
    numbers.set(key, {
      text: known?.text ?? text,
      isTelephone: known?.isTelephone === true || kinds.length === 0,
      notes: [...new Set([...(known?.notes ?? []), ...(note === undefined ? [] : [note])])],
      messengers: [...new Set([...(known?.messengers ?? []), ...kinds])],
    })
  }
  if (ofPerson !== undefined) add(ofPerson, [])
  for (const { number, note } of telephones) add(number, [], note)
  for (const { kind, handle } of messengers) add(handle, [kind])
  const all = [...numbers.values()]
  const first = ofPerson === undefined ? 0 : 1
  return { ofPerson: all.slice(0, first), ofCompany: all.slice(first) }
}
