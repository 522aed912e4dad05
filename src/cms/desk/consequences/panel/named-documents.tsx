'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'

import type { Locale } from '@/domain/locales/locales'
import { languageInPanel, panelText } from '@/i18n/panel/panel-texts'

import { More } from './uses-by-place'

interface Props {
  collection: CollectionSlug
  /** How many they are. */
  count: number
  /** Of the first of them. */
  titles: readonly string[]
  /** Where it is about one language of them. */
  locale?: Locale | undefined
}

/** What a question is about: one document by its title and type; of many how many they are, and the first of them. */
export function NamedDocuments({ collection, count, titles, locale }: Props) {
  const { t, i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  const { singular, plural } = getEntityConfig({ collectionSlug: collection }).labels
  const typeOf = (label: typeof plural) =>
    getTranslation(label, i18n) + (locale ? ` · ${languageInPanel(t, locale)}` : '')
  if (count === 1 && titles.length > 0) {
    return (
      <p className="mh-named">
        <bdi>{titles[0]}</bdi> <small>{typeOf(singular)}</small>
      </p>
    )
  }
  // A number after a colon needs no plural, of which languages have up to six.
  const number = new Intl.NumberFormat(i18n.language).format(count)
  return (
    <div className="mh-named">
      <p>{panelText(t, 'consequencesCount', { type: typeOf(plural), count: number })}</p>
      <ul>
        {titles.map((title, index) => (
          // Two documents may be called the same.
          <li key={index}>
            <bdi>{title}</bdi>
          </li>
        ))}
        {titles.length > 0 && <More count={count - titles.length} />}
      </ul>
    </div>
  )
}
