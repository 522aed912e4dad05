import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from '../form-visitor'

/** What is asked for, and whether it is written down. */
export interface GapSentence {
  has: boolean
  sentence: string
}

interface Props {
  title: string
  hints: readonly string[]
  lines: readonly GapSentence[]
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

/** What is asked beside what a seafarer has written down, above the form that sends it. */
export async function GapCard({ title, hints, lines, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.gap')
  return (
    <section className="card form-part own-gap" aria-labelledby="_gap">
      <style href="own-gap" precedence="form">
        {STYLE}
      </style>
      <div>
        <h2 id="_gap" className="text-[18px]">
          {title}
        </h2>
        {hints.map((hint) => (
          <p key={hint} className="hint">
            {hint}
          </p>
        ))}
      </div>
      <ul>
        {lines.map(({ has, sentence }) => (
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
