import type { Access, FieldAccess, PayloadRequest } from 'payload'

import type { PublishableCollection } from '../content-types'
import {
  AT_CLOSED_DESKS,
  DESK_RIGHTS,
  type DeskAct,
  type DeskRole,
} from '../domain/company-desk/desk-rights'
import { type Locale, LOCALES } from '../domain/locales/locales'
import type { Staff } from '../payload-types'

/**
 * Every access rule of the CMS, each named as a sentence. Payload's own default is "any signed-in
 * account of any collection"; nothing here relies on it. `user.collection` is always checked,
 * because accounts of other kinds share Payload's request.
 */

type Requester = Pick<PayloadRequest, 'user'>

function isAdmin({ user }: Requester): boolean {
  return user?.collection === 'staff' && user.role === 'admin'
}

/** Whether somebody writes in every language, and what the languages share. */
export function isEditor(req: Requester): boolean {
  return isAdmin(req) || (req.user?.collection === 'staff' && req.user.role === 'editor')
}

/** The languages a translator may write; none for anybody else. */
function ownLanguages({ user }: Requester): NonNullable<Staff['languages']> {
  return user?.collection === 'staff' && user.role === 'translator' ? (user.languages ?? []) : []
}

/** Whether somebody may write and publish texts of a language, and nothing but one language. */
export function mayWriteLanguage(req: Requester, locale: unknown): boolean {
  return isEditor(req) || ownLanguages(req).some((own) => own === locale)
}

/** The languages that somebody writes: those of a translator, all of an editor; none of anybody else. */
export function translatedByOneself(req: Requester): readonly Locale[] {
  return isEditor(req) ? LOCALES : ownLanguages(req)
}

/** Whether somebody finds seafarers who let themselves be found: admins, and those of the staff to whom an admin has given that right. */
export function mayFindSeamen(req: Requester): boolean {
  return isAdmin(req) || (req.user?.collection === 'staff' && req.user.findsSeamen === true)
}

/**
 * Whether somebody of a company may do something at its desk, by the seat there. A desk that a warning or a suspension has
 * closed is looked at and left.
 */
export function mayAtDesk(
  { role, closed }: { role: DeskRole; closed: string | undefined },
  act: DeskAct,
): boolean {
  return DESK_RIGHTS[act].includes(role) && (closed === undefined || AT_CLOSED_DESKS.has(act))
}

/** Nobody, through any API. The site's own code may, where it overrides access and says why. */
export const nobody: Access = () => false

/** Only an admin of the staff. */
export const onlyAdmins: Access = ({ req }) => isAdmin(req)

/** Any member of the staff, whatever the role. */
export const onlyStaff: Access = ({ req }) => req.user?.collection === 'staff'

/** Admins and editors. */
export const onlyEditors: Access = ({ req }) => isEditor(req)

/**
 * Admins all mail but what tells a seafarer of the own papers, which are nobody else's; editors besides none of accounts, and none that
 * confirms: it holds links by which somebody becomes another.
 */
export const editorsButMailOfAccountsOnlyAdmins: Access = ({ req }) => {
  if (isAdmin(req)) return { kind: { not_equals: 'paperReminder' } }
  return (
    isEditor(req) && {
      kind: {
        not_in: [
          'invitation',
          'passwordReset',
          'staffLink',
          'accountNotice',
          'seamanLink',
          'companyLink',
          'vacancyAlertLink',
          'paperReminder',
        ],
      },
    }
  )
}

/** Admins and editors any language; a translator the own ones, and nothing that is in the trash. */
export const writersOfTheLanguage: Access = ({ req }) => {
  if (isEditor(req)) return true
  return mayWriteLanguage(req, req.locale) ? { deletedAt: { exists: false } } : false
}

/** What is scheduled for a language is made by those who may write it. */
export const schedulersOfTheLanguage: Access = ({ req, data }) => {
  // Asked without data, by the panel, whether there is anything at all that one could schedule.
  const scheduled = (data as { locale?: unknown } | undefined)?.locale
  return (
    isEditor(req) ||
    (scheduled === undefined ? ownLanguages(req).length > 0 : mayWriteLanguage(req, scheduled))
  )
}

/** What is scheduled is called off, or changed, by those who may write its language. */
export const schedulersOfTheirLanguages: Access = ({ req }) =>
  isEditor(req) || (ownLanguages(req).length > 0 && { locale: { in: ownLanguages(req) } })

/** Anybody may fetch a file; what is known about it only the staff may read. */
export const filesForEverybody: Access = ({ req, isReadingStaticFile }) =>
  isReadingStaticFile === true || req.user?.collection === 'staff'

/** An admin any account; everybody else of the staff only the own one. */
export const adminsOrOneself: Access = ({ req }) => {
  if (isAdmin(req)) return true
  return req.user?.collection === 'staff' ? { id: { equals: req.user.id } } : false
}

/** An admin, but never the own account: nobody locks themself out by a slip. */
export const onlyAdminsNotThemselves: Access = ({ req }) =>
  isAdmin(req) && req.user ? { id: { not_equals: req.user.id } } : false

/** The holder of the lock may release it. Taking it over from another person is an update. */
export const onlyTheLockHolder: Access = ({ req }) =>
  req.user?.collection === 'staff' && {
    and: [{ 'user.value': { equals: req.user.id } }, { 'user.relationTo': { equals: 'staff' } }],
  }

/** Who sees the panel at all. */
export const staffSeeThePanel = ({ req }: { req: PayloadRequest }): boolean =>
  req.user?.collection === 'staff'

/** Who sees the tab with the answers of the API: to everybody else it is noise. */
export const adminsReadTheApi = ({ req }: { req: PayloadRequest }): boolean => isAdmin(req)

/** A field that only the site's own code writes. */
export const fieldWrittenBySystem: FieldAccess = () => false

/** A field that no answer holds, to whomever. */
export const fieldForNobody: FieldAccess = () => false

/** A field that only the staff reads, whatever else somebody may read of the document. */
export const fieldForStaff: FieldAccess = ({ req }) => req.user?.collection === 'staff'

/** A field of what is no account of the staff, that only an admin may change. */
export const fieldForAdminsAlone: FieldAccess = ({ req }) => isAdmin(req)

/** A field of an account of the staff that only an admin may change, and not of the own one: nobody loses rights by a slip. */
export const fieldForAdmins: FieldAccess = ({ req, id }) =>
  isAdmin(req) && (id === undefined || String(id) !== String(req.user?.id))

/** A field that all languages share: a translator leaves it as it is. */
export const fieldForEditors: FieldAccess = ({ req }) => isEditor(req)

/**
 * A field that places a document in the tree: editors choose it until the document is live. From then on it is moved
 * (`cms/desk/tree`), which says what becomes of its addresses; a form that was opened before would put it back.
 */
export const fieldForEditorsUntilLive =
  (collection: PublishableCollection): FieldAccess =>
  async ({ req, id, doc }) => {
    if (!isEditor(req)) return false
    // Where the panel asks what may be changed, Payload leaves out the id (3.90.1).
    const document = id ?? (doc as { id?: number } | undefined)?.id
    if (document === undefined) return true
    const { totalDocs } = await req.payload.count({
      collection: 'publications',
      where: { collection: { equals: collection }, document: { equals: String(document) } },
      // Only whether there is one, to decide who may choose its place.
      overrideAccess: true,
      req,
    })
    return totalDocs === 0
  }
