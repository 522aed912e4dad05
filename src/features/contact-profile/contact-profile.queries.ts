import 'server-only'

import { localApi, overridingAccess } from '@/cms/local-api'
import { cachedByTag } from '@/cms/publications/reading/cached-by-tag'
import { FRAME_TAG } from '@/cms/publications/tag-sql'
import { safeHref, safeWebAddress, telephoneNumber } from '@/domain/addresses/link-safety'
import { env } from '@/env'

/** A link with the words it shows. */
interface ContactLink {
  text: string
  href: string
}

/** Who readers can write to, call and meet. */
export interface ContactView {
  name: string | undefined
  email: ContactLink | undefined
  phone: ContactLink | undefined
  /** Where a meeting is booked, on another site; none while no meetings are taken. */
  bookingUrl: string | undefined
  availableForMeetings: boolean
}

/** The contact profile as editors wrote it, the same in every language; `undefined` where they wrote nothing of it. */
export function getContactProfile(): Promise<ContactView | undefined> {
  return keptProfile(env.SOURCE_LOCALE)
}

const keptProfile = cachedByTag(FRAME_TAG, readContactProfile)

async function readContactProfile(): Promise<ContactView | undefined> {
  const payload = await localApi()
  const profile = await payload.findGlobal({
    slug: 'contact-profile',
    depth: 0,
    ...overridingAccess('it stands on every page'),
  })
  const availableForMeetings = profile.availableForMeetings !== false
  const contact = {
    name: profile.name?.trim() || undefined,
    email: mail(profile.email),
    phone: telephone(profile.phone),
    bookingUrl: safeWebAddress(profile.bookingUrl),
  }
  if (Object.values(contact).every((value) => value === undefined)) return undefined
  return {
    ...contact,
    bookingUrl: availableForMeetings ? contact.bookingUrl : undefined,
    availableForMeetings,
  }
}

function mail(written: string | null | undefined): ContactLink | undefined {
  const text = written?.trim() ?? ''
  const [, local = '', host = ''] = /^([^@]+)@([^@]+)$/.exec(text) ?? []
  // In an address of a link these would begin a subject, or a second receiver.
  const href = safeHref(`mailto:${encodeURIComponent(local)}@${encodeURIComponent(host)}`)
  return local === '' || href === undefined ? undefined : { text, href }
}

function telephone(written: string | null | undefined): ContactLink | undefined {
  const number = telephoneNumber(written)
  return written && number !== undefined
    ? { text: written.trim(), href: `tel:${number}` }
    : undefined
}
