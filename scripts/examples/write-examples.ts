import type { Payload } from 'payload'

import { storedDay } from '../../src/domain/time/calendar-day'
import { isLocale, type Locale } from '../../src/domain/locales/locales'
import type { tellProgress } from '../set-up/preparation-progress.mjs'
import type { Examples } from './examples'
import type { ExampleCompany, Texts } from './invented-companies'
import type { ExampleVacancy } from './invented-vacancies'
import type { ExampleWarning } from './invented-warnings'

/**
 * Writes and publishes invented companies, vacancies and warnings, marked as examples. Where the request's context says
 * `projectLater`, `payload` does not update the publication index; the caller does.
 * @throws whatever Payload throws, e.g. where a company of the same slug exists
 */
export async function writeExamples(
  payload: Pick<Payload, 'create' | 'update'>,
  { companies, vacancies, warnings }: Examples,
  tell: typeof tellProgress = () => undefined,
): Promise<void> {
  const ids = new Map<ExampleCompany, number>()
  for (const company of companies) {
    ids.set(company, await writeCompany(payload, company))
    tell('example companies', { done: ids.size, total: companies.length })
  }
  for (const [index, vacancy] of vacancies.entries()) {
    const id = ids.get(vacancy.company)
    if (id === undefined) throw new Error(`There is no company "${vacancy.company.key}"`)
    await writeVacancy(payload, vacancy, id)
    tell('example vacancies', { done: index + 1, total: vacancies.length })
  }
  for (const warning of warnings) {
    const { company } = warning
    await writeWarning(payload, warning, company && ids.get(company))
  }
}

async function writeCompany(
  payload: Pick<Payload, 'create' | 'update'>,
  { row, about, warning, licence, ...company }: ExampleCompany,
): Promise<number> {
  const [first = 'en', ...others] = languagesOf(about, warning)
  const textsIn = (locale: Locale) => ({
    ...(about[locale] !== undefined && { about: about[locale] }),
    ...(warning[locale] !== undefined && { warning: warning[locale] }),
  })
  const { name, legalName, slug, address, website, email, telephones, messengers } = company
  const { country, city, timeZone, fleet, flags, languages } = row
  const { id } = await payload.create({
    collection: 'crewings',
    locale: first,
    depth: 0,
    data: {
      ...{ name, legalName, slug, address, website, email, country, city, timeZone },
      telephones: telephones.map((telephone) => ({ ...telephone })),
      messengers: messengers.map((messenger) => ({ ...messenger })),
      ...(licence && {
        licence: {
          ...licence,
          validUntil: storedDay(licence.validUntil),
          checkedOn: licence.checkedOn === undefined ? null : storedDay(licence.checkedOn),
        },
      }),
      fleet: { vesselTypes: [...fleet], flags: [...flags] },
      acceptsMailings: licence?.checkedOn !== undefined,
      languages: [...languages],
      ...textsIn(first),
      isExample: true,
      _status: 'published',
    },
  })
  for (const locale of others) {
    await payload.update({
      ...{ collection: 'crewings', id, locale, depth: 0 },
      data: { ...textsIn(locale), _status: 'published' },
    })
  }
  return id
}

async function writeVacancy(
  payload: Pick<Payload, 'create' | 'update'>,
  vacancy: ExampleVacancy,
  company: number,
): Promise<void> {
  const { rank, vesselType, vessel, pay, contract, joining, contact, description } = vacancy
  const { englishLevel, experience, certificates, citizenships, openUntilDay } = vacancy
  const { from, to, ...place } = joining
  const [first = 'en', ...others] = languagesOf(description)
  const { id } = await payload.create({
    collection: 'vacancies',
    locale: first,
    depth: 0,
    data: {
      ...{ company, rank, vesselType, pay, contract, englishLevel, contact },
      vessel: { ...vessel, crewNationalities: [...vessel.crewNationalities] },
      joining: {
        ...place,
        from: from === undefined ? null : storedDay(from),
        to: to === undefined ? null : storedDay(to),
      },
      ...(experience !== undefined && { experience }),
      certificates: [...certificates],
      citizenships: [...citizenships],
      openUntilDay: storedDay(openUntilDay),
      description: description[first] ?? null,
      isExample: true,
      _status: 'published',
    },
  })
  for (const locale of others) {
    await payload.update({
      ...{ collection: 'vacancies', id, locale, depth: 0 },
      data: { description: description[locale] ?? null, _status: 'published' },
    })
  }
}

async function writeWarning(
  payload: Pick<Payload, 'create' | 'update'>,
  { name, kind, since, traces, text }: ExampleWarning,
  company: number | undefined,
): Promise<void> {
  const [first = 'en', ...others] = languagesOf(text)
  const { id } = await payload.create({
    collection: 'warnings',
    locale: first,
    depth: 0,
    data: {
      ...{ name, kind, since: storedDay(since), company: company ?? null },
      traces: traces.map((trace) => ({ ...trace })),
      text: text[first] ?? null,
      isExample: true,
      _status: 'published',
    },
  })
  for (const locale of others) {
    await payload.update({
      ...{ collection: 'warnings', id, locale, depth: 0 },
      data: { text: text[locale] ?? null, _status: 'published' },
    })
  }
}

function languagesOf(...texts: readonly Texts[]): Locale[] {
  return [...new Set(texts.flatMap((text) => Object.keys(text)))].filter(isLocale)
}
