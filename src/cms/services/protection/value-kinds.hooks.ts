import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { APIError, ValidationError } from 'payload'

import { panelText } from '../../../i18n/panel/panel-texts'
import { type Misfit, misfits } from './value-kinds'

/** Refuses values that their fields cannot hold, also in drafts, before anything looks at them. */
export const refuseMisfits: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  // Whose settings of the panel they are, Payload writes itself, over something else that it sends.
  const fields = collection.flattenedFields.filter(
    ({ name }) => collection.slug !== 'payload-preferences' || name !== 'user',
  )
  const found = await complaints(args, fields, req)
  if (found) throw new ValidationError({ collection: collection.slug, errors: found }, req.t)
}

/** The same for a global. */
export const refuseMisfitsInGlobal: GlobalBeforeOperationHook = async ({ args, global, req }) => {
  const found = await complaints(args as object, global.flattenedFields, req)
  if (found) throw new ValidationError({ global: global.slug, errors: found }, req.t)
}

/**
 * Payload takes for granted that a body holds fields, and stumbles over `null` or a word.
 * @throws APIError 400 where it holds none
 */
export function requireFields(
  req: PayloadRequest,
  data: unknown,
): asserts data is Record<string, unknown> {
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return
  throw new APIError(panelText(req.t, 'requestUnreadable'), 400, undefined, true)
}

type Complaint = ConstructorParameters<typeof ValidationError>[0]['errors'][number]

async function complaints(
  args: object,
  fields: FlattenedField[],
  req: PayloadRequest,
): Promise<Complaint[] | undefined> {
  const { data } = args as { data?: unknown }
  if (data === undefined) return undefined
  requireFields(req, data)
  const found = misfits(fields, data, req)
  if (found.length === 0) return undefined
  return Promise.all(
    found.map(async (misfit) => ({
      path: misfit.path,
      message: (await ownSentence(misfit, data, req)) ?? panelText(req.t, misfit.sentence),
    })),
  )
}

/** What the field itself says of such a value: of a price that cannot be read it knows more. */
async function ownSentence(
  { field, value, siblings, path }: Misfit,
  data: object,
  req: PayloadRequest,
): Promise<string | undefined> {
  if (field.type !== 'number' || typeof value !== 'string') return undefined
  // Each kind of field has its own type of options and values; this value is of no kind.
  const validate = field.validate as ((value: unknown, options: unknown) => unknown) | undefined
  const options = { ...field, data, siblingData: siblings, req, path: path.split('.') }
  const sentence = await validate?.(value, { ...options, event: 'submit', preferences: {} })
  return typeof sentence === 'string' ? sentence : undefined
}
