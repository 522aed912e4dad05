import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'

import type { HelplineChoice, HelplineLanguage } from '@/domain/texts/helplines'
import { keepTogether } from '@/domain/texts/keep-together'
import { displayNames } from '@/domain/locales/intl-formats'
import { languageTag, type Locale } from '@/domain/locales/locales'
import { countryName } from '@/domain/vocabulary/countries'

import {
  byCountry,
  chosenLines,
  type Helper,
  helpersOf,
  type LineSource,
  sourceNumber,
  sourcesOf,
} from './helpline-groups'
import { HelplineSources } from './helpline-sources'
import { HelplinesStyle } from './helplines-style'
import type { HelplineView } from './helplines.queries'

/** Of the page on which a list of helplines is. */
interface HelplinesPage {
  lines: readonly HelplineView[]
  locale: Locale
  /** All lists that the page shows. */
  choices: readonly HelplineChoice[]
  /** Its parts, for the list of links to them. */
  parts: readonly { id: string; title: string }[]
}

interface Props {
  page: HelplinesPage
  choice: HelplineChoice
}

/** Who helps: large buttons that call and write, with the number to read and copy. */
export async function Helplines({ page, choice }: Props) {
  if (choice === 'parts') return <Parts parts={page.parts} />
  const sources = sourcesOnPage(page)
  if (choice === 'sources') return <HelplineSources sources={sources} locale={page.locale} />
  const { lines, locale } = page
  const chosen = chosenLines(lines, choice, locale)
  if (chosen.length === 0) {
    const t = await getTranslations('helplines')
    return <p className="card empty">{t('none')}</p>
  }
  if (choice !== 'countries' && choice !== 'ownCountries' && choice !== 'flagsAndPorts') {
    return (
      <>
        <HelplinesStyle />
        <Helpers helpers={helpersOf(chosen)} locale={locale} sources={sources} />
      </>
    )
  }
  const places = byCountry(chosen, locale)
  return (
    <div className="help-places">
      <HelplinesStyle />
      {places.map(({ country, name, lines: own }) =>
        country === undefined ? (
          <Helpers key="" helpers={helpersOf(own)} locale={locale} sources={sources} />
        ) : (
          <details
            key={country}
            className="card"
            open={choice === 'ownCountries' && places.length <= FEW_PLACES}
          >
            <summary>{name}</summary>
            <Helpers helpers={helpersOf(own)} locale={locale} sources={sources} />
          </details>
        ),
      )}
    </div>
  )
}

/** So many are shown open. */
const FEW_PLACES = 3

/** Where the lines of all lists of a page are published; none where the page does not say it. */
function sourcesOnPage({ lines, locale, choices }: HelplinesPage): LineSource[] {
  if (!choices.includes('sources')) return []
  const shown = choices.flatMap((choice) =>
    choice === 'parts' || choice === 'sources' ? [] : chosenLines(lines, choice, locale),
  )
  return sourcesOf([...new Set(shown)])
}

/** The parts of a page, as links. */
async function Parts({ parts }: Pick<HelplinesPage, 'parts'>) {
  const t = await getTranslations('helplines')
  if (parts.length === 0) return null
  return (
    <nav aria-label={t('parts')} className="help-parts">
      <HelplinesStyle />
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className="chip">
          {title}
        </a>
      ))}
    </nav>
  )
}

interface HelpersProps {
  helpers: readonly Helper[]
  locale: Locale
  /** Where the page says that their numbers are published; empty where it does not. */
  sources: readonly LineSource[]
}

/** Each with every way to reach them. */
export async function Helpers({ helpers, locale, sources }: HelpersProps) {
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
            <Way
              key={`${way.kind} ${way.value}`}
              way={way}
              locale={locale}
              number={sourceNumber(way, sources)}
            />
          ))}
        </li>
      ))}
    </ul>
  )
}

interface WayProps {
  way: HelplineView
  locale: Locale
  /** Of the source that supports it. */
  number: number | undefined
}

async function Way({ way, locale, number }: WayProps) {
  const t = await getTranslations('helplines')
  const { kind, value, href } = way
  const notes = await notesOf(way, locale)
  return (
    <div>
      <a href={href} className="line">
        <span>
          {kind === 'whatsapp' && `${t('whatsapp')} `}
          <bdi dir="ltr">{kind === 'page' ? <ShortAddress address={value} /> : value}</bdi>
          {notes.length > 0 && <small>{notes.join(' · ')}</small>}
        </span>
      </a>
      {number !== undefined && (
        <a href={`#_s${number}`} className="src" aria-label={t('source', { number })}>
          {number}
        </a>
      )}
    </div>
  )
}

/** What a language is called where CLDR has the word of another one. */
const BETTER_NAMES: Partial<Record<Locale, Partial<Record<HelplineLanguage, string>>>> = {
  id: { pl: 'Polandia' },
}

/** When somebody answers, in which languages, and from where they are reached. */
async function notesOf(
  { hours, times, languages, statedIn, country, onlyInside }: HelplineView,
  locale: Locale,
): Promise<string[]> {
  const t = await getTranslations('helplines')
  const tag = languageTag(locale)
  const names = displayNames(tag, 'language')
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const spoken = list.format(
    languages.map((code) => BETTER_NAMES[locale]?.[code] ?? names.of(code) ?? code),
  )
  return [
    hours === 'always' && t('alwaysOpen'),
    hours === 'weekdays' &&
      (times === undefined ? t('weekdays') : t('weekdaysAt', { hours: keepTogether(times) })),
    languages.length > 0 &&
      (statedIn === undefined
        ? t('speaks', { languages: spoken })
        : t('spoke', { languages: spoken, year: String(statedIn) })),
    onlyInside &&
      country !== undefined &&
      t('onlyInside', { country: countryName(country, locale) }),
  ].filter((note) => note !== false)
}

/** So many letters fit into a line on a small screen. */
const ONE_LINE = 20

/** An address as people say it: without `https://` and what is at its end; a long one breaks between its parts. */
function ShortAddress({ address }: { address: string }) {
  const { host, pathname } = new URL(address)
  const name = host.replace(/^www\./, '')
  const short = pathname === '/' ? name : `${name}${pathname}`
  if (short.length <= ONE_LINE) return short
  return short.split(/(?=\.)|(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
