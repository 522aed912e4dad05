import type { Payload } from 'payload'
import { setTimeout as delay } from 'node:timers/promises'

import { isLocale } from '../../../domain/locales/locales'
import type { Mailbox } from '../../../domain/mail/mail-address'
import { env } from '../../../env'
import { loadMessages } from '../../../i18n/messages'
import { storedParts } from './mail-part-schema'
import { type AcquiredMessage, filesOfRequest, settleMessage } from './mail-queue'
import type { MailSender } from './mail-senders'
import type { MailOutcome } from './mail-outcome'
import { messageBytes, NoMailAddress } from './message-bytes'

/** A file that goes along. */
export interface MailedFile {
  name: string
  type: string
  bytes: Buffer
}

/** Makes what a message carries beside the files of its request; `busy` where that cannot be done just now. */
export type MakeFiles = (
  message: Pick<AcquiredMessage, 'kind' | 'request' | 'locale'>,
) => Promise<readonly MailedFile[] | 'busy'>

/** How mail leaves this process. */
export interface MailWay {
  makeFiles?: MakeFiles
  from: Mailbox
  send: MailSender
  /** Milliseconds that an attempt may take from its first step to its last. */
  patienceMs: number
}

/** Sends a message that this process has acquired, and notes what became of it. */
export async function deliverMessage(
  payload: Payload,
  message: AcquiredMessage,
  way: MailWay,
  stop: AbortSignal | undefined,
): Promise<void> {
  const outcome = message.isSuppressed
    ? ({ kind: 'suppressed' } as const)
    : await attempt(payload, message, way, stop)
  const state = await settlePatiently(payload, message, outcome)
  if (state === 'failed' || state === 'uncertain') {
    const problem = 'problem' in outcome ? outcome.problem : undefined
    payload.logger.warn({ message: message.id, problem }, `a message is ${state}`)
  }
}

async function attempt(
  payload: Payload,
  message: AcquiredMessage,
  { from, send, patienceMs, makeFiles }: MailWay,
  stop: AbortSignal | undefined,
): Promise<MailOutcome> {
  try {
    const { to, messageId, hasFile, request } = message
    const files = hasFile && request !== null ? await filesOfRequest(payload, request) : []
    if (hasFile && files.length === 0) {
      return { kind: 'failed', problem: 'The file that belongs to it has been erased.' }
    }
    const made = (await makeFiles?.(message)) ?? []
    if (made === 'busy') return { kind: 'later', problem: 'What it carries could not be made yet.' }
    const bytes = await messageBytes({
      ...message,
      from,
      files: [...files, ...made],
      parts: storedParts(message.content),
      unsubscribe: message.unsubscribe ?? undefined,
      site: { name: await siteName(payload, message.locale), url: env.SITE_URL },
    })
    const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(stop ? [stop] : [])])
    return await send({ from: from.address, to, messageId, bytes }, signal)
  } catch (error) {
    if (error instanceof NoMailAddress) return { kind: 'failed', problem: error.message }
    // The database is away, or a fault of the site that its next version may put right.
    payload.logger.error({ err: error, message: message.id }, 'a message could not be made')
    return { kind: 'later', problem: String(error).slice(0, 500) }
  }
}

/** What the site is called in a language, else in the source language. */
async function siteName(payload: Payload, locale: unknown): Promise<string> {
  const language = isLocale(locale) ? locale : env.SOURCE_LOCALE
  for (const from of [language, env.SOURCE_LOCALE]) {
    const { name } = await payload.findGlobal({
      slug: 'site',
      locale: from,
      fallbackLocale: false,
      depth: 0,
      // It stands on every page.
      overrideAccess: true,
    })
    if (name?.trim()) return name.trim()
  }
  return (await loadMessages(language)).site.name
}

/** Milliseconds between tries to note an outcome while the database is away: what is not noted is sent twice. */
const SETTLE_PAUSES = [500, 2_000, 5_000, 10_000]

async function settlePatiently(
  payload: Payload,
  message: AcquiredMessage,
  outcome: Parameters<typeof settleMessage>[2],
): Promise<string | undefined> {
  for (const pause of SETTLE_PAUSES) {
    try {
      return await settleMessage(payload, message, outcome)
    } catch {
      await delay(pause)
    }
  }
  return settleMessage(payload, message, outcome)
}
