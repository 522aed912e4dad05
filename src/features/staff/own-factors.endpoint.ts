import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'

import { refusal } from '../../cms/services/answers/refusal'
import { recordEvent } from '../../cms/services/audit/record-event.hooks'
import { documentInPath } from '../../cms/services/answers/document-in-path'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { lockAccount } from '../../cms/services/protection/account-turns.hooks'
import { type KeyChange, requireKeys } from '../../cms/services/protection/key-changes'
import { askingPassword } from '../../cms/services/protection/recent-password'
import { endApp } from '../../cms/services/protection/second-factor/apps'
import { factorAsker } from '../../cms/services/protection/second-factor/factor-asker'
import {
  type OwnFactors,
  ownFactors,
  waysOf,
} from '../../cms/services/protection/second-factor/own-factors'
import {
  endPasskey,
  passkeyName,
  renamePasskey,
} from '../../cms/services/protection/second-factor/passkeys'
import {
  endRecoveryCodes,
  makeRecoveryCodes,
  noteCodesKept,
} from '../../cms/services/protection/second-factor/recovery-codes'
import { inOneTransaction } from '../../cms/database/within-transaction'
import { codeOfFactor, type NamedFactor, passkeyPlace } from '../../domain/staff/second-factor'
import { env } from '../../env'
import type { Staff } from '../../payload-types'
import { endFactors } from './end-factors.hooks'
import { askerWith, dataOf, NOT_KEPT } from './factor-requests.hooks'
import { tellOtherAdmins } from './tell-admins.hooks'
import { factorRemovedMail, newCodesMail, written } from './staff-mail.hooks'

/**
 * `GET /api/staff/second-factor`: what is missing in a session, by `standing` (`none` where no one is signed in), and what the
 * account has to give it by.
 */
export const showFactors: Endpoint = {
  path: '/second-factor',
  method: 'get',
  handler: async (req) => {
    const asker = await factorAsker(req)
    if (!asker) return Response.json({ standing: 'none' }, NOT_KEPT)
    const { standing } = asker
    const ways = waysOf(await ownFactors(req, asker.account.id))
    return Response.json({ standing, place: passkeyPlace(env.SITE_URL), ways }, NOT_KEPT)
  },
}

/** `GET /api/staff/<id>/second-factor`: what an account has, for itself and admins. */
export const showFactorsOf: Endpoint = {
  path: '/:id/second-factor',
  method: 'get',
  handler: async (req) => {
    const { id } = await documentInPath(req, 'staff')
    return Response.json(await ownFactors(req, id), NOT_KEPT)
  },
}

/** `POST /api/staff/second-factor/recovery-codes`: ten new ones, in the place of those of before. */
export const newRecoveryCodes: Endpoint = {
  path: '/second-factor/recovery-codes',
  method: 'post',
  handler: async (req) => {
    const { account } = await askerWith(req, 'full')
    const codes = await inOneTransaction(req, async () => {
      await lockAccount(req, account.id)
      const { passkeys, app } = await ownFactors(req, account.id)
      if (passkeys.length === 0 && !app) throw refusal(req, 'factorNone', 409)
      await requireKeys(req, { kind: 'codesMade' })
      await recordEvent(req, { ...lineOf(account), action: 'factorAdded', codes: 'recovery' })
      await enqueueMessage(req, newCodesMail(req, account.email))
      return makeRecoveryCodes(req, account.id)
    })
    return Response.json({ codes }, NOT_KEPT)
  },
}

/** `POST /api/staff/second-factor/keep-codes`: the codes that were shown are kept. */
export const keepRecoveryCodes: Endpoint = {
  path: '/second-factor/keep-codes',
  method: 'post',
  handler: async (req) => {
    const { account } = await askerWith(req, 'full')
    await noteCodesKept(req, account.id)
    return Response.json({ isDone: true }, NOT_KEPT)
  },
}

/**
 * `POST /api/staff/second-factor/rename-passkey`: gives one of one's own another name. By it the owner knows which one to take
 * away, so it asks for a recent password.
 */
export const renameOwnPasskey: Endpoint = askingPassword({
  path: '/second-factor/rename-passkey',
  method: 'post',
  handler: async (req) => {
    const { account } = await askerWith(req, 'full')
    const { id, name: typed } = await dataOf(req)
    const name = passkeyName(req, typed)
    if (name === '') throw new APIError(req.t('validation:required'), 400, undefined, true)
    await inOneTransaction(req, async () => {
      await lockAccount(req, account.id)
      const before = await renamePasskey(req, account.id, { id: String(id), name })
      if (before === undefined) throw new NotFound(req.t)
      const [was, is] = [before, name].map((one) => codeOfFactor({ method: 'passkey', name: one }))
      if (was === is) return
      await recordEvent(req, { ...lineOf(account), action: 'changed', codes: `${was} → ${is}` })
    })
    return Response.json({ name }, NOT_KEPT)
  },
})

/** `POST /api/staff/second-factor/remove-passkey`: takes one of one's own away. */
export const removePasskey: Endpoint = {
  path: '/second-factor/remove-passkey',
  method: 'post',
  handler: async (req) => {
    const { id } = await dataOf(req)
    return remove(req, ({ passkeys }) => {
      const passkey = passkeys.find((one) => one.id === id)
      if (!passkey) return undefined
      const { name } = passkey
      return {
        factor: { method: 'passkey', name },
        change: { kind: 'passkeyRemoved', of: passkey.id, names: { name: `\u2068${name}\u2069` } },
        end: async (staff) => (await endPasskey(req, staff, passkey.id)) !== undefined,
      }
    })
  },
}

/** `POST /api/staff/second-factor/remove-app`: takes one's own app away. */
export const removeApp: Endpoint = {
  path: '/second-factor/remove-app',
  method: 'post',
  handler: (req) =>
    remove(
      req,
      ({ app }) =>
        app && {
          factor: { method: 'app' },
          change: { kind: 'appRemoved' },
          end: (staff) => endApp(req, staff),
        },
    ),
}

/** `POST /api/staff/<id>/second-factor/take-away`: an admin takes all of it from a colleague who has lost it. */
export const takeFactorsAway: Endpoint = {
  path: '/:id/second-factor/take-away',
  method: 'post',
  handler: async (req) => {
    const account = await documentInPath(req, 'staff')
    const { user } = req
    const isAdmin = user?.collection === 'staff' && user.role === 'admin'
    // One's own are removed one by one, where another way in is left.
    if (!isAdmin || user.id === account.id) throw new Forbidden(req.t)
    await inOneTransaction(req, async () => {
      await lockAccount(req, account.id)
      const { passkeys, app } = await ownFactors(req, account.id)
      if (passkeys.length === 0 && !app) throw refusal(req, 'factorNone', 409)
      const names = { name: written(account) }
      await requireKeys(req, { kind: 'factorsTaken', of: account.id, names })
      await endFactors(req, account)
      await tellOtherAdmins(req, 'keysTaken', account)
    })
    return Response.json({ isDone: true }, NOT_KEPT)
  },
}

/** What somebody takes away of what they have. */
interface Removal {
  factor: NamedFactor
  change: KeyChange
  /** Takes it away, in the transaction of the request. @returns whether it was there */
  end: (staff: number) => Promise<boolean>
}

/** @param find what is meant among what the account has; nothing where it is not there */
async function remove(
  req: PayloadRequest,
  find: (own: OwnFactors) => Removal | null | undefined,
): Promise<Response> {
  const { account } = await askerWith(req, 'full')
  await inOneTransaction(req, async () => {
    await lockAccount(req, account.id)
    const own = await ownFactors(req, account.id)
    const found = find(own)
    if (!found) throw new NotFound(req.t)
    const isLast = own.passkeys.length + (own.app ? 1 : 0) === 1
    // Said before anything is asked for.
    if (isLast && own.isRequired) throw refusal(req, 'factorLast', 409)
    const { change, end, factor } = found
    await requireKeys(req, change)
    if (!(await end(account.id))) throw new NotFound(req.t)
    // Without it they would open nothing, and with the next one there are others.
    if (isLast) await endRecoveryCodes(req, account.id)
    const codes = `${codeOfFactor(factor)} → –`
    await recordEvent(req, { ...lineOf(account), action: 'factorRemoved', codes })
    await enqueueMessage(req, factorRemovedMail(req, account.email, [factor]))
  })
  return Response.json({ isDone: true }, NOT_KEPT)
}

function lineOf({ id, name }: Pick<Staff, 'id' | 'name'>) {
  return { collection: 'staff', document: id, title: name }
}
