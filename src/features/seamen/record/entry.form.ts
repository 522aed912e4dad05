import { z } from 'zod'

import {
  type ActionContext,
  type Done,
  defineAction,
  type NotDone,
} from '../../../cms/services/forms/form'
import { listScans, type StoredScan } from '../../../cms/services/files/scan-store'
import type { Choice, FieldProblem } from '../../../cms/services/forms/form-fields'
import { formTexts } from '../../../cms/services/forms/form-texts'
import { tableFields, type TableFieldLook } from '../../../cms/services/forms/table-fields'
import { SEAMAN_RECORD_PAGE } from '../../../domain/addresses/site-pages'
import type { Locale } from '../../../domain/locales/locales'
import { fieldNames } from '../../../domain/structured-fields/field-table'
import type { TypedValue, TypedValues } from '../../../domain/structured-fields/typed-values'
import { forSeamen, leadToSignIn, pageAfter, type SeamanAbout } from '../form-visitor'
import { differences } from './entry-words'
import { type ScanChange, scanChange, scanFields } from './paper-scan.submit'
import { type Entry, ownEntry } from './record.queries'
import { type FieldsOf, type SectionName, SECTIONS } from './record-sections'
import { saveEntry, type Saved } from './save-entry.submit'

/** What the form of an entry knows. */
interface EntryAbout<Name extends SectionName> extends SeamanAbout {
  /** What is changed; nothing where one is added, or the one of the address is not there any more. */
  entry: Entry<Name> | undefined
  /** The words for choices that are no vocabulary's. */
  choices: Readonly<Record<string, readonly Choice[]>>
  scan: StoredScan | undefined
}

export interface EntryForm<Name extends SectionName> {
  section: Name
  /** In its address and in the names of its messages. */
  name: string
  looks: Readonly<Record<keyof FieldsOf<Name> & string, TableFieldLook>>
  /** Fields that the table gives a few choices, with these. */
  choices?: Readonly<Record<string, readonly string[]>>
  /** Whether a scan of it can be sent along. */
  hasScan?: true
  /** What is wrong between fields. */
  problems: (values: TypedValues<FieldsOf<Name>>) => Readonly<Record<string, FieldProblem>>
}

/** The entry in an address that adds one. */
const NEW = 'new'

/** The state of a form whose entry is somebody else's, or not there any more. */
const GONE = 'gone'

/** What the form says that it showed where it changes nothing that is there. */
export const NONE = 'none'

/** A form that adds an entry to a section of a seafarer's own record, or changes one. */
export function entryForm<Name extends SectionName>(form: EntryForm<Name>) {
  const { section, name } = form
  // The fields are those of the same section.
  const fields = SECTIONS[section].fields as FieldsOf<Name>
  return defineAction<EntryAbout<Name>, ReturnType<typeof schemaOf>>({
    name,
    keepsTyped: true,
    async load({ entry: asked = NEW, ...params }, locale, visitor) {
      const about = await forSeamen(params, locale, visitor)
      if (!about) return undefined
      const entry =
        asked === NEW ? undefined : await ownEntry(section, about.seaman.id, Number(asked))
      const mode = entry ? 'change' : asked === NEW ? NEW : GONE
      const scan =
        entry && form.hasScan
          ? (await listScans(about.seaman.id)).find(({ paper }) => paper === entry.id)
          : undefined
      const words = { mode, scan: scan ? 'one' : 'none' }
      return { ...about, words, entry, choices: await choicesIn(form, locale), scan }
    },
    leadsFirst: leadToSignIn,
    isGone: ({ words }) => words.mode === GONE,
    shown: ({ entry }) => (entry ? String(entry.version) : NONE),
    schema: ({ about: { entry, choices, scan }, locale, today }) =>
      schemaOf({
        ...tableFields(fields, form.looks, { locale, today, stored: entry?.values, choices }),
        ...(form.hasScan && scanFields(scan)),
      }),
    async act(typed, context) {
      const values = readValues(fieldNames(fields), typed) as TypedValues<FieldsOf<Name>>
      const problems = form.problems(values)
      if (Object.keys(problems).length > 0) return { problems }
      const scan = form.hasScan ? scanChange(typed, context.files) : undefined
      return save(form, { values, scan }, context)
    },
  })
}

export const schemaOf = (shape: ReturnType<typeof tableFields>) => z.object(shape)

async function save<Name extends SectionName>(
  form: EntryForm<Name>,
  { values, scan }: { values: TypedValues<FieldsOf<Name>>; scan: ScanChange | undefined },
  {
    payload,
    about: { seaman },
    params: { entry = NEW },
    locale,
    key,
    shown,
  }: ActionContext<EntryAbout<Name>>,
): Promise<Done | NotDone> {
  const sent = {
    section: form.section,
    seaman: seaman.id,
    id: entry === NEW ? undefined : Number(entry),
    version: versionIn(shown),
    key,
    scan,
  }
  return answerTo(await saveEntry(payload, sent, values), { ...form, values, locale })
}

/** What a page says of what became of what it sent. */
export async function answerTo<Name extends SectionName>(
  saved: Saved<Name>,
  {
    name,
    section,
    values,
    locale,
  }: Pick<EntryForm<Name>, 'name' | 'section'> & {
    values: TypedValues<FieldsOf<Name>>
    locale: Locale
  },
): Promise<Done | NotDone> {
  switch (saved.kind) {
    case 'saved':
      return { location: pageAfter(SEAMAN_RECORD_PAGE, locale, 'saved') }
    case 'savedElsewhere': {
      const { own } = await formTexts({ name }, { words: {} }, locale)
      // The fields are those of the same section.
      const fields = SECTIONS[section].fields as FieldsOf<Name>
      const differing = differences(fields, saved.entry.values, values, { own, locale })
      // Where all its words are the same, its scan is not.
      const stored = differing === '' ? own('scan.elsewhere') : differing
      return {
        notice: { kind: 'savedElsewhere', stored },
        shown: String(saved.entry.version),
      }
    }
    case 'removedElsewhere':
      return { notice: { kind: 'removedElsewhere' }, shown: NONE }
    case 'full':
      return { notice: { kind: 'full', most: saved.most } }
    case 'scansFull':
      return { problems: { scan: 'fileFull' } }
    case 'usedKey':
      return { notice: { kind: 'expired' } }
    case 'noAccount':
      return { notice: { kind: 'failed' } }
  }
}

/** The version that a page says it showed; nothing where it showed none, or what is sent is none of ours. */
export function versionIn(shown: string | undefined): number | undefined {
  return shown !== undefined && /^\d{1,9}$/.test(shown) ? Number(shown) : undefined
}

/** The output of the fields of a table, each of which reads a text or a number. */
export function readValues(names: readonly string[], typed: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    names.map((name): [string, TypedValue] => {
      const value = typed[name]
      return [name, typeof value === 'string' || typeof value === 'number' ? value : undefined]
    }),
  )
}

/** The words for the choices of a form that are no vocabulary's. */
export async function choicesIn(
  { name, choices = {} }: Pick<EntryForm<SectionName>, 'name' | 'choices'>,
  locale: Locale,
): Promise<Record<string, readonly Choice[]>> {
  const { own } = await formTexts({ name }, { words: {} }, locale)
  return Object.fromEntries(
    Object.entries(choices).map(([field, codes]) => [
      field,
      codes.map((value) => ({ value, label: own(`${field}.${value}`) })),
    ]),
  )
}
