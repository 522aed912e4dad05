'use client'

import {
  useAuth,
  useDocumentInfo,
  useLocale,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

import { languageTag, type Locale, LOCALES, nativeName } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { Staff } from '../../../payload-types'
import { StateMark } from '../translations/state-mark'
import { stateInWords } from '../translations/state-words'
import type { LanguageState } from './language-states.queries'

/**
 * All languages of a document with their states, the own ones of a translator first; each leads to the text in it. Read
 * again whenever the document is saved.
 */
export function LanguageMenu() {
  const { t } = useTranslation()
  const { code } = useLocale()
  const { user } = useAuth<Staff>()
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { serverFunction } = useServerFunctions()
  const path = usePathname()
  const [states, setStates] = useState<ReadonlyMap<Locale, LanguageState>>(new Map())
  useEffect(() => {
    if (id === undefined || collectionSlug === undefined) return
    let isLeft = false
    const args = { collection: collectionSlug, id }
    void Promise.resolve(serverFunction({ name: 'language-states', args })).then(
      (read) => {
        // What the function of this name answers.
        const known = (Array.isArray(read) ? read : []) as LanguageState[]
        if (!isLeft) setStates(new Map(known.map((one) => [one.locale, one])))
      },
      // Without an answer the languages are there, without their states.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [id, collectionSlug, lastUpdateTime, serverFunction])
  if (id === undefined) return null
  const own = user?.role === 'translator' ? (user.languages ?? []) : []
  const isOwn = (locale: Locale) => own.some((one) => one === locale)
  const order = [...LOCALES.filter(isOwn), ...LOCALES.filter((locale) => !isOwn(locale))]
  return (
    <nav className="mh-languages" aria-label={panelText(t, 'listLanguages')}>
      <ul>
        {order.map((locale) => {
          const known = states.get(locale)
          const state = known && stateInWords(t, known)
          const language = nativeName(locale)
          return (
            <li key={locale}>
              <Link
                prefetch={false}
                href={`${path}?locale=${locale}`}
                aria-current={locale === code ? 'true' : undefined}
                aria-label={
                  state ? panelText(t, 'translationsCell', { language, state }) : language
                }
                title={state}
                data-own={isOwn(locale) || undefined}
              >
                <bdi lang={languageTag(locale)}>{language}</bdi>
                {known && <StateMark state={known.state} hasDraft={known.hasDraft} />}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
