import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload'
import { ValidationError } from 'payload'
import { text } from 'payload/shared'

import { endOfDay, isTimeZone, readDay } from '../../domain/calendar-day'
import { numberedSlug, SLUG_MAX_LENGTH, slugify, slugProblem, tidySlug } from '../../domain/slugs'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Crewing } from '../../payload-types'

/** None is no empty text: two companies without a slug do not have the same one. */
export const tidyCompanySlug: FieldHook = ({ value }) =>
  typeof value === 'string' ? tidySlug(value) || null : (value as unknown)

/** Says what is wrong with the slug of a company, and whose it is already. */
export const validateCompanySlug: TextFieldSingleValidation = async (value, { id, event, req }) => {
  // None yet: it is made of the name.
  if (!value) return event === 'onChange' || panelText(req.t, 'titleMakesNoAddress')
  const problem = slugProblem(value)
  if (problem === 'length') return panelText(req.t, 'slugLength', { most: SLUG_MAX_LENGTH })
  if (problem === 'characters') return panelText(req.t, 'slugCharacters')
  const other = await companyAt(value, id, req)
  return other === undefined || panelText(req.t, 'companySlugTaken', { title: other })
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
  for (let number = 2; (await companyAt(free, originalDoc?.id, req)) !== undefined; number += 1) {
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
  return (
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
