import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'

import { isTranslated } from '@/cms/publications/content-types'
import type { DeskEntry } from '@/cms/publications/reading/editors-desk.queries'
import type { PublishableCollection, TranslatedCollection } from '@/content-types'
import { isLocale, languageTag, nativeName } from '@/domain/locales/locales'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

/** What is published in all languages at once is told apart by its type. */
const TYPES = {
  crewings: 'crewingsOne',
  vacancies: 'vacanciesOne',
  warnings: 'warningsOne',
} as const satisfies Record<Exclude<PublishableCollection, TranslatedCollection>, PanelKey>

interface Props {
  entries: readonly DeskEntry[]
  i18n: AdminViewServerProps['i18n']
  /** What is said where there are none. */
  none?: string
}

/** Texts as the first page of the panel lists them: each with its language and its time. */
export function DeskEntries({ entries, i18n, none }: Props) {
  if (entries.length === 0) return <p>{none}</p>
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <ul>
      {entries.map(({ collection, document, locale, title, at }) => (
        <li key={`${collection}/${document}/${locale}`}>
          <Link
            prefetch={false}
            href={`/admin/collections/${collection}/${document}${isLocale(locale) ? `?locale=${locale}` : ''}`}
          >
            <bdi lang={isLocale(locale) ? languageTag(locale) : undefined}>{title}</bdi>
          </Link>
          <small>
            {/* Each in its own direction, or an Arabic panel tears the date apart. */}
            <bdi>
              {isTranslated(collection)
                ? isLocale(locale) && nativeName(locale)
                : panelText(i18n.t, TYPES[collection])}
            </bdi>{' '}
            ·{' '}
            <bdi>
              <time dateTime={at.toISOString()}>{time.format(at)}</time>
            </bdi>
          </small>
        </li>
      ))}
    </ul>
  )
}
