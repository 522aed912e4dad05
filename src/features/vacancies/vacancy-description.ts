import type { DescribedPart } from '@/domain/texts/described-parts'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import type { VacancyView } from './vacancy'
import { askedFor, shipRows } from './vacancy-details'
import { sentenceOf } from './vacancy-texts'

/** What the page of a vacancy says, in the words of a language: for markup, and for readers of feeds. */
export async function descriptionParts(
  vacancy: VacancyView,
  locale: Locale,
): Promise<DescribedPart[]> {
  const t = await messagesIn(locale, 'vacancies')
  const page = await messagesIn(locale, 'page')
  const ship = (await shipRows(vacancy, locale)).map(({ label, value }) =>
    page('labelled', { label, text: value }),
  )
  const asked = await askedFor(vacancy, locale)
  const own = vacancy.description?.text.split(/\n+/).filter((line) => line.trim() !== '') ?? []
  return [
    { paragraphs: [await sentenceOf(vacancy, locale)] },
    ...listOf(t('ship'), ship),
    ...listOf(t('asked'), asked),
    ...(own.length === 0 ? [] : [{ paragraphs: own }]),
  ]
}

function listOf(heading: string, items: string[]): DescribedPart[] {
  return items.length === 0 ? [] : [{ heading, items }]
}
