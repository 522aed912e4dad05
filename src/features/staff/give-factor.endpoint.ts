import type { Endpoint, PayloadRequest } from 'payload'

import { recordEvent } from '../../cms/audit/record-event.hooks'
import { consume } from '../../cms/limits/limits'
import { enqueueMessage } from '../../cms/mail/enqueue-message'
import { lockAccount } from '../../cms/protection/account-turns.hooks'
import { takeAppCode } from '../../cms/protection/second-factor/apps'
import type { FactorAsker } from '../../cms/protection/second-factor/factor-asker'
import { tryFactor } from '../../cms/protection/second-factor/factor-tries'
import { beginFullSession, endSession } from '../../cms/protection/second-factor/full-session'
import { askForPasskey, takePasskey } from '../../cms/protection/second-factor/passkeys'
import { takeRecoveryCode } from '../../cms/protection/second-factor/recovery-codes'
import { inOneTransaction } from '../../cms/within-transaction'
import { type FactorMethod, readTypedCode } from '../../domain/second-factor'
import { askerWith, dataOf, NOT_KEPT, refusal } from './factor-requests.hooks'
import { factorTriesMail, recoveryCodeMail } from './staff-mail.hooks'

/** `POST /api/staff/second-factor/ask-passkey`: what the browser is told to give a passkey. */
export const askPasskey: Endpoint = {
  path: '/second-factor/ask-passkey',
  method: 'post',
  handler: async (req) => {
    const options = await askForPasskey(req, await askerWith(req, 'give'))
    if (!options) throw refusal(req, 'factorNoPasskeyHere')
    return Response.json(options, NOT_KEPT)
  },
}

/** `POST /api/staff/second-factor/give-passkey`: what a passkey has signed makes the session a full one. */
export const givePasskey: Endpoint = {
  path: '/second-factor/give-passkey',
  method: 'post',
  handler: async (req) => {
    const { response } = await dataOf(req)
    const asker = await askerWith(req, 'give')
    return give(req, asker, 'passkey', () => takePasskey(req, asker, response))
  },
}

/** `POST /api/staff/second-factor/give-code`: a code of an app, or a recovery code. */
export const giveCode: Endpoint = {
  path: '/second-factor/give-code',
  method: 'post',
  handler: async (req) => {
    const { code: typed } = await dataOf(req)
    const asker = await askerWith(req, 'give')
    const { id } = asker.account
    const read = readTypedCode(typeof typed === 'string' ? typed.slice(0, LONGEST_CODE) : '')
    if (!read) throw refusal(req, 'factorNoCode')
    const { code, method } = read
    const take = method === 'app' ? takeAppCode : takeRecoveryCode
    return give(req, asker, method, async () => ((await take(req, id, code)) ? '' : undefined))
  },
}

/** `POST /api/staff/second-factor/leave`: ends a session that has given its password alone. */
export const leaveSession: Endpoint = {
  path: '/second-factor/leave',
  method: 'post',
  handler: async (req) => {
    const asker = await askerWith(req, 'give', 'enrol')
    const headers = await inOneTransaction(req, () => endSession(req, asker))
    return Response.json({ isDone: true }, { headers })
  },
}

/** Characters of what is read as a code. */
const LONGEST_CODE = 100

/** @param take what was given, in the transaction of `req`: what it is called, or nothing where it is not right */
async function give(
  req: PayloadRequest,
  asker: FactorAsker,
  method: FactorMethod,
  take: () => Promise<string | undefined>,
): Promise<Response> {
  const { account } = asker
  let begun: { token: string; headers: Headers } | undefined
  const attempt = () =>
    // What is not right is committed too: what was asked is not asked again.
    inOneTransaction(req, async () => {
      await lockAccount(req, account.id)
      const name = await take()
      if (name === undefined) return false
      begun = await beginFullSession(req, asker, { method, isAlone: false })
      if (!begun) throw refusal(req, 'factorSignInAgain', 401)
      const codes = name === '' ? method : `${method} “${name}”`
      await recordEvent(req, {
        action: 'factorGiven',
        collection: 'staff',
        document: account.id,
        title: account.name,
        codes,
      })
      if (method === 'recovery') await enqueueMessage(req, recoveryCodeMail(req, account.email))
      return true
    })
  const onTooMany = () => tellOfTries(req, asker)
  await tryFactor(req, account, { isGuessable: method === 'app', onTooMany }, attempt)
  if (!begun) throw refusal(req, SENTENCES[method])
  const { headers, token } = begun
  return Response.json({ token }, { headers })
}

const SENTENCES = {
  passkey: 'factorWrongPasskey',
  app: 'factorWrongCode',
  recovery: 'factorWrongRecovery',
} as const

/** Somebody who has the password tries codes: its owner is told, once a day, and the audit log says it. */
async function tellOfTries(req: PayloadRequest, { account }: FactorAsker): Promise<void> {
  if ((await consume('factorNotice', { account: account.id })) !== undefined) return
  await inOneTransaction(req, async () => {
    await recordEvent(req, {
      action: 'factorRefused',
      collection: 'staff',
      document: account.id,
      title: account.name,
    })
    await enqueueMessage(req, factorTriesMail(req, account.email))
  })
}
