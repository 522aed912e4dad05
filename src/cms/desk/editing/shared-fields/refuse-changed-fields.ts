import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { ValidationError } from 'payload'

import { panelText } from '../../../../i18n/panel/panel-texts'
import { isAlike, sharedFields } from './shared-as-read.field'

type Values = Record<string, unknown>

/**
 * Refuses what a translator has changed of the fields that all languages share. That they are there says nothing: a form
 * sends them all. One that is older than the document has what a colleague has changed since; that is left as it is stored.
 * @throws ValidationError that names each field
 */
export async function refuseSharedChanges(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number | string | undefined,
  data: unknown,
): Promise<void> {
  const sent = (data ?? {}) as Values
  const names = sharedFields(collection.flattenedFields).filter((name) => sent[name] !== undefined)
  if (names.length === 0 || id === undefined) return
  const stored = (await req.payload.findByID({
    collection: collection.slug,
    id,
    depth: 0,
    disableErrors: true,
    // Only compared with what somebody has sent, who may write its texts.
    overrideAccess: true,
    req,
  })) as Values | null
  // What is not there, Payload refuses.
  if (!stored || isOlder(sent.updatedAt, stored.updatedAt)) return
  const errors = names.flatMap((name) => {
    if (isAlike(sent[name], stored[name])) return []
    const field = collection.flattenedFields.find((one) => one.name === name)
    const label = field && 'label' in field && field.label ? field.label : name
    const facts = { field: getTranslation(label, req.i18n) }
    return [{ path: name, message: panelText(req.t, 'fileSharedByLanguages', facts) }]
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
}

function isOlder(read: unknown, stored: unknown): boolean {
  return typeof read === 'string' && typeof stored === 'string' && new Date(read) < new Date(stored)
}
