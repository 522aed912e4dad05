import type { ReactNode } from 'react'

import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from '../form-visitor'
import { type ListName, SECTIONS } from './record-sections'

interface SectionProps {
  name: ListName
  count: number
  locale: Locale
  children: ReactNode
}

/** A section of the own record whose entries are added and removed. */
export async function Section({ name, count, locale, children }: SectionProps) {
  const t = await messagesIn(locale, 'seaman.record')
  const { most } = SECTIONS[name]
  return (
    <section className="card form-part" id={name} aria-labelledby={`_${name}`}>
      <h2 id={`_${name}`}>{t(`${name}.title`)}</h2>
      {count > 0 ? <ul className="record-list">{children}</ul> : <p>{t(`${name}.none`)}</p>}
      {count >= most ? (
        <p className="hint">{t('full', { most })}</p>
      ) : (
        <p className="acts">
          <a href={pageAfter(`${SEAMAN_RECORD_PAGE}/${name}/new`, locale)} className="button">
            {t(`${name}.add`)}
          </a>
        </p>
      )}
    </section>
  )
}

/** Details in one line, each in its own direction. */
export function Details({ details }: { details: readonly (string | undefined)[] }) {
  const said = [...new Set(details.filter((detail) => detail !== undefined))]
  if (said.length === 0) return null
  return (
    <p>
      {said.map((detail, index) => (
        <span key={detail}>
          {index > 0 && ' · '}
          <bdi>{detail}</bdi>
        </span>
      ))}
    </p>
  )
}

/** What can be done with an entry. */
export async function Ways({ path, what, locale }: { path: string; what: string; locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.record')
  const to = pageAfter(`${SEAMAN_RECORD_PAGE}/${path}`, locale)
  return (
    <p className="acts">
      <a href={to} aria-label={`${t('change')}: ${what}`}>
        {t('change')}
      </a>
      <a href={`${to}/remove`} aria-label={`${t('remove')}: ${what}`}>
        {t('remove')}
      </a>
    </p>
  )
}
