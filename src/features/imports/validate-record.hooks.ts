import {
  beforeChangeTraverseFields,
  beforeValidateTraverseFields,
  deepMergeWithSourceArrays,
  type Field,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload'

import { refusalSentence } from '../../cms/services/answers/refusal'
import type { ImportKind } from '../../domain/imports/import-types'
import { isEachValid } from './each-field-valid.hooks'
import { COLLECTION_OF, type RecordValues, type StoredRecord } from './write-record.hooks'

type Values = Record<string, unknown>

/** Fields that are checked once for all rows, to save a query for each row. */
const ASKED_ELSEWHERE: ReadonlySet<string> = new Set(['company', 'logo'])

/** Localized texts. Their length was checked when the file was read. */
const TEXTS: ReadonlySet<string> = new Set(['about', 'warning', 'description'])

/**
 * Validates values with the rules of the collection's fields, without writing anything.
 * @returns the refusals, in the language of the request
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
  const operation: 'create' | 'update' = stored ? 'update' : 'create'
  const common = {
    collection: config,
    context: {},
    doc,
    fields,
    global: null,
    operation,
    // The rights are checked when the row is written.
    overrideAccess: true,
    parentIndexPath: '',
    parentIsLocalized: false,
    parentPath: '',
    parentSchemaPath: '',
    req,
    siblingDoc: doc,
    ...(stored && { id: stored.id }),
  } as const
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
  const whole = stored ? deepMergeWithSourceArrays<Values>(doc, data) : data
  const asked = {
    ...{ collectionSlug: config.slug, operation, req, data, whole, fields },
    ...{ siblingData: data, siblingDoc: doc },
    ...(stored && { id: stored.id }),
  } as const
  if (await isEachValid(asked)) return []
  const errors: ValidationFieldError[] = []
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
