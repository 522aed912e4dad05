import type { Payload } from 'payload'

import { dayInUtc } from '../../../domain/time/calendar-day'
import { processNow } from '../../../domain/time/process-clock'
import {
  PART_BYTES,
  PART_TYPE,
  readUploadMetadata,
  TUS_VERSION,
  UPLOADS_PATH,
  type WholeUpload,
} from '../../../domain/forms/file-upload'
import { LARGEST_FORM_FILE } from '../../../domain/forms/form-file'
import { closestLocale, type Locale } from '../../../domain/locales/locales'
import { isFromOwnPage } from '../../../domain/forms/own-form'
import { CACHING } from '../../../domain/routes/caching'
import { decide } from '../../../domain/routes/decide'
import { processState } from '../../../domain/process/site-process'
import { env } from '../../../env'
import { troubleOf } from '../../database/database-trouble'
import { networkKey } from '../limits/limits'
import { seamanOf } from '../seaman-only/seaman-session.queries'
import { isLineFull, WaitingLine } from '../../database/waiting-line'
import { DatabaseSilent, whileReachable } from '../../database/while-reachable'
import { checkFile } from './check-file'
import { type FormAbout, isAction, type SiteForm } from './form'
import type { FieldRules, FileProblem } from './form-fields'
import { formParams } from './form-params'
import { formTexts } from './form-texts'
import { isKey } from './own-fields'
import { asSent, FILE_PROBLEMS } from './read-files'
import { fieldsOf } from './read-values'
import { toldFile } from './refusal-json'
import {
  addPart,
  beginUpload,
  dropUpload,
  findUpload,
  keepUpload,
  leaveUnchecked,
  moveUpload,
  takeForCheck,
  type Upload,
} from './uploads'

/** What taking files in parts needs of the rest of the site. */
export interface UploadsOfSite {
  forms: readonly SiteForm[]
  api: () => Promise<Payload>
  /** @returns seconds to wait, where too much was begun from an address */
  limit: (address: string | undefined, megabytes: number) => Promise<number | undefined>
}

const MB = 1024 * 1024

/** Characters. */
const LONGEST = { page: 2_000, name: 1_000 }

/** When to come again. Seconds. */
const RETRY = { busy: 5, full: 3_600 }

/** Whole files that are in memory to be checked; the checks themselves have a line of their own (check-file.ts). */
const LINE = { places: 3, mostWaiting: 20, patienceMs: 20_000 }

// The server's bundles hold several copies of this module, and wait in one line.
const shared = processState<{ marinerUploadChecks: WaitingLine }>()

/**
 * Takes files in parts before their form is sent, by the core of tus 1.0. A file that is whole is checked as the form checks it,
 * and kept as the file of a refused form is; what the form would refuse is refused in its words. Nobody but the sender knows the
 * id of one.
 */
export function takingUploads(site: UploadsOfSite) {
  const guarded =
    <Rest extends unknown[]>(work: (request: Request, ...rest: Rest) => Promise<Response>) =>
    async (request: Request, ...rest: Rest): Promise<Response> => {
      if (!isFromOwnPage(request.headers, env.SITE_URL)) {
        return refusal(403, 'Files are sent from the site’s own pages.')
      }
      const version = request.headers.get('tus-resumable')
      if (version !== null && version !== TUS_VERSION) {
        return refusal(412, `This is tus ${TUS_VERSION}.`, { 'Tus-Version': TUS_VERSION })
      }
      try {
        return await whileReachable(() => work(request, ...rest))
      } catch (error) {
        const isBusy = error instanceof DatabaseSilent || troubleOf(error) !== 'fault'
        if (isBusy) return later(RETRY.busy)
        console.error('A part of a file could not be taken:', error)
        return refusal(500, 'Something went wrong here.')
      }
    }

  const ofUpload = (
    work: (request: Request, upload: Upload, payload: Payload) => Promise<Response>,
  ) =>
    guarded(async (request, id: string) => {
      const payload = isKey(id) ? await site.api() : undefined
      const upload = payload && (await findUpload(payload, id))
      if (!payload || !upload) return refusal(404, 'There is no such file on its way.')
      return work(request, upload, payload)
    })

  return {
    /** Begins one: `Upload-Length`, and page, field and name in `Upload-Metadata`. */
    begin: guarded((request) => begin(site, request)),
    /** How much has come: `Upload-Offset`. */
    tell: ofUpload((_request, { received, size }) =>
      Promise.resolve(
        answer(200, null, { 'Upload-Offset': String(received), 'Upload-Length': String(size) }),
      ),
    ),
    /** Takes a part; with the last one, or an empty one after it, the file is checked. */
    add: ofUpload((request, upload, payload) => add(site, payload, { request, upload })),
    /** Drops it: its sender has chosen another, or none. */
    drop: ofUpload(async (_request, { id }, payload) => {
      await dropUpload(payload, id)
      return answer(204, null)
    }),
  }
}

async function begin(site: UploadsOfSite, request: Request): Promise<Response> {
  const { headers } = request
  const told = headers.get('upload-length') ?? ''
  const { page, field, name } = readUploadMetadata(headers.get('upload-metadata')) ?? {}
  const size = /^\d{1,9}$/.test(told) ? Number(told) : 0
  if (size === 0) return refusal(400, 'Upload-Length says how many bytes the file has.')
  const isWell =
    page !== undefined && field !== undefined && name !== undefined && !(page + name).includes('\0')
  if (!isWell || page.length > LONGEST.page || name.length > LONGEST.name) {
    return refusal(400, 'Upload-Metadata says the page, the field and the name.')
  }
  const address = headers.get('x-forwarded-for') ?? undefined
  // What is too large is not taken: it counts as the largest that is.
  const seconds = await site.limit(address, Math.ceil(Math.min(size, LARGEST_FORM_FILE) / MB))
  if (seconds !== undefined) return later(seconds, 429)
  const found = await findField(site, { page, field, headers })
  if (!found) return refusal(404, 'There is no such field that takes a file.')
  if (size > found.rules.mostBytes) {
    return Response.json(
      { problem: await sentence(found, 'fileTooLarge') },
      { status: 413, headers: HEADERS },
    )
  }
  const { form, of } = found
  const network = networkKey(address ?? '')
  const upload = { form: form.name, of, page, field, name, size, network }
  const begun = await beginUpload(await site.api(), upload)
  if (begun === 'tooMany') return later(RETRY.full, 429)
  if (begun === 'full') return later(RETRY.full)
  return answer(201, null, { Location: `${UPLOADS_PATH}/${begun.id}`, 'Upload-Offset': '0' })
}

interface ToAdd {
  request: Request
  upload: Upload
}

async function add(site: UploadsOfSite, payload: Payload, { request, upload }: ToAdd) {
  const { headers } = request
  const [type] = (headers.get('content-type') ?? '').split(';', 1)
  if (type?.trim().toLowerCase() !== PART_TYPE) return refusal(415, `A part is ${PART_TYPE}.`)
  const offset = headers.get('upload-offset') ?? ''
  if (!/^\d{1,9}$/.test(offset)) return refusal(400, 'Upload-Offset says where the part begins.')
  const bytes = Buffer.from(await request.arrayBuffer())
  const { id, received, size } = upload
  const beginsAt = Number(offset)
  const conflict = (at: number) =>
    refusal(409, 'A part begins where the last one ended.', { 'Upload-Offset': String(at) })
  if (beginsAt !== received) return conflict(received)
  const end = beginsAt + bytes.length
  if (bytes.length > PART_BYTES.most || end > size) return refusal(413, 'The part is too large.')
  if (bytes.length > 0) {
    if (end < size && bytes.length < PART_BYTES.least) {
      return refusal(400, `A part has ${PART_BYTES.least} bytes or more, but for the last one.`)
    }
    if (!(await addPart(payload, { id, beginsAt, bytes }))) {
      const now = await findUpload(payload, id)
      return now ? conflict(now.received) : refusal(404, 'It is gone.')
    }
  }
  if (end < size) return answer(204, null, { 'Upload-Offset': String(end) })
  return finish(site, payload, { request, upload })
}

/** What is whole is checked, unless it was; then it is put beside the other files of its form. */
async function finish(
  site: UploadsOfSite,
  payload: Payload,
  { request, upload }: ToAdd,
): Promise<Response> {
  const { headers } = request
  const { id, page, field, name } = upload
  const found = await findField(site, { page, field, headers })
  // Such as a vacancy that was closed meanwhile.
  if (!found) return refusal(404, 'There is no such field any more.')
  const { kept: besides = '' } = readUploadMetadata(headers.get('upload-metadata')) ?? {}
  const place = isKey(besides) ? besides : undefined
  if (upload.kept) return whole(found, upload, await moveUpload(payload, id, place))
  shared.marinerUploadChecks ??= new WaitingLine(LINE)
  try {
    return await shared.marinerUploadChecks.within(async () => {
      const bytes = await takeForCheck(payload, id)
      // Another request has it checked; who comes again finds what came of it.
      if (!bytes) return later(RETRY.busy)
      const checked = await checkFile({ bytes, name }, found.rules.takes, env.CLAMAV_URL).catch(
        async (error: unknown) => {
          await leaveUnchecked(payload, id)
          throw error
        },
      )
      if ('problem' in checked) {
        if (checked.problem === 'cannotBeChecked') {
          await leaveUnchecked(payload, id)
          return later(RETRY.busy)
        }
        await dropUpload(payload, id)
        const problem = await sentence(found, FILE_PROBLEMS[checked.problem])
        return Response.json({ problem }, { status: 422, headers: HEADERS })
      }
      // Where ClamAV was away, it looks at the file when its form is sent (read-files.ts).
      const file = asSent(checked)
      return whole(found, upload, await keepUpload(payload, { id, file, besides: place }))
    })
  } catch (error) {
    if (isLineFull(error)) return later(RETRY.busy)
    throw error
  }
}

async function whole(
  { form, about, locale }: FoundField,
  { size }: Upload,
  kept: Upload['kept'],
): Promise<Response> {
  if (!kept) return refusal(404, 'It is gone.')
  const { common } = await formTexts(form, about, locale)
  const told: WholeUpload = { kept: kept.id, ...toldFile(kept, common, locale) }
  return Response.json(told, {
    status: 200,
    headers: { ...HEADERS, 'Upload-Offset': String(size) },
  })
}

interface FoundField {
  form: SiteForm
  about: FormAbout
  locale: Locale
  name: string
  rules: Extract<FieldRules, { input: 'file' }>
  /** The account that is signed in. */
  of: number | undefined
}

/** The field of a form that takes a file, by the page that the form is on, for the reader who asks; in their language. */
async function findField(
  { forms }: UploadsOfSite,
  { page, field, headers }: { page: string; field: string; headers: Headers },
): Promise<FoundField | undefined> {
  const decision = decide(
    { method: 'POST', url: page, headers: {} },
    { defaultLocale: env.DEFAULT_LOCALE, siteUrl: env.SITE_URL },
  )
  if (decision.kind !== 'page' || decision.answer.kind !== 'private page') return undefined
  const form = forms.find(({ name }) => name === decision.route.form)
  if (!form || isAction(form)) return undefined
  const { params, locale: ofPage } = decision.answer
  // Who has gone to another language of the page since it was begun reads what is said in that one.
  const locale = closestLocale([headers.get('accept-language') ?? '']) ?? ofPage
  const cookies = headers.get('cookie') ?? ''
  const about = await form.load(formParams(form, params, decision.asked.query), locale, { cookies })
  if (!about || form.isReady?.(about) === false) return undefined
  const today = dayInUtc(processNow('the day that typed days are compared with'))
  const fields = new Map(fieldsOf(form.schema({ about, locale, today })))
  const rules = fields.get(field)
  if (rules?.input !== 'file') return undefined
  return { form, about, locale, name: field, rules, of: (await seamanOf(cookies))?.id }
}

/** What is wrong with a file, as its form says it. */
async function sentence({ form, about, locale, name, rules }: FoundField, problem: FileProblem) {
  return (await formTexts(form, about, locale)).problem(name, problem, rules)
}

const HEADERS = { 'Cache-Control': CACHING.never, 'Tus-Resumable': TUS_VERSION }

function answer(
  status: number,
  body: string | null,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, { status, headers: { ...HEADERS, ...headers } })
}

/** A sentence for who writes programs: readers are told by the script. */
function refusal(
  status: number,
  words: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return answer(status, `${words}\n`, { 'Content-Type': 'text/plain; charset=utf-8', ...headers })
}

function later(seconds: number, status: 429 | 503 = 503): Response {
  return refusal(status, 'Not now.', { 'Retry-After': String(seconds) })
}
