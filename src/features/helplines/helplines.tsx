import { getTranslations } from 'next-intl/server'

import type { HelplineChoice } from '@/domain/helplines'
import type { Locale } from '@/domain/locales'
import { countryName } from '@/domain/vocabulary/countries'
import { dayName } from '@/i18n/day-range'

import { byCountry, chosenLines, type Helper, helpersOf, sourcesByDay } from './helpline-groups'
import { HelplinesStyle } from './helplines-style'
import type { HelplineView } from './helplines.queries'

interface Props {
  lines: readonly HelplineView[]
  choice: HelplineChoice
  locale: Locale
}

/** Who helps: large buttons that call and write, with the number to read and copy. */
export async function Helplines({ lines, choice, locale }: Props) {
  if (choice === 'sources') return <Sources lines={lines} locale={locale} />
  const chosen = chosenLines(lines, choice)
  if (chosen.length === 0) {
    const t = await getTranslations('helplines')
    return <p className="card empty">{t('none')}</p>
  }
  if (choice !== 'countries' && choice !== 'flagsAndPorts') {
    return (
      <>
        <HelplinesStyle />
        <Helpers helpers={helpersOf(chosen)} locale={locale} />
      </>
    )
  }
  return (
    <div className="help-places">
      <HelplinesStyle />
      {byCountry(chosen, locale).map(({ country, name, lines: own }) =>
        country === undefined ? (
          <Helpers key="" helpers={helpersOf(own)} locale={locale} />
        ) : (
          <details key={country} className="card">
            <summary>{name}</summary>
            <Helpers helpers={helpersOf(own)} locale={locale} />
          </details>
        ),
      )}
    </div>
  )
}

interface HelpersProps {
  helpers: readonly Helper[]
  locale: Locale
}

/** Each with every way to reach them. */
export async function Helpers({ helpers, locale }: HelpersProps) {
  const t = await getTranslations('helplines')
  return (
    <ul className="helplines">
      {helpers.map(({ organisation, purpose, ways }) => (
        <li key={`${organisation} ${purpose}`}>
          <p>
            <b>
              <bdi>{organisation}</bdi>
            </b>
            <span>{t(`purposes.${purpose}`)}</span>
          </p>
          {ways.map((way) => (
            <Way key={`${way.kind} ${way.value}`} way={way} locale={locale} />
          ))}
        </li>
      ))}
    </ul>
  )
}

async function Way({ way, locale }: { way: HelplineView; locale: Locale }) {
  const t = await getTranslations('helplines')
  const { kind, value, href, hours, times, country, onlyInside } = way
  const notes = [
    hours === 'always' && t('alwaysOpen'),
    hours === 'weekdays' &&
      (times === undefined ? t('weekdays') : t('weekdaysAt', { hours: times })),
    onlyInside &&
      country !== undefined &&
      t('onlyInside', { country: countryName(country, locale) }),
  ].filter((note) => note !== false)
  const isOutside = href.startsWith('https:')
  return (
    <a href={href} className="line" {...(isOutside && { rel: 'noopener external' })}>
      <span>
        {kind === 'whatsapp' && `${t('whatsapp')} `}
        <bdi dir="ltr">{kind === 'page' ? shortAddress(value) : value}</bdi>
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
    </a>
  )
}

/** An address as people say it: without `https://` and what is at its end. */
function shortAddress(address: string): string {
  const { host, pathname } = new URL(address)
  const name = host.replace(/^www\./, '')
  return pathname === '/' ? name : `${name}${pathname}`
}

/**
 * Where the numbers are published, by the day on which somebody read them there; the whole addresses would be a tenth of
 * the page. Of what nobody has read, nothing is said.
 */
async function Sources({ lines, locale }: Omit<Props, 'choice'>) {
  const t = await getTranslations('helplines')
  const sources = sourcesByDay(lines)
  if (sources.length === 0) return null
  return (
    <details className="card help-sources">
      <HelplinesStyle />
      <summary>{t('sources')}</summary>
      <ul>
        {sources.map(({ day, hosts }) => (
          <li key={day}>
            {t('readOn', { date: dayName(new Date(day), locale) })}: <bdi dir="ltr">{hosts}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}
