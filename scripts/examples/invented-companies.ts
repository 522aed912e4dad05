import { LOCALES, type Locale } from '../../src/domain/locales/locales'
import { COMPANY_ROWS, type CompanyRow } from './example-companies'
import type { Random } from './seeded-random'
import { EXAMPLE_TEXTS } from './texts/all-texts'

/** A company that does not exist. Days are `YYYY-MM-DD`. */
export interface ExampleCompany {
  readonly key: string
  readonly row: CompanyRow
  readonly name: string
  readonly legalName: string
  readonly slug: string
  readonly address: string
  readonly website: string
  readonly email: string
  readonly telephones: readonly { readonly number: string; readonly note?: string }[]
  readonly messengers: readonly { readonly kind: 'whatsapp' | 'viber'; readonly handle: string }[]
  readonly licence?: {
    readonly number: string
    readonly authority: string
    readonly registerUrl: string
    readonly validUntil: string
    readonly checkedOn?: string
  }
  readonly about: Texts
  readonly warning: Texts
}

/** A text in some of the languages. */
export type Texts = Readonly<Partial<Record<Locale, string>>>

/** All the invented companies, beside a day that is today (`YYYY-MM-DD`). */
export function inventCompanies(random: Random, today: string): ExampleCompany[] {
  return Object.entries(COMPANY_ROWS).map(([key, row], index) => {
    const { place, kind, form, city, street, dial } = row
    const name = `${place} Example ${kind}`
    const licence = inventLicence(random, row, index, today)
    return {
      ...{ key, row, name, slug: `${key}-example`, address: `${street}\n${city}` },
      legalName: `${name} ${form}`,
      website: `https://www.${key}.example`,
      email: `crewing@${key}.example`,
      telephones: [
        { number: noNumber(dial, index) },
        ...(random.chance(0.4) ? [{ number: noNumber(dial, index + 50), note: '24/7' }] : []),
      ],
      messengers: random
        .some(['whatsapp', 'viber'] as const, random.whole(0, 2))
        .map((messenger) => ({ kind: messenger, handle: noNumber(dial, index) })),
      ...(licence && { licence }),
      about: textsOf(key, 'about'),
      warning: textsOf(key, 'warning'),
    }
  })
}

/** No subscriber anywhere has a number of so many zeros after the code of the country. */
function noNumber(dial: string, index: number): string {
  return `${dial} 000 000 0${String(index + 100)}`
}

function inventLicence(
  random: Random,
  { licence, city }: CompanyRow,
  index: number,
  today: string,
): ExampleCompany['licence'] {
  if (licence === 'none') return undefined
  const validFor = licence === 'expired' ? -random.whole(5, 90) : random.whole(120, 1_200)
  return {
    number: `EXAMPLE-${String(index + 1).padStart(3, '0')}`,
    authority: `Example Maritime Authority, ${city}`,
    registerUrl: `https://register.example/licences/${String(index + 1)}`,
    validUntil: dayAfter(today, validFor),
    ...(licence !== 'unchecked' && { checkedOn: dayAfter(today, -random.whole(100, 200)) }),
  }
}

function textsOf(key: string, kind: 'about' | 'warning'): Texts {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = EXAMPLE_TEXTS[locale][kind]?.[key]
      return text === undefined ? [] : [[locale, text]]
    }),
  )
}

/**
 * So many days after a day, or before it.
 * @example dayAfter('2026-12-31', 1) // '2027-01-01'
 */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
