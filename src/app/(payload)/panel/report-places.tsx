import Link from 'next/link'

import type { Use } from '@/cms/documents/uses/find-uses'
import { languageTag, nativeName } from '@/domain/locales/locales'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

/** A text of the panel in the language of whoever reads the report. */
export type ReportText = (key: PanelKey, vars?: Record<string, number | string>) => string

/** Makes one of Payload's own. */
export function reportText(t: Parameters<typeof panelText>[0]): ReportText {
  return (key, vars) => panelText(t, key, vars)
}

/** What something stands in: each place leads to the document, in the language of the text. */
export function Places({ places, more, text }: { places: Use[]; more: number; text: ReportText }) {
  return (
    <ul className="mh-places">
      {places.map((place) => (
        <li key={`${place.owner}/${place.document}/${place.locale}`}>
          <Place place={place} />
        </li>
      ))}
      {more > 0 && <li>{text('consequencesMore', { count: more })}</li>}
    </ul>
  )
}

/** One of them. */
export function Place({ place }: { place: Use }) {
  const { locale, title } = place
  return (
    <>
      <Link prefetch={false} href={addressOf(place)}>
        <bdi {...(locale && { lang: languageTag(locale) })}>{title}</bdi>
      </Link>
      {locale && (
        <>
          {' '}
          <small>
            <bdi lang={languageTag(locale)}>{nativeName(locale)}</bdi>
          </small>
        </>
      )}
    </>
  )
}

function addressOf({ owner, document, locale }: Use): string {
  // A redirect has a language and no texts.
  const query = locale && owner !== 'redirects' ? `?locale=${locale}` : ''
  return document === undefined
    ? `/admin/globals/${owner}${query}`
    : `/admin/collections/${owner}/${document}${query}`
}
