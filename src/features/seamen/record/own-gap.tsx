import type { Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import type { ContractDays, Validity } from '@/domain/sea-service/paper-validity'
import type { GapLine } from '@/domain/sea-service/vacancy-gap'
import { codeName } from '@/domain/structured-fields/code-name'
import { daysLater, noonOf } from '@/domain/time/calendar-day'
import { ENGLISH_LEVELS, type EnglishLevel } from '@/domain/vocabulary/contract-terms'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import { GapCard, type GapSentence } from './gap-card'
import { lengthText, unitText } from './length-text'

interface Props {
  lines: readonly GapLine[]
  /** `YYYY-MM-DD`, the day that they were made with. */
  today: string
  locale: Locale
}

/** What a vacancy asks beside what a seafarer has written down, above the form that answers it. It refuses nobody. */
export async function OwnGap({ lines, today, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.gap')
  const told = await Promise.all(lines.map((line) => tell(line, locale)))
  const said = told.filter((line) => line !== undefined)
  if (said.length === 0) return null
  const paper = lines.find((line) => line.about === 'paper')
  const hints = [t('hint'), ...(paper ? [await countedTo(paper.days, today, locale)] : [])]
  return <GapCard title={t('title')} hints={hints} lines={said} locale={locale} />
}

/** The day that papers have to last to, which is the same for all of them, and why that one. */
async function countedTo(
  { signOn, signOff }: ContractDays,
  today: string,
  locale: Locale,
): Promise<string> {
  const t = await messagesIn(locale, 'seaman.gap.counted')
  const from = dayName(noonOf(signOn), locale)
  if (signOff !== undefined) return t('contract', { from, until: dayName(noonOf(signOff), locale) })
  return signOn === today ? t('today', { today: from }) : t('start', { from })
}

type LineAbout<About extends GapLine['about']> = Extract<GapLine, { about: About }>

/** One line; nothing of a citizenship that the account does not have. */
async function tell(line: GapLine, locale: Locale): Promise<GapSentence | undefined> {
  const t = await messagesIn(locale, 'seaman.gap')
  switch (line.about) {
    case 'paper': {
      const paper = isolated(codeName('documents', line.code, locale), locale)
      return tellPaper(line.answer, paper, locale)
    }
    case 'experience': {
      const { answer } = line
      if (answer.state === 'have') return { has: true, sentence: t('experience.have') }
      const asked = unitText(line.asked, 'month', locale)
      if (answer.state === 'not-in-form') {
        return { has: false, sentence: t('experience.none', { asked }) }
      }
      const length = lengthText(answer, locale)
      return { has: false, sentence: t('experience.less', { asked, length }) }
    }
    case 'citizenship': {
      const { state } = line.answer
      if (state === 'not-in-form') return undefined
      return { has: state === 'have', sentence: t(`citizenship.${state}`) }
    }
    case 'english':
      return tellEnglish(line, locale)
    case 'joining':
      return tellJoining(line, locale)
  }
}

async function tellEnglish(
  { asked, answer }: LineAbout<'english'>,
  locale: Locale,
): Promise<GapSentence> {
  const t = await messagesIn(locale, 'seaman.gap.english')
  const named = (level: EnglishLevel) =>
    `${codeName('englishLevels', level, locale)} (${ENGLISH_LEVELS[level].cefr})`
  switch (answer.state) {
    case 'have':
      return { has: true, sentence: t('have', { asked: named(asked) }) }
    case 'less':
      return {
        has: false,
        sentence: t('less', { asked: named(asked), has: named(answer.has) }),
      }
    case 'not-in-form':
      return { has: false, sentence: t('none', { asked: named(asked) }) }
  }
}

async function tellJoining(
  { until, answer }: LineAbout<'joining'>,
  locale: Locale,
): Promise<GapSentence> {
  const t = await messagesIn(locale, 'seaman.gap.joining')
  const dated = (day: string) => dayName(noonOf(day), locale)
  switch (answer.state) {
    case 'have':
      return { has: true, sentence: t('have', { until: dated(until) }) }
    case 'later': {
      const ready = dated(daysLater(until, answer.days))
      return { has: false, sentence: t('later', { until: dated(until), ready }) }
    }
    case 'not-in-form':
      return { has: false, sentence: t('none', { until: dated(until) }) }
  }
}

async function tellPaper(
  answer: Validity | { state: 'not-in-form' },
  paper: string,
  locale: Locale,
): Promise<GapSentence> {
  const t = await messagesIn(locale, 'seaman.gap.paper')
  const dated = (expires: string) => dayName(noonOf(expires), locale)
  switch (answer.state) {
    case 'valid':
      return { has: true, sentence: t('valid', { paper }) }
    case 'expiry-unsaid':
      return { has: true, sentence: t('unsaid', { paper }) }
    case 'expired':
      return { has: false, sentence: t('expired', { paper, date: dated(answer.expires) }) }
    case 'runs-out':
      return {
        has: false,
        sentence: t('runsOut', {
          paper,
          date: dated(answer.expires),
          length: unitText(answer.daysBefore, 'day', locale),
        }),
      }
    case 'not-in-form':
      return { has: false, sentence: t('missing', { paper }) }
  }
}
