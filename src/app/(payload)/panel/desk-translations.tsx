import Link from 'next/link'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { translatedByOneself } from '@/cms/access'
import { findMatrix } from '@/cms/translations/translation-matrix.queries'
import { LOCALES } from '@/domain/locales'
import { panelText } from '@/i18n/panel/panel-texts'

import { TranslationTable, TranslationTotals } from './translation-table'

const MOST = 12

interface Props extends Pick<AdminViewServerProps, 'i18n'> {
  user: PayloadRequest['user']
}

/** What there is to do in the languages of whoever looks: first what is out of date, or missing. */
export async function DeskTranslations({ user, i18n }: Props) {
  const own = translatedByOneself({ user })
  // Whoever writes every language sees how many of each there are, and what is out of date.
  const isTranslator = own.length < LOCALES.length
  const { documents, totals } = await findMatrix(
    {
      locales: own,
      states: isTranslator ? ['outOfDate', 'unknown', 'missing', 'draft'] : ['outOfDate'],
    },
    { offset: 0, limit: MOST },
  )
  return (
    <section className="mh-wide">
      <h2>{panelText(i18n.t, 'translations')}</h2>
      {documents.length > 0 && (
        <TranslationTable
          documents={documents}
          locales={own}
          own={own}
          t={i18n.t}
          language={i18n.language}
        />
      )}
      {isTranslator && <TranslationTotals totals={totals} t={i18n.t} />}
      <p>
        <Link prefetch={false} href="/admin/translations">
          {panelText(i18n.t, 'translationsAll')}
        </Link>
      </p>
    </section>
  )
}
