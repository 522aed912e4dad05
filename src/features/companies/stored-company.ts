import { datedText, type StaleTexts } from '@/cms/documents/shown/dated-texts'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { pictureSource } from '@/domain/pictures/picture-address'
import { WARNINGS_PAGE } from '@/domain/addresses/site-pages'
import { isVesselType } from '@/domain/vocabulary/vessel-types'

import type { CompanyView } from './company'
import { isMessenger } from '../../domain/mail/messenger-link'

type StoredText = string | null

type Texts = Partial<Record<Locale, string>> | null

/** A company as it is stored: columns of the tables, see `companies.queries.ts`. */
export interface StoredCompany {
  id: number
  path: string
  name: string
  legal_name: StoredText
  logo: StoredLogo | null
  country: StoredText
  city: StoredText
  address: StoredText
  website: StoredText
  email: StoredText
  telephones: { number: StoredText; note: StoredText }[] | null
  messengers: { kind: StoredText; handle: StoredText }[] | null
  licence_number: StoredText
  licence_authority: StoredText
  licence_register_url: StoredText
  licence_checked_on: Date | null
  licence_valid_until: Date | null
  licence_valid: boolean | null
  vessel_types: string[] | null
  flags: string[] | null
  languages: string[] | null
  about: Texts
  warning: Texts
  /** In the reader's language. */
  stale_texts: StaleTexts | null
  is_example: boolean | null
  is_suspended: boolean | null
  warned_since: Date | null
  /** Of the newest warning that is in force. */
  warning_id: number | null
  desk_since: Date | null
  desk_checked: Date | null
  first_published_at: Date | null
  last_published_at: Date | null
}

/** SQL: the file of a company's logo, by its id. */
export const LOGO = (id: string) => `
  (SELECT jsonb_build_object('filename', filename, 'width', width, 'height', height,
      'fingerprint', fingerprint, 'focalX', focal_x, 'focalY', focal_y)
    FROM media WHERE id = ${id})`

/** Of a file that is no picture, nothing is known of its size. */
interface StoredLogo {
  filename: StoredText
  width: number | null
  height: number | null
  fingerprint: StoredText
  focalX: number | null
  focalY: number | null
}

interface Reading {
  locale: Locale
  /** Language that texts fall back to. */
  source: Locale
  /** Origin of a CDN that makes pictures in sizes; none: the site itself. */
  cdn: string | undefined
}

/** A company as its readers see it. */
export function companyView(stored: StoredCompany, { locale, source, cdn }: Reading): CompanyView {
  return {
    id: stored.id,
    path: stored.path,
    name: stored.name,
    legalName: textOf(stored.legal_name),
    logo: logoOf(stored.logo, cdn),
    country: textOf(stored.country),
    city: textOf(stored.city),
    address: textOf(stored.address),
    website: textOf(stored.website),
    email: textOf(stored.email),
    telephones: (stored.telephones ?? []).flatMap(({ number, note }) =>
      number ? { number, note: textOf(note) } : [],
    ),
    messengers: (stored.messengers ?? []).flatMap(({ kind, handle }) =>
      isMessenger(kind) && handle ? { kind, handle } : [],
    ),
    licence: {
      number: textOf(stored.licence_number),
      authority: textOf(stored.licence_authority),
      registerUrl: textOf(stored.licence_register_url),
      checkedOn: stored.licence_checked_on ?? undefined,
      validUntil: stored.licence_valid_until ?? undefined,
      isValid: stored.licence_valid ?? undefined,
    },
    fleet: {
      vesselTypes: (stored.vessel_types ?? []).filter(isVesselType),
      flags: stored.flags ?? [],
    },
    languages: (stored.languages ?? []).filter(isLocale),
    about: datedText('about', stored.about, stored.stale_texts, { locale, source }),
    warning: datedText('warning', stored.warning, stored.stale_texts, { locale, source }),
    isExample: stored.is_example === true,
    isSuspended: stored.is_suspended === true,
    warned: warnedOf(stored),
    desk: deskOf(stored),
    publishedAt: stored.first_published_at ?? undefined,
    updatedAt: stored.last_published_at ?? undefined,
  }
}

function warnedOf({ warned_since: since, warning_id: id }: StoredCompany): CompanyView['warned'] {
  return since === null || id === null ? undefined : { since, path: `${WARNINGS_PAGE}/${id}` }
}

function deskOf({
  desk_since: since,
  desk_checked: checkedOn,
}: StoredCompany): CompanyView['desk'] {
  return since === null || checkedOn === null ? undefined : { since, checkedOn }
}

function logoOf(logo: StoredLogo | null, cdn: string | undefined): CompanyView['logo'] {
  if (!logo?.filename || !logo.width || !logo.height) return undefined
  const { filename, width, height } = logo
  return { source: pictureSource(filename, logo, cdn), width, height }
}

function textOf(stored: StoredText): string | undefined {
  return stored?.trim() || undefined
}
