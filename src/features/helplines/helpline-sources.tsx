import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/domain/locales/locales'
import { dayName } from '@/i18n/day-range'

import type { LineSource } from './helpline-groups'
import { HelplinesStyle } from './helplines-style'

interface Props {
  /** In the order of their numbers: the latest day first. */
  sources: readonly LineSource[]
  locale: Locale
}

/**
 * Where the numbers are published, by the day on which somebody read them there, with the year of an older page; links to the
 * pages would be more than the page may weigh. Of what nobody has read, nothing is said.
 */
export async function HelplineSources({ sources, locale }: Props) {
  const t = await getTranslations('helplines')
  if (sources.length === 0) return null
  const days = [...new Set(sources.map(({ day }) => day))]
  return (
    <details className="card help-sources">
      <HelplinesStyle />
      <summary>{t('sources')}</summary>
      {days.map((day) => {
        const first = sources.findIndex((source) => source.day === day)
        return (
          <div key={day}>
            <p>{t('readOn', { date: dayName(new Date(day), locale) })}</p>
            <ol {...(first > 0 && { start: first + 1 })}>
              {sources.map(
                (source, index) =>
                  source.day === day && (
                    <li key={index} id={`_s${index + 1}`}>
                      <bdi>{source.host}</bdi>
                      {source.statedIn !== undefined && ` (${source.statedIn})`}
                    </li>
                  ),
              )}
            </ol>
          </div>
        )
      })}
    </details>
  )
}
