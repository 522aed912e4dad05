import {
  type ActionContext,
  type Done,
  defineAction,
  type NotDone,
} from '../../../cms/services/forms/form'
import type { Choice, FieldProblem } from '../../../cms/services/forms/form-fields'
import { tableFields } from '../../../cms/services/forms/table-fields'
import type { SignedInSeaman } from '../../../cms/services/seaman-only/seaman-session.queries'
import type { Locale } from '../../../domain/locales/locales'
import { isolated } from '../../../domain/mail/mail-text'
import { codeName } from '../../../domain/structured-fields/code-name'
import { fieldNames } from '../../../domain/structured-fields/field-table'
import { type TypedValues, typedValues } from '../../../domain/structured-fields/typed-values'
import { dayInUtc } from '../../../domain/time/calendar-day'
import { processNow } from '../../../domain/time/process-clock'
import { forSeamen, leadToSignIn, type SeamanAbout } from '../form-visitor'
import {
  answerTo,
  choicesIn,
  type EntryForm,
  NONE,
  readValues,
  schemaOf,
  versionIn,
} from './entry.form'
import { type Entry, ownSheet } from './record.queries'
import { type FieldsOf, SECTIONS, type SheetName } from './record-sections'
import { saveEntry } from './save-entry.submit'

/** What the form of a section knows. */
interface SheetAbout<Name extends SheetName> extends SeamanAbout {
  /** What is written down; nothing before the first save. */
  entry: Entry<Name> | undefined
  choices: Readonly<Record<string, readonly Choice[]>>
}

interface SheetForm<Name extends SheetName> extends Omit<EntryForm<Name>, 'problems'> {
  /**
   * What is wrong between fields, of days, and beside what the account says.
   * @param today `YYYY-MM-DD`
   */
  problems: (
    values: TypedValues<FieldsOf<Name>>,
    today: string,
    seaman: SignedInSeaman,
  ) => Readonly<Record<string, FieldProblem>>
  /** What the account says already: it stands in the form until something is written down. */
  known?: (seaman: SignedInSeaman) => Readonly<Record<string, string | undefined>>
}

/** The form of a section that is one entry: it is saved by itself, and each field may stay empty. */
export function sheetForm<Name extends SheetName>(form: SheetForm<Name>) {
  const { section, name, known } = form
  // The fields are those of the same section.
  const fields = SECTIONS[section].fields as FieldsOf<Name>
  return defineAction<SheetAbout<Name>, ReturnType<typeof schemaOf>>({
    name,
    keepsTyped: true,
    async load(params, locale, visitor) {
      const about = await forSeamen(params, locale, visitor)
      if (!about) return undefined
      const entry = await ownSheet(section, about.seaman.id)
      const words = { account: accountLine(about.seaman, locale) }
      return { ...about, words, entry, choices: await choicesIn(form, locale) }
    },
    leadsFirst: leadToSignIn,
    shown: ({ entry }) => (entry ? String(entry.version) : NONE),
    schema: ({ about: { entry, choices, seaman }, locale, today }) => {
      const stored = entry?.values ?? typedValues(fields, known?.(seaman) ?? {})
      return schemaOf(tableFields(fields, form.looks, { locale, today, stored, choices }))
    },
    async act(typed, context) {
      const values = readValues(fieldNames(fields), typed) as TypedValues<FieldsOf<Name>>
      const today = dayInUtc(processNow('days that have not come yet'))
      const problems = form.problems(values, today, context.about.seaman)
      if (Object.keys(problems).length > 0) return { problems }
      return save(form, values, context)
    },
  })
}

async function save<Name extends SheetName>(
  form: SheetForm<Name>,
  values: TypedValues<FieldsOf<Name>>,
  { payload, about: { seaman }, locale, key, shown }: ActionContext<SheetAbout<Name>>,
): Promise<Done | NotDone> {
  const { section, name } = form
  const sent = { section, seaman: seaman.id, id: 'only', version: versionIn(shown), key } as const
  const saved = await saveEntry(payload, sent, values)
  return answerTo(saved, { section, name, values, locale })
}

/** What the account says, which is not asked again. */
function accountLine(
  { name, email, telephone, citizenship }: SignedInSeaman,
  locale: Locale,
): string {
  const country = citizenship === undefined ? undefined : codeName('countries', citizenship, locale)
  return [name, email, telephone, country]
    .filter((part) => part !== undefined)
    .map((part) => isolated(part, locale))
    .join(' · ')
}
