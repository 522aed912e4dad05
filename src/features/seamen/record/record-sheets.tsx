import { SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { numberFormat } from '@/domain/locales/intl-formats'
import type { Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import { codeName } from '@/domain/structured-fields/code-name'
import type { TypedValue } from '@/domain/structured-fields/typed-values'
import { noonOf } from '@/domain/time/calendar-day'
import { formTexts } from '@/cms/services/forms/form-texts'
import { dayName } from '@/i18n/day-range'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from '../form-visitor'
import { referenceName } from './entry-words'
import { text } from './read-record'
import { Details, Section, Ways } from './record-list'
import type { Entry, OwnSheets } from './record.queries'
import type { SheetName } from './record-sections'

interface Props {
  sheets: OwnSheets
  locale: Locale
}

/** What is written down of the person, the work wanted and the languages, in brief: others look at the same screen. */
export async function Sheets({ sheets: { languages, person, work }, locale }: Props) {
  return (
    <>
      <Sheet name="person" details={personDetails(person, locale)} locale={locale} />
      <Sheet name="work" details={await workDetails(work, locale)} locale={locale} />
      <Sheet name="languages" details={await languageDetails(languages, locale)} locale={locale} />
    </>
  )
}

type Said = readonly (string | undefined)[]

interface SheetProps {
  name: SheetName
  details: Said
  locale: Locale
}

async function Sheet({ name, details, locale }: SheetProps) {
  const t = await messagesIn(locale, 'seaman.record')
  const isEmpty = details.every((detail) => detail === undefined)
  const to = pageAfter(`${SEAMAN_RECORD_PAGE}/${name}`, locale)
  return (
    <section className="card form-part" id={name} aria-labelledby={`_${name}`}>
      <h2 id={`_${name}`}>{t(`${name}.title`)}</h2>
      {isEmpty ? <p>{t(`${name}.none`)}</p> : <Details details={details} />}
      <p className="acts">
        <a
          href={to}
          className={isEmpty ? 'button' : 'button quiet'}
          aria-label={`${t(isEmpty ? 'fill' : 'change')}: ${t(`${name}.title`)}`}
        >
          {t(isEmpty ? 'fill' : 'change')}
        </a>
      </p>
    </section>
  )
}

/** Any of its values shows that something is written down; the numbers of people are not on this page. */
function personDetails(person: Entry<'person'> | undefined, locale: Locale): Said {
  if (!person) return []
  const { airport, birthPlace, country, familyName, givenNames, otherCitizenship } = person.values
  const name = [givenNames, familyName].filter((part) => part !== undefined).join(' ')
  const said = [
    name === '' ? undefined : name,
    coded('countries', otherCitizenship, locale),
    coded('countries', country, locale),
    text(airport),
    text(birthPlace),
  ]
  if (said.some((detail) => detail !== undefined)) return said
  return Object.values(person.values).some((value) => value !== undefined) ? ['…'] : []
}

async function workDetails(work: Entry<'work'> | undefined, locale: Locale): Promise<Said> {
  if (!work) return []
  const t = await messagesIn(locale, 'seaman.record')
  const { own } = await formTexts({ name: 'record-work' }, { words: {} }, locale)
  const { pay, payCurrency, payPeriod, readyFrom } = work.values
  const { rank, secondRank, thirdRank } = work.values
  const { secondVesselType, thirdVesselType, vesselType } = work.values
  const sum = (amount: number) =>
    isolated(`${numberFormat(formattingTag(locale)).format(amount)} ${String(payCurrency)}`, locale)
  const amount =
    typeof pay === 'number' && payCurrency !== undefined && payPeriod !== undefined
      ? `${sum(pay)} ${own(`payPeriod.${payPeriod}`)}`
      : undefined
  return [
    ...[rank, secondRank, thirdRank].map((code) => coded('ranks', code, locale)),
    typeof readyFrom === 'string'
      ? t('readyFrom', { date: dayName(noonOf(readyFrom), locale, 'short') })
      : undefined,
    amount,
    ...[vesselType, secondVesselType, thirdVesselType].map((code) =>
      coded('vesselTypes', code, locale),
    ),
  ]
}

async function languageDetails(
  languages: Entry<'languages'> | undefined,
  locale: Locale,
): Promise<Said> {
  if (!languages) return []
  const t = await messagesIn(locale, 'seaman.record')
  const { own } = await formTexts({ name: 'record-languages' }, { words: {} }, locale)
  const { englishLevel, englishScore, englishTest } = languages.values
  const { firstLanguage, otherLanguages } = languages.values
  const level = coded('englishLevels', englishLevel, locale)
  const test = [
    englishTest === undefined ? undefined : own(`englishTest.${englishTest}`),
    text(englishScore),
  ].filter((part) => part !== undefined)
  return [
    level === undefined ? undefined : t('english', { level }),
    test.length === 0 ? undefined : test.join(' '),
    text(firstLanguage),
    text(otherLanguages),
  ]
}

function coded(
  of: Parameters<typeof codeName>[0],
  code: TypedValue,
  locale: Locale,
): string | undefined {
  return typeof code === 'string' ? codeName(of, code, locale) : undefined
}

interface ReferencesProps {
  entries: readonly Entry<'references'>[]
  locale: Locale
}

/** Who can tell a company about the seafarer. */
export function References({ entries, locale }: ReferencesProps) {
  return (
    <Section name="references" locale={locale} count={entries.length}>
      {entries.map(({ id, values }) => {
        const { company, email, person, position, telephone } = values
        return (
          <li key={id}>
            <h3>
              <bdi>{person ?? company}</bdi>
            </h3>
            <Details
              details={[
                text(position),
                person === undefined ? undefined : text(company),
                text(telephone),
                text(email),
              ]}
            />
            <Ways path={`references/${id}`} what={referenceName(values, locale)} locale={locale} />
          </li>
        )
      })}
    </Section>
  )
}
