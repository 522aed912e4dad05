import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/domain/locales'
import { dayName } from '@/i18n/day-range'

import type { LineSource } from './helpline-groups'
import { HelplinesStyle } from './helplines-style'

interface Props {
  /** In the order of their numbers: the latest day first. */
  sources: readonly LineSource[]
  locale: Locale
}

/**
 * The pages where the numbers are published, by the day on which somebody read them there, called by their hosts: whole
 * addresses to read would be twice as much. Of what nobody has read, nothing is said.
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
                    <li key={source.href} id={`_s${index + 1}`}>
                      <a href={source.href} rel="noopener external">
                        <bdi>{source.host}</bdi>
                      </a>
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
