import { getTranslations } from 'next-intl/server'

import { CONSENT_CHOICES, type ConsentRecord } from '@/domain/browser/consent-record'
import type { Locale } from '@/domain/locales/locales'

import { ConsentForm } from './consent-form'
import { CHOICES_STYLE, PAGE_STYLE } from './consent-style'
import { consentTexts } from './consent-texts'

interface Props {
  locale: Locale
  record: ConsentRecord | undefined
  hasTag: boolean
  /** Whether the decision was made a moment ago. */
  isSaved: boolean
}

/** The page that asks what a visitor allows, and says what they do. */
export async function ConsentView({ locale, record, hasTag, isSaved }: Props) {
  const t = await getTranslations('consent')
  const texts = consentTexts((name) => t(name))
  return (
    <div className="frame reading">
      <style href="consent" precedence="consent">
        {CHOICES_STYLE + PAGE_STYLE}
      </style>
      {/* What consent-settings.ts makes a dialog of. */}
      <div
        className="card consent-page"
        data-consent=""
        data-close={texts.close}
        data-saved={texts.saved}
      >
        <h1 className="title">{texts.title}</h1>
        <p className="my-4" data-intro="">
          {hasTag ? texts.intro : texts.introWithoutTag}
        </p>
        <p className="my-4" {...(isSaved && record && { role: 'status' })}>
          {isSaved && record && <strong>{t('saved')} </strong>}
          {t(stateOf(record))}
        </p>
        <ConsentForm locale={locale} texts={texts} record={record} />
        <p className="mt-4 text-muted">{t('kept')}</p>
      </div>
    </div>
  )
}

function stateOf(record: ConsentRecord | undefined) {
  if (!record) return 'undecided'
  const allowed = CONSENT_CHOICES.filter((choice) => record[choice])
  if (allowed.length === 0) return 'allowedNone'
  return allowed.length === CONSENT_CHOICES.length ? 'allowedAll' : 'allowedSome'
}
