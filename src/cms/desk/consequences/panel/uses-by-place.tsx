'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'

import { languageTag } from '@/domain/locales/locales'
import { languageInPanel, type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import type { Consequences } from '../consequences'
import type { Use } from '../../../documents/uses/find-uses'

/** How many uses of one place are shown at once. */
const FIRST = 4

/** Where something is used, by place: menus, pages, redirects …, each with how many there are. */
export function UsesByPlace({ consequences }: { consequences: Consequences }) {
  const { t, i18n } = useTranslation()
  const { config } = useConfig()
  const { uses, moreUses } = consequences
  const places = new Map<string, Use[]>()
  for (const use of uses) {
    const place = use.document === undefined ? MENUS : use.owner
    places.set(place, [...(places.get(place) ?? []), use])
  }
  const nameOf = (place: string) => {
    const collection = config.collections.find(({ slug }) => slug === place)
    return collection && getTranslation(collection.labels.plural, i18n)
  }
  return (
    <section className="mh-uses">
      <h3>{panelText(t, 'consequencesUses')}</h3>
      {[...places].map(([place, ofPlace]) => (
        <div key={place}>
          {place !== MENUS && (
            <h4>
              {nameOf(place) ?? place} <small>{ofPlace.length}</small>
            </h4>
          )}
          <UseList uses={ofPlace.slice(0, FIRST)} />
          {ofPlace.length > FIRST && (
            <details>
              <summary>
                {panelText(t, 'consequencesMore', { count: ofPlace.length - FIRST })}
              </summary>
              <UseList uses={ofPlace.slice(FIRST)} />
            </details>
          )}
        </div>
      ))}
      <ul>
        <More count={moreUses} />
      </ul>
      {afterwards(consequences).map((key) => (
        <p key={key}>{panelText(t, key)}</p>
      ))}
    </section>
  )
}

/** Globals name what they are themselves. */
const MENUS = ''

function UseList({ uses }: { uses: readonly Use[] }) {
  return (
    <ul>
      {uses.map((use) => (
        <UseItem key={`${use.owner}/${use.document}/${use.locale}/${use.isBelow}`} use={use} />
      ))}
    </ul>
  )
}

/** How many there are besides; nothing where there are none. */
export function More({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > 0 ? <li>{panelText(t, 'consequencesMore', { count })}</li> : null
}

const STATES: Readonly<Record<Use['state'], PanelKey>> = {
  live: 'useLive',
  draft: 'useDraft',
  trash: 'useTrash',
}

function UseItem({ use }: { use: Use }) {
  const { t } = useTranslation()
  const { document, locale, state, title, isBelow } = use
  const notes = [
    ...(isBelow ? [panelText(t, 'consequencesBelow')] : []),
    ...(locale ? [languageInPanel(t, locale)] : []),
    ...(document === undefined ? [] : [panelText(t, STATES[state])]),
  ]
  return (
    <li>
      <a href={addressOf(use)} target="_blank" rel="noreferrer">
        <bdi {...(locale && { lang: languageTag(locale) })}>{title}</bdi>
      </a>{' '}
      {notes.length > 0 && <small>{notes.join(', ')}</small>}
    </li>
  )
}

function addressOf({ owner, document, locale, state }: Use): string {
  const query = locale ? `?locale=${locale}` : ''
  if (document === undefined) return `/admin/globals/${owner}${query}`
  return `/admin/collections/${owner}/${state === 'trash' ? 'trash/' : ''}${document}${query}`
}

/** What the uses become, each kind once. */
function afterwards({ collection, deed, uses }: Consequences): PanelKey[] {
  const isFile = collection === 'media' || collection === 'service-files'
  if (isFile) return ['usesAfterDrafts']
  const sentences: PanelKey[] = []
  const has = (is: (use: Use) => boolean) => uses.some(is)
  const special = new Set(['redirects', 'schedules'])
  if (
    has(({ owner, document, isBelow }) => document !== undefined && !isBelow && !special.has(owner))
  ) {
    sentences.push('usesAfterTexts')
  }
  if (has(({ document }) => document === undefined)) sentences.push('usesAfterMenus')
  if (has(({ owner }) => owner === 'redirects')) sentences.push('usesAfterRedirects')
  if (deed !== 'unpublish' && has(({ owner }) => owner === 'schedules')) {
    sentences.push('usesAfterSchedules')
  }
  if (deed === 'unpublish' && has(({ isBelow }) => isBelow === true)) {
    sentences.push('usesAfterBelow')
  }
  return sentences
}
