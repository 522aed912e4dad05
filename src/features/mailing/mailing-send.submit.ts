import {
  APIError,
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
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { Request as SentRequest } from '../../payload-types'
import { readMailingDetails } from './mailing-details'
import { type Applicant, mailingLetter } from './mailing-letter'
import { newLinkToken, stopAddress, stopLink } from './mailing-links'
import { companiesReachedIn, type ReachedCompany } from './mailing-reach.queries'
import { stopTokenOf } from './mailing-stops.queries'

/** Milliseconds between two letters of a mailing: a flood from one address is taken for unwanted mail. */
const PAUSE = 1_000

/**
 * Takes the press of the button that sends a mailing, `POST /api/requests/:id/send-mailing`. 403 for whoever is no editor,
 * 404 where it is no mailing, 409 where it is not confirmed, was sent already, or reaches nobody; with a sentence in the
 * language of the panel, as Payload's own API answers.
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
 * Writes the letters of a mailing that staff have confirmed to the companies that it reaches now, one for each, in one
 * transaction. Once sent it is not sent again, whoever asks.
 * @returns how many letters were written
 * @throws APIError 409 where it is not confirmed, or reaches nobody; then nothing is written
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

const refusal = (req: PayloadRequest, key: PanelKey) =>
  new APIError(panelText(req.t, key), 409, undefined, true)

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
  // Whoever sets the state back sends nothing twice.
  if (request.state !== 'confirmed' || request.reportToken) {
    throw refusal(req, 'mailingNotConfirmed')
  }
  const reached = await companiesReachedIn(req, details.filter)
  // An invented company is written to where nothing leaves the machine, so that the way can be tried.
  const companies = reached.filter(({ isExample }) => !isExample || env.SMTP_URL === undefined)
  if (companies.length === 0) throw refusal(req, 'mailingReachesNobody')
  const hasFile = (await filesOf(req, id)) > 0
  const letterTo = letters(request, hasFile)
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

function letters(request: SentRequest, hasFile: boolean) {
  const details = readMailingDetails(request.details)
  const values = (request.values ?? {}) as Record<string, unknown>
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  return (company: ReachedCompany, token: string) => {
    const applicant: Applicant = {
      name: text('name'),
      email: text('email'),
      telephone: text('telephone'),
      rank: details?.rank,
      vessels: details?.vessels ?? [],
      available: dayName(new Date(text('available')), company.language),
      message: text('message'),
      hasFile,
    }
    return mailingLetter(applicant, company.language, stopLink(token, company.language))
  }
}

async function filesOf(req: PayloadRequest, request: number): Promise<number> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM form_files WHERE request_id = ${request} AND ${IS_MAILED}`,
  )
  return rows[0]?.count ?? 0
}
