import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'

import { isEditor } from '../../../cms/access'
import { databaseOf } from '../../../cms/database/handle'
import { sql } from '../../../cms/database/sql'
import { inOneTransaction } from '../../../cms/database/within-transaction'
import { recordEvent } from '../../../cms/services/audit/record-event.hooks'
import { askedDocument, documentInPath } from '../../../cms/services/answers/document-in-path'
import { overloaded, refusal } from '../../../cms/services/answers/refusal'
import { askCompanyForm } from '../../../cms/services/company-forms/company-form-children'
import { downloadResponse } from '../../../cms/services/files/download-response'
import { scanInLine } from '../../../cms/services/forms/check-file'
import { LARGEST_COMPANY_FORM } from '../../../domain/company-forms/template-problems'
import { isLocale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { CompanyForm } from '../../../payload-types'
import { inventedFormValues } from './invented-seafarer'
import { keepCompanyForm } from './keep-company-form.hooks'
import { problemSentence, REFUSALS } from './problem-sentences'

/** Seconds until it may be tried again. */
const LATER = 5

const MB = 1024 * 1024

/**
 * The endpoints of companies' forms, for admins and editors. `POST /api/company-forms/upload` takes a file as its body, and says each place
 * at which it cannot be filled. `GET …/<id>/preview` fills it with an invented seafarer, `…/<id>/file` gives it as it was uploaded;
 * `POST …/<id>/use` takes an earlier one into use again.
 */
export const companyFormEndpoints: Endpoint[] = [
  { path: '/upload', method: 'post', handler: upload },
  { path: '/:id/preview', method: 'get', handler: preview },
  { path: '/:id/file', method: 'get', handler: file },
  { path: '/:id/use', method: 'post', handler: use },
]

async function upload(req: PayloadRequest): Promise<Response> {
  requireEditor(req)
  const { company, language, name } = req.query
  if (typeof name !== 'string' || !isLocale(language)) {
    throw refusal(req, 'requestUnreadable', 400)
  }
  const chosen = await askedDocument(req, 'crewings', company)
  if (!chosen) throw refusal(req, 'companyGone', 400)
  const declared = Number(req.headers.get('content-length') ?? 0)
  if (declared > LARGEST_COMPANY_FORM) throw tooLarge(req)
  const bytes = Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
  if (bytes.length > LARGEST_COMPANY_FORM) throw tooLarge(req)
  if (bytes.length === 0) throw refusal(req, 'companyFormEmpty', 422)
  const looked = await askCompanyForm({ wants: 'look', input: bytes })
  if (looked.kind === 'busy') throw busy(req)
  if (looked.kind === 'refused') throw refusal(req, REFUSALS[looked.refusal], 422)
  if (looked.kind === 'filled') throw new Error('A look was asked for.')
  const { fields, format, problems } = looked
  if (problems.length > 0) {
    return Response.json(
      {
        errors: [{ message: panelText(req.t, 'companyFormProblems') }],
        problems: problems.map((problem) => problemSentence(req.t, problem)),
      },
      { status: 422 },
    )
  }
  if (env.CLAMAV_URL !== undefined) {
    const found = await scanInLine(bytes, env.CLAMAV_URL)
    if (found === 'away') throw busy(req)
    if (found === 'virus') throw refusal(req, 'companyFormVirus', 422)
  }
  const kept = { company: chosen.id, language, fields, bytes, fileName: tidied(name, format) }
  const created = await inOneTransaction(req, () => keepCompanyForm(req, kept))
  return Response.json({ id: created }, { status: 201 })
}

async function preview(req: PayloadRequest): Promise<Response> {
  const { bytes, form } = await askedForm(req)
  const values = await inventedFormValues(form.language)
  const filled = await askCompanyForm({ wants: 'fill', input: bytes, values })
  if (filled.kind === 'busy') throw busy(req)
  if (filled.kind !== 'filled') throw refusal(req, 'companyFormTooHeavy', 422)
  return downloadResponse(Buffer.from(filled.bytes), `preview-${form.fileName}`)
}

async function file(req: PayloadRequest): Promise<Response> {
  const { bytes, form } = await askedForm(req)
  return downloadResponse(bytes, form.fileName)
}

async function use(req: PayloadRequest): Promise<Response> {
  const { form } = await askedForm(req)
  const { company, fileName, id } = form
  if (typeof company !== 'number') throw refusal(req, 'companyGone', 409)
  await inOneTransaction(req, async () => {
    const db = await databaseOf(req.payload, req)
    await db.execute(sql`SELECT id FROM crewings WHERE id = ${company} FOR UPDATE`)
    await db.execute(
      sql`UPDATE company_forms SET is_in_use = (id = ${id}) WHERE company_id = ${company}`,
    )
    await recordEvent(req, {
      action: 'changed',
      collection: 'company-forms',
      document: id,
      title: fileName,
      changed: ['isInUse'],
    })
  })
  return Response.json({ id })
}

async function askedForm(req: PayloadRequest): Promise<{ form: CompanyForm; bytes: Buffer }> {
  requireEditor(req)
  const form = await documentInPath(req, 'company-forms')
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ bytes: Buffer }>(
    sql`SELECT bytes FROM company_form_bytes WHERE form_id = ${form.id}`,
  )
  const [found] = rows
  if (!found) throw new NotFound(req.t)
  return { form, bytes: found.bytes }
}

/** As the file was called, with the ending of what it is. */
function tidied(name: string, format: string): string {
  const stem = (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}:*?"<>|\s]+/gu, ' ')
    .trim()
    .slice(0, 100)
  return `${stem === '' ? 'form' : stem}.${format}`
}

function requireEditor(req: PayloadRequest): void {
  if (!isEditor(req)) throw new Forbidden(req.t)
}

const busy = (req: PayloadRequest) => overloaded(req, 'companyFormBusy', LATER)

const tooLarge = (req: PayloadRequest) =>
  refusal(req, 'companyFormTooLarge', 413, { most: LARGEST_COMPANY_FORM / MB })
