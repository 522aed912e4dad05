import type { PayloadRequest } from 'payload'

import { refusal } from '../../cms/services/answers/refusal'
import { recordEvent } from '../../cms/services/audit/record-event.hooks'
import { consume } from '../../cms/services/limits/limits'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { lockAccount } from '../../cms/services/protection/account-turns.hooks'
import { takeAppCode } from '../../cms/services/protection/second-factor/apps'
import type { FactorAsker } from '../../cms/services/protection/second-factor/factor-asker'
import { tryFactor } from '../../cms/services/protection/second-factor/factor-tries'
import { takePasskey } from '../../cms/services/protection/second-factor/passkeys'
import {
  codesLeft,
  takeRecoveryCode,
} from '../../cms/services/protection/second-factor/recovery-codes'
import { inOneTransaction } from '../../cms/database/within-transaction'
import {
  codeOfFactor,
  type FactorMethod,
  type NamedFactor,
  readTypedCode,
} from '../../domain/staff/second-factor'
import { dataOf } from './factor-requests.hooks'
import { factorTriesMail, recoveryCodeMail } from './staff-mail.hooks'

/** What somebody gives as a second factor. */
interface Given {
  method: FactorMethod
  /** Takes it, in the transaction of the request: what it was, or nothing where it is not right. */
  take: () => Promise<NamedFactor | undefined>
}

/** What a passkey has signed, as it was sent. */
export async function givenPasskey(req: PayloadRequest, asker: FactorAsker): Promise<Given> {
  const { response } = await dataOf(req)
  const method = 'passkey' as const
  const take = async () => {
    const name = await takePasskey(req, asker, response)
    return name === undefined ? undefined : { method, name }
  }
  return { method, take }
}

/** Characters of what is read as a code. */
const LONGEST_CODE = 100

/** A code of an app, or a recovery code, as it was typed. @throws APIError 400 where it can be neither */
export async function givenCode(
  req: PayloadRequest,
  { account: { id } }: FactorAsker,
): Promise<Given> {
  const { code: typed } = await dataOf(req)
  const read = readTypedCode(typeof typed === 'string' ? typed.slice(0, LONGEST_CODE) : '')
  if (!read) throw refusal(req, 'factorNoCode')
  const { code, method } = read
  const take = method === 'app' ? takeAppCode : takeRecoveryCode
  return { method, take: async () => ((await take(req, id, code)) ? { method } : undefined) }
}

/**
 * Takes a second factor, with its line of the audit log and, of a recovery code, the mail to its owner.
 * @param follow what comes of it, in the same transaction
 * @throws APIError 400 where it is not right, 429 after too many tries
 */
export async function takeFactor<Followed>(
  req: PayloadRequest,
  asker: FactorAsker,
  { method, take }: Given,
  follow: () => Promise<Followed>,
): Promise<Followed> {
  const { account } = asker
  let followed: { by: Followed } | undefined
  const attempt = () =>
    // What is not right is committed too: what was asked is not asked again.
    inOneTransaction(req, async () => {
      await lockAccount(req, account.id)
      const given = await take()
      if (!given) return false
      followed = { by: await follow() }
      const codes = codeOfFactor(given)
      const { id: document, name: title } = account
      await recordEvent(req, {
        action: 'factorGiven',
        collection: 'staff',
        document,
        title,
        codes,
      })
      if (method === 'recovery') {
        await enqueueMessage(
          req,
          recoveryCodeMail(req, account.email, {
            left: await codesLeft(req, document),
            isSignIn: asker.standing === 'give',
          }),
        )
      }
      return true
    })
  const onTooMany = (count: number) => tellOfTries(req, asker, method, count)
  await tryFactor(req, account, { isGuessable: method === 'app', onTooMany }, attempt)
  if (!followed) throw refusal(req, SENTENCES[method])
  return followed.by
}

const SENTENCES = {
  passkey: 'factorWrongPasskey',
  app: 'factorWrongCode',
  recovery: 'factorWrongRecovery',
} as const

/**
 * Somebody who has the password tries codes: the audit log says how many in each window of the limit, and the owner is told once
 * a day.
 */
async function tellOfTries(
  req: PayloadRequest,
  { account }: FactorAsker,
  method: FactorMethod,
  count: number,
): Promise<void> {
  const isFirst = (await consume('factorLine', { account: account.id })) === undefined
  const isNewDay = (await consume('factorNotice', { account: account.id })) === undefined
  await inOneTransaction(req, async () => {
    if (isFirst) {
      await recordEvent(req, {
        action: 'factorRefused',
        collection: 'staff',
        document: account.id,
        title: account.name,
        codes: `${count} × ${method}`,
      })
    }
    if (isNewDay) await enqueueMessage(req, factorTriesMail(req, account.email))
  })
}
