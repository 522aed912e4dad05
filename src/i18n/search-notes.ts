import type { Locale } from '@/domain/locales/locales'
import type { DroppedParameter } from '@/domain/addresses/query-parameters'

import { messagesIn } from './messages-translator'

/** What has a sentence of its own where a value is none of its kind. */
const KINDS: Partial<Record<string, string>> = {
  rank: 'rank',
  vessel: 'vessel',
}

/**
 * What was searched for in another way than the address says, a sentence each; none where it says what was.
 * @param labelOf what readers know a parameter by; absent where no such filter is there
 * @param portOf what readers know a port by
 */
export async function searchNotes(
  locale: Locale,
  dropped: readonly DroppedParameter[],
  labelOf: (name: string) => string | undefined,
  portOf: (code: string) => string = (code) => code,
): Promise<string[]> {
  if (dropped.length === 0) return []
  const t = await messagesIn(locale, 'vacancySearch')
  const tPages = await messagesIn(locale, 'vacancies')
  const quoted = (words: string) => t('quoted', { words: isolated(words) })
  const nameOf = ({ name, value = '' }: DroppedParameter) => {
    if (name === 'page') return quoted(tPages('page', { page: value }))
    return quoted(labelOf(name) ?? name)
  }
  const namesOf = (reason: DroppedParameter['reason'], named = nameOf) => {
    const names = dropped.filter((note) => note.reason === reason).map(named)
    return [...new Set(names)].join(' · ')
  }
  const wrong = dropped
    .filter(({ reason }) => reason === 'invalid')
    .map(({ name, value = '', port }) => {
      if (port) {
        // With its code, by which two of one name are told apart.
        const ports = port.codes.map((code) => isolated(`${portOf(code)} (${code})`)).join(' · ')
        return t('wrongPort', { value: quoted(value), why: port.why, ports })
      }
      const label = name === 'page' ? tPages('page', { page: '' }).trim() : labelOf(name)
      const words = { value: quoted(value), name: quoted(label ?? name) }
      return t('wrongValue', { ...words, kind: KINDS[name] ?? 'other' })
    })
  const corrected = namesOf('corrected', (note) =>
    note.name === 'page' || note.value === undefined
      ? nameOf(note)
      : `${nameOf(note)} ${quoted(note.value)}`,
  )
  const unknown = namesOf('unknown')
  const doubled = namesOf('doubled')
  return [
    ...new Set(wrong),
    ...(unknown === '' ? [] : [t('leftOut', { names: unknown })]),
    ...(doubled === '' ? [] : [t('doubled', { names: doubled })]),
    ...(corrected === '' ? [] : [t('changed', { names: corrected })]),
  ]
}

/** Words of a stranger inside ours, which keep the direction they have. */
export function isolated(words: string): string {
  return `\u2068${words}\u2069`
}
