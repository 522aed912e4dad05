import type { Licence } from '@/domain/vacancies/licence'
import type { Locale } from '@/domain/locales/locales'
import type { VesselTypeCode } from '@/domain/vocabulary/vessel-types'
import type { WrittenText } from '@/domain/texts/written-text'

import type { MessengerKind } from '../../domain/mail/messenger-link'

/** A crewing company as its own page and its vacancies show it. */
export interface CompanyView {
  id: number
  /** Content path, the same in every language. */
  path: string
  name: string
  legalName: string | undefined
  logo: { source: string; width: number; height: number } | undefined
  /** Country code. */
  country: string | undefined
  city: string | undefined
  address: string | undefined
  website: string | undefined
  email: string | undefined
  telephones: readonly { number: string; note: string | undefined }[]
  messengers: readonly { kind: MessengerKind; handle: string }[]
  licence: Licence
  fleet: {
    vesselTypes: readonly VesselTypeCode[]
    /** Country codes. */
    flags: readonly string[]
  }
  /** What its office speaks. */
  languages: readonly Locale[]
  about: WrittenText | undefined
  /** What staff warn readers of. */
  warning: WrittenText | undefined
  /** An invented one, to show what the site looks like. */
  isExample: boolean
  /** Whether staff have suspended it: readers are warned, and none of its vacancies is listed. */
  isSuspended: boolean
  /** Since which day staff warn of it, UTC, and the content path of the newest warning; nothing where they do not. */
  warned: { since: Date; path: string } | undefined
  /** Since when it has a desk of its own, and the day on which staff looked it up for that, UTC. */
  desk: { since: Date; checkedOn: Date } | undefined
  /** First and last publication, UTC. */
  publishedAt: Date | undefined
  updatedAt: Date | undefined
}
