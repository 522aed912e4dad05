import { headers } from 'next/headers'

import { rulesOf } from '@/cms/services/forms/form-fields'
import { formTexts } from '@/cms/services/forms/form-texts'
import type { Locale } from '@/domain/locales/locales'
import { isolated } from '@/domain/mail/mail-text'
import { dayInUtc } from '@/domain/time/calendar-day'
import { processNow } from '@/domain/time/process-clock'
import { messagesIn } from '@/i18n/messages-translator'

import { differences, paperName, referenceName, serviceName } from '../record/entry-words'
import { type SectionName, SECTIONS } from '../record/record-sections'
import { type ImportAbout, importReviewForm } from './import-review.form'
import type { PlannedEntry } from './plan-import'
import type { FileValueProblem, RefusedValue } from './read-record-file'
import { SECTION_RULES, sectionFields } from './section-rules'

const STYLE = `
.import-plan{display:grid;gap:20px}
.import-plan ul{list-style:disc;padding-inline-start:20px;display:grid;gap:8px;overflow-wrap:anywhere}
`

/** What a file would change in the own record, above the button that does it. */
export async function ImportPlanView({ locale }: { locale: Locale }) {
  const cookies = (await headers()).get('cookie') ?? ''
  const about = await importReviewForm.load({}, locale, { cookies })
  if (!about) return null
  return <PlanOf about={about as ImportAbout} locale={locale} />
}

interface PlanProps {
  about: Pick<ImportAbout, 'file' | 'plan'>
  locale: Locale
}

export async function PlanOf({ about: { file, plan }, locale }: PlanProps) {
  const t = await messagesIn(locale, 'seaman.import')
  const { added, changed, full, same } = plan
  const refused = [...file.refused, ...full]
  const unknown = file.unknown.map((name) => isolated(name, locale)).join(' · ')
  return (
    <div className="import-plan">
      <style href="import-plan" precedence="form">
        {STYLE}
      </style>
      {added.length + changed.length === 0 && <p role="status">{t('nothing')}</p>}
      {added.length > 0 && (
        <Part title={t('added', { count: added.length })}>
          {added.map((entry, index) => (
            <Added key={index} entry={entry} locale={locale} />
          ))}
        </Part>
      )}
      {changed.length > 0 && (
        <Part title={t('changed', { count: changed.length })}>
          {changed.map((entry, index) => (
            <Changed key={index} entry={entry} locale={locale} />
          ))}
        </Part>
      )}
      {refused.length > 0 && (
        <Part title={t('refused', { count: refused.length })}>
          {refused.map((one, index) => (
            <Refused key={index} refused={one} locale={locale} />
          ))}
        </Part>
      )}
      <Part title={t('others')}>
        {same > 0 && <li>{t('same', { count: same })}</li>}
        <li>{t('leftOut')}</li>
        {file.scans > 0 && <li>{t('scans', { count: file.scans })}</li>}
        {unknown !== '' && <li>{t('unknown', { names: unknown })}</li>}
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="card form-part">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

interface EntryProps {
  entry: PlannedEntry
  locale: Locale
}

async function Added({ entry, locale }: EntryProps) {
  return <li>{await nameOf(entry, locale)}</li>
}

async function Changed({ entry, locale }: EntryProps) {
  const t = await messagesIn(locale, 'seaman.import')
  const { section, values, before } = entry
  const { own } = await formTexts({ name: SECTION_RULES[section].form }, { words: {} }, locale)
  const { fields } = SECTIONS[section]
  const said = before?.values ?? values
  return (
    <li>
      <p>{await nameOf(entry, locale)}</p>
      <p>{t('now', { values: differences(fields, said, values, { own, locale }) })}</p>
      <p>{t('then', { values: differences(fields, values, said, { own, locale }) })}</p>
    </li>
  )
}

async function Refused({ refused, locale }: { refused: RefusedValue; locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.import')
  const { section, entry, field } = refused
  const title = await titleOf(section, locale)
  const { own } = await formTexts({ name: SECTION_RULES[section].form }, { words: {} }, locale)
  const isKnown = field !== undefined && Object.hasOwn(SECTIONS[section].fields, field)
  const place = [
    entry === undefined ? title : t('entry', { section: title, number: entry }),
    ...(field === undefined ? [] : [isKnown ? own(`${field}.label`) : isolated(field, locale)]),
  ].join(' · ')
  return <li>{t('refusal', { place, problem: await problemOf(refused, locale) })}</li>
}

async function problemOf(
  { section, field = '', problem }: RefusedValue,
  locale: Locale,
): Promise<string> {
  const t = await messagesIn(locale, 'seaman.import.problems')
  if (isOfFile(problem)) return t(problem, { most: SECTIONS[section].most })
  const texts = await formTexts({ name: SECTION_RULES[section].form }, { words: {} }, locale)
  const today = dayInUtc(processNow('days that have not come yet'))
  const rules = sectionFields(section, today)[field]
  return rules ? texts.problem(field, problem, rulesOf(rules)) : t('unknownField')
}

const OF_FILES = ['notText', 'unknownField', 'notAnEntry', 'tooMany'] as const

function isOfFile(problem: FileValueProblem): problem is (typeof OF_FILES)[number] {
  return OF_FILES.some((one) => one === problem)
}

/** What an entry is called: its section, and by what it is told from others there. */
async function nameOf({ section, values }: PlannedEntry, locale: Locale): Promise<string> {
  const title = await titleOf(section, locale)
  const name = NAMES[section]?.(values as never, locale) // the values are those of the section
  if (name === undefined || name === '') return title
  const t = await messagesIn(locale, 'seaman.import')
  return t('named', { section: title, name })
}

const NAMES: Partial<Record<SectionName, (values: never, locale: Locale) => string>> = {
  service: serviceName,
  papers: paperName,
  references: referenceName,
}

async function titleOf(section: SectionName, locale: Locale): Promise<string> {
  const t = await messagesIn(locale, 'seaman.record')
  return t(`${section}.title`)
}
