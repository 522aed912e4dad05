import type { Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import type { OwnRecord } from '@/domain/sea-service/record-form'
import { type GapLine, vacancyGap } from '@/domain/sea-service/vacancy-gap'
import { codeName } from '@/domain/structured-fields/code-name'
import { noonOf } from '@/domain/time/calendar-day'
import type { DocumentCode } from '@/domain/vocabulary/documents'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import { GapCard, type GapSentence } from './gap-card'
import { codedPapers } from './read-record'

interface Props {
  asked: readonly DocumentCode[]
  record: OwnRecord
  locale: Locale
}

const NOTHING_ELSE = {
  ranks: [],
  citizenships: [],
  englishLevel: undefined,
  experience: undefined,
  joining: { from: undefined, to: undefined },
  length: undefined,
}

/** Papers that a service asks for beside those of a seafarer, above the form that sends them along. They are counted to today. */
export async function AskedPapers({ asked, record, locale }: Props) {
  if (asked.length === 0) return null
  const t = await messagesIn(locale, 'seaman.gap')
  const form = {
    papers: codedPapers(record.papers),
    services: [],
    citizenships: [],
    englishLevel: undefined,
    readyFrom: undefined,
  }
  const lines = vacancyGap({ ...NOTHING_ELSE, certificates: asked }, form, record.today)
  const said = await Promise.all(
    lines.flatMap((line) => (line.about === 'paper' ? [tell(line, locale)] : [])),
  )
  return <GapCard title={t('title')} hints={[t('hintOfService')]} lines={said} locale={locale} />
}

async function tell(
  { answer, code }: Extract<GapLine, { about: 'paper' }>,
  locale: Locale,
): Promise<GapSentence> {
  const t = await messagesIn(locale, 'seaman.gap.paper')
  const paper = isolated(codeName('documents', code, locale), locale)
  switch (answer.state) {
    case 'valid':
      return { has: true, sentence: t('valid', { paper }) }
    case 'expiry-unsaid':
      return { has: true, sentence: t('unsaid', { paper }) }
    case 'expired':
    case 'runs-out':
      return {
        has: false,
        sentence: t('ranOut', { paper, date: dayName(noonOf(answer.expires), locale) }),
      }
    case 'not-in-form':
      return { has: false, sentence: t('missing', { paper }) }
  }
}
