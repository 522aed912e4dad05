import { companiesType } from './features/companies/companies.type'
import { docsType } from './features/docs/docs.type'
import { pagesType } from './features/pages/pages.type'
import { seamanServicesType } from './features/seaman-services/seaman-services.type'
import { vacanciesType } from './features/vacancies/vacancies.type'
import { warningsType } from './features/warnings/warnings.type'

/**
 * The registry of content types: every one that has public URLs. A new type is a folder in `features`, a line here,
 * one in `payload.config.ts`, one for its view (`app/(site)/content-views.tsx`), and a migration.
 */
export const CONTENT_TYPES = [
  pagesType,
  docsType,
  companiesType,
  vacanciesType,
  seamanServicesType,
  warningsType,
] as const

type Entry = (typeof CONTENT_TYPES)[number]

/** Slug of a collection that has public URLs. */
export type PublishableCollection = Entry['collection']

/** One that is published language by language. */
export type TranslatedCollection = Extract<Entry, { publishing: 'each locale' }>['collection']

/** One whose documents stand in a tree, each language of it at an address of its own. */
export type TreeCollection = Extract<Entry, { path: { shape: 'tree' } }>['collection']
