import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { ValidationError } from 'payload'
import { text } from 'payload/shared'

import { readDay } from '../../domain/time/calendar-day'
import { endOfDay, isTimeZone } from '../../domain/time/time-zones'
import { telephoneNumber } from '../../domain/addresses/link-safety'
import { isLocale } from '../../domain/locales/locales'
import {
  numberedSlug,
  SLUG_MAX_LENGTH,
  slugify,
  slugProblem,
  tidySlug,
} from '../../domain/addresses/slugs'
import { copyTitle } from '../../domain/texts/titles'
import { panelText } from '../../i18n/panel/panel-texts'
import { env } from '../../env'
import type { Crewing } from '../../payload-types'
import { companiesType } from './companies.type'
import { handleProblem, isMessenger } from '../../domain/mail/messenger-link'

/** None is no empty text: two companies without a slug do not have the same one. */
export const tidyCompanySlug: FieldHook = ({ value }) =>
  typeof value === 'string' ? tidySlug(value) || null : (value as unknown)

/** Says what is wrong with the slug of a company, and whose it is already. */
export const validateCompanySlug: TextFieldSingleValidation = async (
  value,
  { id, data, event, req },
) => {
  // None yet: it is made of the name, and a name that is missing is said beside it.
  const { name } = data as Partial<Crewing>
  if (!value)
    return event === 'onChange' || !name?.trim() || panelText(req.t, 'titleMakesNoAddress')
  const problem = slugProblem(value)
  if (problem === 'length') return panelText(req.t, 'slugLength', { most: SLUG_MAX_LENGTH })
  if (problem === 'characters') return panelText(req.t, 'slugCharacters')
  if (isReservedSlug(value)) return panelText(req.t, 'companySlugReserved')
  const other = await companyAt(value, id, req)
  return other === undefined || panelText(req.t, 'companySlugTaken', { title: other })
}

/** The directory of companies stands among them. */
function isReservedSlug(slug: string): boolean {
  const { path, list } = companiesType
  return `${path.prefix}/${slug}` === list.path
}

async function companyAt(
  slug: string,
  id: number | string | undefined,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'crewings',
    where: { slug: { equals: slug }, ...(id !== undefined && { id: { not_equals: id } }) },
    trash: true,
    limit: 1,
    depth: 0,
    select: { name: true },
    // Only the name is told, to somebody who writes companies; all staff may read them.
    overrideAccess: true,
    req,
  })
  return docs[0]?.name
}

/** Whether links to another company led here once: they still lead to it, as long as none is here. */
async function wasAnothers(
  slug: string,
  id: number | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'former-paths',
    where: {
      path: { equals: `crewings/${slug}` },
      collection: { equals: 'crewings' },
      ...(id !== undefined && { document: { not_equals: String(id) } }),
    },
    // Only whether there is one.
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** The name of a copy says that it is one, in the language that is edited. */
export const nameCopy: FieldHook = ({ value, req }) =>
  typeof value === 'string' && value !== ''
    ? copyTitle(value, isLocale(req.locale) ? req.locale : env.SOURCE_LOCALE, 1)
    : (value as unknown)

/** Makes the slug of the name where there is none: the name itself, or with a number where it is taken. */
export const nameSlug: CollectionBeforeValidateHook<Crewing> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const merged = { ...originalDoc, ...data }
  if (merged.slug || !merged.name) return data
  const slug = slugify(merged.name)
  // The rule of the field says that there is none.
  if (slug === '') return data
  let free = slug
  const id = originalDoc?.id
  const isTaken = async () =>
    isReservedSlug(free) ||
    (await companyAt(free, id, req)) !== undefined ||
    (await wasAnothers(free, id, req))
  for (let number = 2; await isTaken(); number += 1) {
    free = numberedSlug(slug, number)
  }
  return { ...data, slug: free }
}

/** Says whether a time zone is known. */
export const validateTimeZone: TextFieldSingleValidation = (value, options) => {
  const isThere = text(value, options)
  if (isThere !== true) return isThere
  return isTimeZone(value) || panelText(options.req.t, 'timeZoneUnknown')
}

/** Says whether a name or a number is one that messengers give out: it becomes a part of an address. */
export const validateHandle: TextFieldSingleValidation = (value, options) => {
  const isThere = text(value, options)
  if (isThere !== true || !value) return isThere
  const { kind } = options.siblingData as { kind?: unknown }
  const problem = isMessenger(kind) ? handleProblem(kind, value) : undefined
  if (problem === 'number') return panelText(options.req.t, 'contactPhoneWrong')
  if (problem) return panelText(options.req.t, 'telegramHandleWrong')
  return (
    telephoneNumber(value) !== undefined ||
    /^[@+]?[\p{L}\p{N}](?:[\p{L}\p{N}._ -]*[\p{L}\p{N}])?$/u.test(value.trim()) ||
    panelText(options.req.t, 'messengerHandleWrong')
  )
}

/** Writes what follows from the facts: when the licence runs out, as an instant. */
export const deriveCompany: CollectionBeforeChangeHook<Crewing> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const timeZone = data.timeZone ?? originalDoc?.timeZone ?? 'UTC'
  // A draft too: every instant that is derived from it depends on it.
  if (!isTimeZone(timeZone)) {
    const message = panelText(req.t, 'timeZoneUnknown')
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'timeZone', message }] },
      req.t,
    )
  }
  const licence = { ...originalDoc?.licence, ...data.licence }
  const day = readDay(licence.validUntil)
  return {
    ...data,
    timeZone,
    licence: {
      ...licence,
      validTo: day === undefined ? null : endOfDay(day, timeZone).toISOString(),
    },
  }
}
