import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'

import { databaseNow } from '../../cms/database/database-clock'
import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { renewTag } from '../../cms/publications/writing/tags'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { isOwnPlace, mayBecome } from '../../domain/company-desk/claims'
import { readDay } from '../../domain/time/calendar-day'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { CompanyClaim } from '../../payload-types'
import { claimSigns } from './claim-signs.hooks'
import { acceptedMail, refusedMail } from './desk-mail'
import { writeDeskEvent } from './desk-events.hooks'
import { KEEPS_CLAIM } from './erase-desk.hooks'
import { endSeatsOf, giveSeat } from './seats.hooks'

/** In the context of a request: the owner of the mailbox presses, and no staff decide. */
export const PRESSED = 'claimPressed'

/**
 * Checks a decision about a claim: the mailbox is proven, the company was found in its register, and a mailbox that is
 * not the company's by what the site shows is named there. A refusal has its sentence.
 */
export const requireSoundDecision: CollectionBeforeChangeHook<CompanyClaim> = async ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  if (operation === 'create' || !originalDoc || context[PRESSED] === true) return data
  const refuse = (key: PanelKey): never => {
    throw new APIError(panelText(req.t, key), 400, undefined, true)
  }
  const after = { ...originalDoc, ...data }
  if (after.state === originalDoc.state) {
    // What an acceptance rests on stays as it was then.
    if (originalDoc.state === 'accepted' || originalDoc.state === 'refused') refuse('claimDecided')
    return data
  }
  if (originalDoc.state === 'asked') refuse('claimNotProven')
  if (!mayBecome(originalDoc.state, after.state)) refuse('claimNoWayBack')
  if (after.state === 'refused' && !after.sentence?.trim()) refuse('claimSentenceMissing')
  if (after.state === 'accepted') {
    const day = readDay(after.checkedOn)
    const today = readDay(await databaseNow(req))
    if (!after.registerUrl?.trim() || !after.licenceNumber?.trim() || day === undefined) {
      refuse('claimRegisterMissing')
    }
    if (day !== undefined && today !== undefined && day > today) refuse('dayNotYet')
    const signs = await claimSigns(req, after)
    if (!signs) return refuse('claimNotProven')
    if (signs.isWarned || signs.isSuspended) refuse('claimOfClosed')
    if (!isOwnPlace(signs.place) && after.registerNamesAddress !== true) refuse('claimNotNamed')
  }
  return { ...data, decidedAt: (await databaseNow(req)).toISOString() }
}

/** Gives the claimant a seat, or takes it back, and tells them. */
export const followDecision: CollectionAfterChangeHook<CompanyClaim> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.state === previousDoc.state) return doc
  if (doc.state !== 'accepted' && doc.state !== 'refused') return doc
  const company = idOf(doc.company)
  const name = await nameOfCompany(req, company)
  if (doc.state === 'accepted' && doc.email) {
    const person = await giveSeat(req, { company, role: 'owner', ...claimantOf(doc, doc.email) })
    await writeDeskEvent(req, { company, event: 'accepted', person })
    await enqueueMessage(req, await acceptedMail(claimantOf(doc, doc.email), name))
  }
  if (doc.state === 'refused') {
    await writeDeskEvent(req, { company, event: 'refused' })
    if (previousDoc.state === 'accepted') {
      req.context[KEEPS_CLAIM] = doc.id
      await endSeatsOf(req, company, doc.email)
    }
    if (doc.email) {
      const told = claimantOf(doc, doc.email)
      await enqueueMessage(req, await refusedMail(told, name, doc.sentence ?? ''))
    }
  }
  // Its page says since when it has a desk.
  await renewTag(req, `company/${company}`)
  return doc
}

function claimantOf({ name, language }: CompanyClaim, email: string) {
  return { email, name: name ?? '', language }
}

function idOf(company: CompanyClaim['company']): number {
  return typeof company === 'number' ? company : company.id
}

/** What a company is called, for mails about it. */
export async function nameOfCompany(req: PayloadRequest, id: number): Promise<string> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ name: string | null }>(
    sql`SELECT name FROM crewings WHERE id = ${id}`,
  )
  return rows[0]?.name ?? ''
}
