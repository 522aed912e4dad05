import {
  commitTransaction,
  createPayloadRequest,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload'

import { sql } from '../../cms/database/sql'
import { isEditor } from '../../cms/access'
import { answerError } from '../../cms/services/answers/error-answer'
import { localApi, overridingAccess } from '../../cms/local-api'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { IS_MAILED } from '../../cms/services/mail/mail-queue'
import { databaseOf } from '../../cms/database/handle'
import { lockDocument } from '../../cms/database/locks'
import { env } from '../../env'
import { dayName } from '../../i18n/day-range'
import { refusal } from '../../cms/services/answers/refusal'
import type { Request as SentRequest } from '../../payload-types'
import { readMailingDetails } from './mailing-details'
import { type Applicant, mailingLetter } from './mailing-letter'
import { newLinkToken, stopAddress, stopLink } from './mailing-links'
import { companiesReachedIn, type ReachedCompany } from './mailing-reach.queries'
import { stopTokenOf } from './mailing-stops.queries'

/** Milliseconds between two letters of a mailing. Mail servers treat a burst from one sender as spam. */
const PAUSE = 1_000

/**
 * Handles `POST /api/requests/:id/send-mailing`, the button that sends a mailing. Answers 403 to users who are no
 * editors, 404 when the request is no mailing, and 409 when it is not confirmed, was sent already or reaches nobody.
 * The sentence is in the language of the panel and has the shape of an error of Payload.
 */
export async function submitMailingSend(request: Request, id: string): Promise<Response> {
  const { config } = await localApi()
  const req = await createPayloadRequest({ config, request })
  try {
    if (!isEditor(req) || !req.user) throw new Forbidden(req.t)
    if (!/^[1-9]\d{0,8}$/.test(id)) throw new NotFound(req.t)
    return Response.json({ count: await sendMailingOf(req, Number(id)) })
  } catch (error) {
    const answer =
      error instanceof Error ? await answerError({ context: {}, error, req }) : undefined
    if (!answer?.response) throw error
    const { status = 500, response } = answer
    if (status >= 500) console.error('A mailing could not be sent:', error)
    return Response.json(response, { status, headers: req.responseHeaders ?? {} })
  }
}

/**
 * Writes one letter to each company that a confirmed mailing reaches now, in one transaction. A mailing is sent once.
 * @returns the number of letters
 * @throws APIError 409 when it is not confirmed or reaches nobody; nothing is written then
 */
export async function sendMailingOf(req: PayloadRequest, id: number): Promise<number> {
  await initTransaction(req)
  try {
    await lockDocument(req, 'requests', id)
    const count = await send(req, id)
    await commitTransaction(req)
    return count
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function send(req: PayloadRequest, id: number): Promise<number> {
  const request = await req.payload.findByID({
    collection: 'requests',
    id,
    depth: 0,
    disableErrors: true,
    req,
    ...overridingAccess('who presses is an editor; the details are the site’s own'),
  })
  const details = readMailingDetails(request?.details)
  if (request?.kind !== 'mailing' || !details) throw new NotFound(req.t)
  // The token stays after the sending, so a user who resets the state cannot send the mailing twice.
  if (request.state !== 'confirmed' || request.reportToken) {
    throw refusal(req, 'mailingNotConfirmed', 409)
  }
  const leftOut = details.leftOut.map((company) => company.id)
  const reached = await companiesReachedIn(req, details.filter, leftOut)
  // Example companies get letters only when no mail server is set, so that staff can try a mailing.
  const companies = reached.filter(({ isExample }) => !isExample || env.SMTP_URL === undefined)
  if (companies.length === 0) throw refusal(req, 'mailingReachesNobody', 409)
  const files = await filesOf(req, id)
  const hasFile = files.ofForm + files.others > 0
  // A file is erased sooner than its request.
  if (!hasFile && wordsOf(request)('message') === '')
    throw refusal(req, 'mailingNothingToSend', 409)
  const letterTo = letters(request, files)
  for (const [index, company] of companies.entries()) {
    const token = await stopTokenOf(req, company)
    const { subject, parts } = await letterTo(company, token)
    await enqueueMessage(req, {
      key: `mailing-${id}-${company.id}`,
      kind: 'mailing',
      delivery: 'atMostOnce',
      to: company.address,
      locale: company.language,
      subject,
      parts,
      replyTo: request.email ?? '',
      request: id,
      company: company.id,
      hasFile,
      unsubscribe: stopAddress(token),
      pause: index * PAUSE,
    })
  }
  await req.payload.update({
    collection: 'requests',
    id,
    data: { state: 'sending', reportToken: newLinkToken() },
    depth: 0,
    req,
    context: { sendsMailing: true },
    ...overridingAccess('the state while it is sent is the site’s'),
  })
  return companies.length
}

/** What was typed into a field. */
function wordsOf({ values }: SentRequest): (name: string) => string {
  const typed = (values ?? {}) as Record<string, unknown>
  return (name) => (typeof typed[name] === 'string' ? typed[name] : '')
}

function letters(request: SentRequest, files: MailedFiles) {
  const details = readMailingDetails(request.details)
  const text = wordsOf(request)
  return (company: ReachedCompany, token: string) => {
    const applicant: Applicant = {
      name: text('name'),
      email: text('email'),
      telephone: text('telephone'),
      rank: details?.rank,
      vessels: details?.vessels ?? [],
      available: dayName(new Date(text('available')), company.language),
      message: text('message'),
      hasForm: files.ofForm > 0,
      hasFile: files.others > 0,
    }
    return mailingLetter(applicant, company.language, stopLink(token, company.language))
  }
}

/** How many files go with the letters. */
interface MailedFiles {
  /** The own form of the seafarer, which the site has made. */
  ofForm: number
  others: number
}

async function filesOf(req: PayloadRequest, request: number): Promise<MailedFiles> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<MailedFiles & Record<string, unknown>>(
    sql`SELECT count(*) FILTER (WHERE field = 'form')::int AS "ofForm",
      count(*) FILTER (WHERE field <> 'form')::int AS others
    FROM form_files WHERE request_id = ${request} AND ${IS_MAILED}`,
  )
  return rows[0] ?? { ofForm: 0, others: 0 }
}
