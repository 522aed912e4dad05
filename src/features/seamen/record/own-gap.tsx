import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import type { Validity } from '@/domain/sea-service/paper-validity'
import type { GapLine } from '@/domain/sea-service/vacancy-gap'
import { codeName } from '@/domain/structured-fields/code-name'
import { daysLater, noonOf } from '@/domain/time/calendar-day'
import { ENGLISH_LEVELS, type EnglishLevel } from '@/domain/vocabulary/contract-terms'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from '../form-visitor'
import { lengthText, unitText } from './length-text'

interface Props {
  lines: readonly GapLine[]
  locale: Locale
}

const STYLE = `
.own-gap{margin-block-end:20px}
.own-gap ul{display:grid;gap:6px;font-size:15px;overflow-wrap:anywhere}
.own-gap li{display:grid;grid-template-columns:20px minmax(0,1fr);gap:8px}
.own-gap li>i{font-style:normal;font-weight:700;color:var(--bad)}
.own-gap .has>i{color:var(--good)}
.own-gap .hint{font-size:14.5px;color:var(--muted)}
.own-gap a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);text-decoration:underline;text-underline-offset:4px}
`

/** What a vacancy asks beside what a seafarer has written down, above the form that answers it. It refuses nobody. */
export async function OwnGap({ lines, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.gap')
  const told = await Promise.all(lines.map((line) => tell(line, locale)))
  const said = told.filter((line) => line !== undefined)
  if (said.length === 0) return null
  return (
    <section className="card form-part own-gap" aria-labelledby="_gap">
      <style href="own-gap" precedence="form">
        {STYLE}
      </style>
      <div>
        <h2 id="_gap" className="text-[18px]">
          {t('title')}
        </h2>
        <p className="hint">{t('hint')}</p>
      </div>
      <ul>
        {said.map(({ has, sentence }) => (
          <li key={sentence} {...(has && { className: 'has' })}>
            <i aria-hidden="true">{has ? '✓' : '!'}</i>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={pageAfter(SEAMAN_RECORD_PAGE, locale)}>{t('change')}</a>
      </p>
    </section>
  )
}

type LineAbout<About extends GapLine['about']> = Extract<GapLine, { about: About }>

interface Told {
  has: boolean
  sentence: string
}

/** One line; nothing of a citizenship that the account does not have. */
async function tell(line: GapLine, locale: Locale): Promise<Told | undefined> {
  const t = await messagesIn(locale, 'seaman.gap')
  switch (line.about) {
    case 'paper': {
      const paper = isolated(codeName('documents', line.code, locale), locale)
      return tellPaper(line.answer, paper, locale)
    }
    case 'experience': {
      const { answer } = line
      if (answer.state === 'have') return { has: true, sentence: t('experience.have') }
      if (answer.state === 'not-in-form') return { has: false, sentence: t('experience.none') }
      return {
        has: false,
        sentence: t('experience.less', { length: lengthText(answer, locale) }),
      }
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

async function tellEnglish({ asked, answer }: LineAbout<'english'>, locale: Locale): Promise<Told> {
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

async function tellJoining({ until, answer }: LineAbout<'joining'>, locale: Locale): Promise<Told> {
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
): Promise<Told> {
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
