import Link from 'next/link'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { translatedByOneself } from '@/cms/access'
import { findMatrix } from '@/cms/desk/translations/translation-matrix.queries'
import { LOCALES } from '@/domain/locales/locales'
import { STATES_TO_DO } from '@/domain/translation/translation-state'
import { panelText } from '@/i18n/panel/panel-texts'

import { TranslationTable, TranslationTotals } from './translation-table'

const MOST = 12

interface Props extends Pick<AdminViewServerProps, 'i18n'> {
  user: PayloadRequest['user']
}

/** What there is to do in the languages of whoever looks, first what is out of date, and how their texts stand. */
export async function DeskTranslations({ user, i18n }: Props) {
  const { t, language } = i18n
  const own = translatedByOneself({ user })
  // Whoever writes every language sees how many of each there are, and what is out of date.
  const isTranslator = own.length < LOCALES.length
  const { documents, found, counted, totals } = await findMatrix(
    { locales: own, states: isTranslator ? STATES_TO_DO : ['outOfDate'] },
    { offset: 0, limit: MOST },
  )
  const state = isTranslator ? 'todo' : 'outOfDate'
  return (
    <section className="mh-wide">
      <h2>{panelText(t, 'translations')}</h2>
      {documents.length > 0 && (
        <TranslationTable documents={documents} locales={own} own={own} t={t} language={language} />
      )}
      {found > documents.length && (
        <p>
          {panelText(t, 'deskShown', { shown: documents.length, found })}{' '}
          <Link prefetch={false} href={`/admin/translations?state=${state}`}>
            {panelText(t, 'deskShowAll', { found })}
          </Link>
        </p>
      )}
      <TranslationTotals totals={totals} counted={counted} level={3} t={t} />
      <p>
        <Link prefetch={false} href="/admin/translations">
          {panelText(t, 'translationsAll')}
        </Link>
      </p>
    </section>
  )
}
