import {
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  executeAccess,
  Forbidden,
  type UploadConfig,
  ValidationError,
} from 'payload'

import { sql } from '../../cms/database/sql'
import { isEditor, mayWriteLanguage } from '../../cms/access'
import { checkFile } from '../../cms/services/forms/check-file'
import { downloadResponse } from '../../cms/services/files/download-response'
import {
  isOnlyAboutTrash,
  refuseTrashAndChange,
  refuseTrashToOthers,
} from '../../cms/publications/writing/about-trash.hooks'
import { databaseOf } from '../../cms/database/handle'
import { lockDocument } from '../../cms/database/locks'
import { env } from '../../env'
import { panelText } from '../../i18n/panel/panel-texts'
import type { ServiceFile } from '../../payload-types'

/**
 * Takes of a request only its name and its file, and the file only after a look into it, as what visitors send. Payload
 * takes the rest from the data as it comes, and would fetch a file from an address that is named there. A translator names
 * a file in the own languages, and leaves it as it is.
 */
export const takeOnlyCheckedFile: CollectionBeforeOperationHook = async ({
  args,
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one of its names is
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  // Payload's type of the arguments is a union over all operations; writes have these.
  const { data, id } = args as { data?: { name?: unknown }; id?: number | string }
  const hasFile = req.file !== undefined || req.query?.uploadEdits !== undefined
  if (operation === 'update' && !hasFile && isOnlyAboutTrash(data)) {
    refuseTrashToOthers(req, overrideAccess)
    if (id !== undefined) await lockDocument(req, collection.slug, id)
    return { ...args, data: { deletedAt: data.deletedAt } }
  }
  refuseTrashAndChange(req, data, hasFile)
  if (hasFile && overrideAccess !== true && !isEditor(req)) throw new Forbidden(req.t)
  const refuse = (key: 'serviceFileMissing' | 'serviceFileRefused') => {
    const errors = [{ path: 'file', message: panelText(req.t, key) }]
    return new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  if (req.file) {
    if (overrideAccess !== true) await executeAccess({ req }, collection.access[operation])
    const { data: bytes, name: sentName } = req.file
    const checked = await checkFile({ bytes, name: sentName }, 'documents', env.CLAMAV_URL)
    if ('problem' in checked || checked.isUnscanned) throw refuse('serviceFileRefused')
    req.file = { ...req.file, name: checked.name, mimetype: checked.type }
  } else if (operation === 'create') throw refuse('serviceFileMissing')
  // Payload writes whole rows: a name that is saved while the file is replaced would bring back what was known of the old one.
  if (id !== undefined && (overrideAccess === true || mayWriteLanguage(req, req.locale))) {
    await lockDocument(req, collection.slug, id)
  }
  return { ...args, data: data?.name === undefined ? {} : { name: data.name } }
}

/** Keeps the bytes of a file with its row, in the same transaction. */
export const keepBytes: CollectionAfterChangeHook<ServiceFile> = async ({ doc, req }) => {
  if (!req.file) return doc
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    INSERT INTO service_file_bytes (file_id, bytes) VALUES (${doc.id}, ${req.file.data})
    ON CONFLICT (file_id) DO UPDATE SET bytes = excluded.bytes`)
  return doc
}

/** Gives a file to staff, who may read its row: Payload has asked. */
export const sendBytes: NonNullable<UploadConfig['handlers']>[number] = async (
  req,
  { params: { filename } },
) => {
  // Payload asks for whatever the part `file` of a form names, where it comes without a file.
  const name: unknown = filename
  if (typeof name !== 'string') return noFile()
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ bytes: Buffer }>(sql`
    SELECT b.bytes FROM service_files f JOIN service_file_bytes b ON b.file_id = f.id
    WHERE f.filename = ${filename}`)
  const [found] = rows
  return found ? downloadResponse(found.bytes, filename) : noFile()
}

const noFile = () =>
  Response.json({ errors: [{ message: 'There is no such file.' }] }, { status: 404 })
