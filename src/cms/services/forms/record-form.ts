import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'

import { databaseNow } from '../../database/database-clock'
import type { Locale } from '../../../domain/locales/locales'
import { newReference } from '../../../domain/forms/request-reference'
import type { RobotSign } from '../../../domain/forms/requests'
import { overridingAccess } from '../../local-api'
import type { FormAbout, FormParams, RequestForm } from './form'
import { type AnyFile, dropKeptForm, giveFile } from './kept-forms'
import { announceRequest } from './announce-request'
import type { Typed } from './read-values'
import { measure } from '../../database/measure'

/** A form that was read and found right. */
export interface CheckedForm {
  form: RequestForm
  about: FormAbout
  params: FormParams
  locale: Locale
  values: Record<string, unknown>
  typed: Typed
  files: Readonly<Record<string, AnyFile>>
  /** Made with the page that it was sent from: of many with the same one, one is recorded. */
  key: string
  digest: string
  /** The refused form that it was, where it was one. */
  kept?: string
  /** Why it may be from a robot, where it may. */
  robotSign?: RobotSign
}

/**
 * How long the same text is taken for the same press, whatever its key: the way back in a browser shows a new page, with
 * a new key and the text that was sent from the page before. Milliseconds.
 */
const SAME_PRESS = 15 * 60_000

/** `isOther`: something else was sent with the same key. */
export interface Recorded {
  reference: string
  isOther: boolean
}

/**
 * Records a form in one transaction: the request, its files, the form's own rows and the notification. The same form
 * sent several times, also at the same moment, is recorded once, and each sender gets the same reference; so is a
 * repetition from another page shortly afterwards. The result is read back after the commit, because the driver's layer
 * hides a failed commit.
 * @throws Error where it could not be recorded; then nothing of it is stored
 */
export async function recordForm(payload: Payload, checked: CheckedForm): Promise<Recorded> {
  const earlier = await findRecorded(payload, checked)
  if (earlier) return earlier
  const reference = newReference()
  const read = async () => {
    const written = await findRecorded(payload, checked)
    // Another one's is counted there.
    if (written?.reference === reference) {
      const { form, robotSign } = checked
      measure({ name: 'form', kind: form.kind, mayBeRobot: robotSign !== undefined })
    }
    return written
  }
  try {
    await write(payload, checked, reference)
  } catch (error) {
    // Another one with this key was faster; or the answer to the commit was lost, and not what was committed.
    const written = await read()
    if (written) return written
    throw error
  }
  const written = await read()
  if (!written) throw new NotCommitted()
  return written
}

/** The connection was lost before the database committed; the driver's layer says nothing of it. */
export class NotCommitted extends Error {
  override name = 'NotCommitted'

  constructor() {
    super('The database did not commit what was sent.')
  }
}

async function write(payload: Payload, checked: CheckedForm, reference: string): Promise<void> {
  const { form, about, params, locale, values, files, key, digest, kept, robotSign } = checked
  const summary = form.summary(values, about)
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const { id, eraseAt } = await payload.create({
      collection: 'requests',
      data: {
        reference,
        kind: form.kind,
        state: 'new',
        locale,
        ...withoutGaps(summary),
        values: values,
        robotSign: robotSign ?? null,
        sendKey: key,
        digest,
      },
      depth: 0,
      req,
      ...overridingAccess('a visitor sends it, who has no account'),
    })
    const request = { id, reference }
    await giveFiles()
    const context = { req, request, robotSign, about, params, locale }
    await form.record?.(values, context)
    if (robotSign === undefined) {
      const until = eraseAt ? new Date(eraseAt) : undefined
      const passed = { req, request: { ...request, eraseAt: until }, about: summary.about, locale }
      await form.passOn?.(values, passed)
    }
    const told = robotSign === undefined ? about : (form.held?.(about) ?? about)
    await announceRequest(form, values, { ...context, about: told }, key)
    if (kept !== undefined) await dropKeptForm(req, kept)
    await commitTransaction(req)

    async function giveFiles() {
      const fields = Object.entries(files)
      if (fields.length === 0) return
      const settings = await payload.findGlobal({
        slug: 'request-settings',
        depth: 0,
        req,
        ...overridingAccess('how long files are kept is the site’s'),
      })
      const months = Math.min(settings.fileMonths, settings[`${form.kind}Months`])
      for (const [field, file] of fields) await giveFile(req, { request: id, field, file, months })
    }
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** What was recorded with a key, or just before with the same text; read outside of any transaction. */
export async function findRecorded(
  payload: Payload,
  { key, digest }: Pick<CheckedForm, 'key' | 'digest'>,
): Promise<Recorded | undefined> {
  const now = await databaseNow({ payload })
  const since = new Date(now.getTime() - SAME_PRESS).toISOString()
  // Two who do not say who they are may say the same.
  const isSameText = {
    digest: { equals: digest },
    createdAt: { greater_than: since },
    email: { exists: true },
  }
  const { docs } = await payload.find({
    collection: 'requests',
    where: { or: [{ sendKey: { equals: key } }, isSameText] },
    select: { reference: true, digest: true, sendKey: true },
    depth: 0,
    sort: 'createdAt',
    pagination: false,
    ...overridingAccess('only who has the key, or the whole text, asks for it'),
  })
  const found = docs.find(({ sendKey }) => sendKey === key) ?? docs[0]
  return found && { reference: found.reference, isOther: found.digest !== digest }
}

/** Payload stores what is there. */
function withoutGaps<Columns extends object>(columns: Columns) {
  const filled = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(filled) as { [Name in keyof Columns]?: NonNullable<Columns[Name]> }
}
