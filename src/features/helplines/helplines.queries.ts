import 'server-only'

import { localApi, overridingAccess } from '@/cms/local-api'
import { cachedByTag } from '@/cms/publications/reading/cached-by-tag'
import { HELPLINES_TAG } from '@/cms/publications/tag-sql'
import { readDay } from '@/domain/time/calendar-day'
import {
  type HelplineHours,
  helplineHref,
  type HelplineKind,
  type HelplineLanguage,
  type HelplinePurpose,
  type HelpSituation,
} from '@/domain/texts/helplines'
import { safeWebAddress } from '@/domain/addresses/link-safety'
import { env } from '@/env'

/** One way to reach somebody who helps. */
export interface HelplineView {
  organisation: string
  purpose: HelplinePurpose
  kind: HelplineKind
  /** As a reader copies or dials it. */
  value: string
  href: string
  hours: HelplineHours
  /** Such as `08:00–18:00 UTC`. */
  times: string | undefined
  /** What is spoken there, where it is known. */
  languages: readonly HelplineLanguage[]
  situations: readonly HelpSituation[]
  atTop: boolean
  /** By ISO 3166-1; absent where everybody may call. */
  country: string | undefined
  /** Whether it is reached from that country alone. */
  onlyInside: boolean
  /** Where it is published, and the day (`YYYY-MM-DD`) on which somebody read it there. */
  source: { href: string; readOn: string } | undefined
  /** The year in which the source says so, where that is an older page. */
  statedIn: number | undefined
}

/** Who helps seafarers in trouble, in the editors' order; what nobody could call or open is left out. */
export function getHelplines(): Promise<readonly HelplineView[]> {
  return kept(env.SOURCE_LOCALE)
}

const kept = cachedByTag(HELPLINES_TAG, readHelplines)

async function readHelplines(): Promise<HelplineView[]> {
  const payload = await localApi()
  const { lines } = await payload.findGlobal({
    slug: 'helplines',
    depth: 0,
    ...overridingAccess('pages for readers in trouble show it'),
  })
  return (lines ?? []).flatMap((line) => {
    // Which country that is has to be said.
    const onlyInside = line.onlyInside === true && Boolean(line.country)
    const href = helplineHref({ kind: line.kind, value: line.value, isNational: onlyInside })
    if (href === undefined) return []
    const source = safeWebAddress(line.source)
    const readOn = readDay(line.checkedOn)
    return {
      organisation: line.organisation.trim(),
      purpose: line.purpose,
      kind: line.kind,
      value: line.value.trim(),
      href,
      hours: line.hours,
      times: line.times?.trim() || undefined,
      languages: line.languages ?? [],
      situations: line.situations ?? [],
      atTop: line.atTop === true,
      country: line.country ?? undefined,
      onlyInside,
      source: source !== undefined && readOn !== undefined ? { href: source, readOn } : undefined,
      statedIn: line.statedIn ?? undefined,
    }
  })
}
