import { OwnWords } from '@/cms/documents/shown/own-words'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import type { TraceKind } from '@/domain/vacancies/warning'
import { env } from '@/env'
import { dayName } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'

import type { WarningView } from './warning'

interface Props {
  warning: WarningView
  locale: Locale
}

/** What staff warn of, since when, and whether it has ended: a sign and words, never colour alone. */
export async function WarningLabels({
  warning: { kind, since, endedOn, isExample },
  locale,
}: Props) {
  const t = await messagesIn(locale, 'warnings')
  const vacancies = await messagesIn(locale, 'vacancies')
  return (
    <p className="labels">
      <span className={endedOn ? 'badge' : 'badge alarm'}>{t('kind', { kind })}</span>
      <span>
        {endedOn
          ? t('ended', { since: dayName(since, locale), date: dayName(endedOn, locale) })
          : t('since', { date: dayName(since, locale) })}
      </span>
      {isExample && <span className="label">{vacancies('example')}</span>}
    </p>
  )
}

/** What happened, what it writes from, and who says so too. */
export async function WarningFacts({ warning, locale }: Props) {
  const t = await messagesIn(locale, 'warnings')
  const vacancies = await messagesIn(locale, 'vacancies')
  const page = await messagesIn(locale, 'page')
  const { text, traces, sources, company } = warning
  return (
    <>
      {text && (
        <OwnWords
          text={text}
          locale={locale}
          says={{
            language: vacancies('textIn', {
              inLanguage: page('inLanguage', { language: text.locale }),
            }),
            means: t('textStands'),
          }}
        />
      )}
      {traces.length > 0 && (
        <dl className="card rows" aria-label={t('traces')}>
          {groups(traces).map(({ kind, values }) => (
            <div key={kind}>
              <dt>{t('trace', { kind })}</dt>
              {values.map((value) => (
                // Nobody is led to it, and no number is one touch away.
                <dd key={value}>
                  <bdi {...(kind !== 'name' && { dir: 'ltr' })}>{value}</bdi>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {(sources.length > 0 || company) && (
        <ul className="ways">
          {company && (
            <li>
              <a
                href={publicPath({ locale, path: company.path }, env.DEFAULT_LOCALE)}
                className="more"
              >
                {t('company')}
              </a>
            </li>
          )}
          {sources.map((source) => (
            <li key={source}>
              <a href={source} rel="noopener nofollow external" className="source">
                {t('source', { host: new URL(source).hostname.replace(/^www\./, '') })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function groups(traces: WarningView['traces']): { kind: TraceKind; values: string[] }[] {
  const byKind = new Map<TraceKind, Set<string>>()
  for (const { kind, value } of traces) {
    byKind.set(kind, (byKind.get(kind) ?? new Set()).add(value))
  }
  return [...byKind].map(([kind, values]) => ({ kind, values: [...values] }))
}
