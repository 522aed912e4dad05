import type { Endpoint, PayloadRequest } from 'payload'

import { refusal } from '../../cms/services/answers/refusal'
import { recordEvent } from '../../cms/services/audit/record-event.hooks'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { lockAccount } from '../../cms/services/protection/account-turns.hooks'
import { requireKeys } from '../../cms/services/protection/key-changes'
import { hasOffer, offerApp, takeOverApp } from '../../cms/services/protection/second-factor/apps'
import type { FactorAsker } from '../../cms/services/protection/second-factor/factor-asker'
import { factorState } from '../../cms/services/protection/second-factor/factor-gate'
import { tryFactor } from '../../cms/services/protection/second-factor/factor-tries'
import { beginFullSession } from '../../cms/services/protection/second-factor/full-session'
import { ownFactors } from '../../cms/services/protection/second-factor/own-factors'
import {
  offerPasskey,
  passkeyName,
  takeOverPasskey,
} from '../../cms/services/protection/second-factor/passkeys'
import { makeRecoveryCodes } from '../../cms/services/protection/second-factor/recovery-codes'
import { databaseOf } from '../../cms/database/handle'
import { inOneTransaction } from '../../cms/database/within-transaction'
import {
  codeOfFactor,
  issuerOf,
  type NamedFactor,
  readTypedCode,
} from '../../domain/staff/second-factor'
import { env } from '../../env'
import { askerWith, dataOf, NOT_KEPT } from './factor-requests.hooks'
import { factorAddedMail } from './staff-mail.hooks'

/**
 * Who sets a factor up: somebody who is signed in, and gives the password for it, and a factor that is there; before that only
 * somebody who has none yet (a session of `give` has one, and with the password alone could add another). What is then asked of
 * the session shows that it was given.
 */
async function beginner(
  req: PayloadRequest,
  kind: 'passkeyAdded' | 'appAdded',
): Promise<FactorAsker> {
  const asker = await enroller(req)
  if (asker.standing === 'full') await requireKeys(req, { kind })
  return asker
}

/** Who ends what was begun. */
function enroller(req: PayloadRequest): Promise<FactorAsker> {
  return askerWith(req, 'full', 'enrol')
}

/** `POST /api/staff/second-factor/begin-passkey`: what the browser is told to make one. */
export const beginPasskey: Endpoint = {
  path: '/second-factor/begin-passkey',
  method: 'post',
  handler: async (req) => {
    const options = await offerPasskey(
      req,
      await beginner(req, 'passkeyAdded'),
      issuerOf(env.SITE_URL),
    )
    if (!options) throw refusal(req, 'factorNoPasskeyHere')
    return Response.json(options, NOT_KEPT)
  },
}

/** `POST /api/staff/second-factor/add-passkey`: the passkey that was made, under a name. */
export const addPasskey: Endpoint = {
  path: '/second-factor/add-passkey',
  method: 'post',
  handler: async (req) => {
    const { response, name: typed } = await dataOf(req)
    const asker = await enroller(req)
    const name =
      passkeyName(req, typed) || numbered((await ownFactors(req, asker.account.id)).passkeys)
    const added = await add(req, asker, { method: 'passkey', name }, () =>
      takeOverPasskey(req, asker, { response, name }),
    )
    if (!added) throw refusal(req, 'factorPasskeyNotMade')
    return added
  },
}

/** What a passkey is called to which no name was given, so that two can be told apart. @example '#2' */
function numbered(passkeys: readonly { name: string }[]): string {
  const names = new Set(passkeys.map(({ name }) => name))
  let number = 1
  while (names.has(`#${number}`)) number += 1
  return `#${number}`
}

/** `POST /api/staff/second-factor/begin-app`: the secret for an app. */
export const beginApp: Endpoint = {
  path: '/second-factor/begin-app',
  method: 'post',
  handler: async (req) =>
    Response.json(
      await offerApp(req, await beginner(req, 'appAdded'), issuerOf(env.SITE_URL)),
      NOT_KEPT,
    ),
}

/** `POST /api/staff/second-factor/add-app`: the first code of the app, which shows that it has the secret. */
export const finishApp: Endpoint = {
  path: '/second-factor/add-app',
  method: 'post',
  handler: async (req) => {
    const { code } = await dataOf(req)
    const asker = await enroller(req)
    const read = readTypedCode(typeof code === 'string' ? code : '')
    if (read?.method !== 'app') throw refusal(req, 'factorNoFirst')
    if (!(await hasOffer(req, asker))) throw refusal(req, 'factorKeyOver')
    let added: Response | undefined
    const attempt = async () => {
      added = await add(req, asker, { method: 'app' }, () => takeOverApp(req, asker, read.code))
      return added !== undefined
    }
    // Its secret is new and its own: who guesses a code of it has gained nothing, but may not try for ever.
    const onTooMany = () => Promise.resolve()
    await tryFactor(req, asker.account, { isGuessable: false, onTooMany }, attempt)
    if (!added) throw refusal(req, 'factorWrongFirst')
    return added
  },
}

/**
 * Adds a factor, in one transaction with its line of the audit log and the mail to its owner. With the first one come
 * recovery codes, and a session that has given it; all other sessions of the account end.
 */
async function add(
  req: PayloadRequest,
  asker: FactorAsker,
  factor: NamedFactor,
  takeOver: () => Promise<boolean>,
): Promise<Response | undefined> {
  const { account } = asker
  return inOneTransaction(req, async () => {
    await lockAccount(req, account.id)
    const db = await databaseOf(req.payload, req)
    const { hasFactor, isGiven } = await factorState(db, account.id, asker.session.id)
    // Somebody else who has the password was first.
    if (hasFactor && !isGiven) return undefined
    if (!(await takeOver())) return undefined
    await recordEvent(req, {
      action: 'factorAdded',
      collection: 'staff',
      document: account.id,
      title: account.name,
      codes: codeOfFactor(factor),
    })
    await enqueueMessage(req, factorAddedMail(req, account.email, [factor]))
    if (hasFactor) return Response.json({ codes: [] }, NOT_KEPT)
    const codes = await makeRecoveryCodes(req, account.id)
    const begun = await beginFullSession(req, asker, { method: factor.method, isAlone: true })
    if (!begun) throw refusal(req, 'factorSignInAgain', 401)
    const { headers, token } = begun
    return Response.json({ codes, token }, { headers })
  })
}
