import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  type Field,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload'

import { refusalSentence } from '../../cms/services/answers/refusal'
import type { ImportKind } from '../../domain/imports/import-types'
import { COLLECTION_OF, type RecordValues, type StoredRecord } from './write-record.hooks'

/** Asked about once for all rows: a question to the database for each would say the same. */
const ASKED_ELSEWHERE: ReadonlySet<string> = new Set(['company', 'logo'])

/** Written language by language; their length was looked at when they were read. */
const TEXTS: ReadonlySet<string> = new Set(['about', 'warning', 'description'])

/**
 * Asks the rules of a collection's own fields about facts that are to be written, without writing anything.
 * @returns what they refuse, in the language of the request
 */
export async function sentencesAgainst(
  ...asked: Parameters<typeof errorsAgainst>
): Promise<string[]> {
  try {
    const errors = await errorsAgainst(...asked)
    return errors.map(({ label, message }) =>
      typeof label === 'string' && label !== '' ? `${label}: ${message}` : message,
    )
  } catch (error) {
    const sentence = await refusalSentence(error, asked[0])
    if (sentence === undefined) throw error
    return [sentence]
  }
}

/**
 * The same by field.
 * @throws what the hooks of the collection throw
 */
export async function errorsAgainst(
  req: PayloadRequest,
  kind: ImportKind,
  stored: StoredRecord | undefined,
  values: RecordValues,
): Promise<ValidationFieldError[]> {
  const { config } = req.payload.collections[COLLECTION_OF[kind]]
  const fields = config.fields.filter((field) => !isAskedElsewhere(field))
  const doc = stored ? withoutTexts(stored.values) : {}
  let data: Record<string, unknown> = {
    ...structuredClone(withoutTexts(values)),
    _status: 'published',
  }
  const operation = stored ? 'update' : 'create'
  const common = {
    collection: config,
    context: {},
    doc,
    fields,
    global: null,
    operation,
    // Rights are asked when it is written.
    overrideAccess: true,
    parentIndexPath: '',
    parentIsLocalized: false,
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingDoc: doc,
    ...(stored && { id: stored.id }),
  } as const
  const errors: ValidationFieldError[] = []
  await beforeValidateTraverseFields({ ...common, data, siblingData: data })
  for (const hook of config.hooks.beforeValidate) {
    const changed: unknown = await hook({
      collection: config,
      context: {},
      data,
      operation,
      originalDoc: stored && doc,
      req,
    })
    data = (changed as typeof data | undefined) ?? data
  }
  await beforeChangeTraverseFields({
    ...common,
    data,
    siblingData: data,
    docWithLocales: doc,
    siblingDocWithLocales: doc,
    errors,
    fieldLabelPath: '',
    mergeLocaleActions: [],
  })
  return errors
}

function isAskedElsewhere(field: Field): boolean {
  return 'name' in field && ASKED_ELSEWHERE.has(field.name)
}

function withoutTexts(values: RecordValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !TEXTS.has(name)))
}
