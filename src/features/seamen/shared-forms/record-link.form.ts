import { z } from 'zod'

import { defineAction } from '../../../cms/services/forms/form'
import { agreement, choice, day, line } from '../../../cms/services/forms/form-fields'
import { consume } from '../../../cms/services/limits/limits'
import { SEAMAN_LINKS_PAGE } from '../../../domain/addresses/site-pages'
import {
  LANGUAGE_OF_COMPANIES,
  isLocale,
  LOCALES,
  nativeName,
} from '../../../domain/locales/locales'
import { fieldsOfParts, partsIn, partsWritten } from '../../../domain/sea-service/chosen-record'
import type { PartName } from '../../../domain/sea-service/record-parts'
import { daysLater } from '../../../domain/time/calendar-day'
import { forSeamen, leadToSignIn, pageAfter, type SeamanAbout } from '../form-visitor'
import { wholeRecord } from '../record/whole-record'
import { FORM_LINK_DAYS, makeFormLink, MOST_FORM_LINKS } from './form-links.submit'

interface LinkAbout extends SeamanAbout {
  /** The parts in which something is written down. */
  offered: readonly PartName[]
}

/** Makes a link by which a company reads the parts of a seafarer's form that are ticked, until a day. Nothing is ticked before. */
export const recordLinkForm = defineAction<LinkAbout, ReturnType<typeof schemaOf>>({
  name: 'record-link',
  query: ['done'],
  keepsTyped: true,
  async load(params, locale, visitor) {
    const about = await forSeamen(params, locale, visitor)
    return about && { ...about, offered: partsWritten(await wholeRecord(about.seaman)) }
  },
  leadsFirst: leadToSignIn,
  // A page of strangers' texts is nobody's to make: somebody answers for its address.
  isReady: ({ offered, seaman }) => mayShare(seaman) && offered.length > 0,
  shown: ({ offered }) => offered.join(' '),
  schema: ({ about: { offered }, today }) => schemaOf(offered, today),
  async act(typed, { payload, about: { offered, seaman }, locale, key, shown }) {
    const seen = offered.join(' ')
    // A part that was ticked may be gone: nothing is left out silently.
    if (shown !== seen) return { notice: { kind: 'changed' }, shown: seen }
    const parts = partsIn(typed, offered)
    // It would show name and telephone to a company that waits for a form.
    if (parts.length === 0) return { notice: { kind: 'nothingTicked' }, shown: seen }
    const seconds = await consume('formLink', { account: seaman.id })
    if (seconds !== undefined) {
      const minutes = Math.ceil(seconds / 60)
      return { status: 429, notice: { kind: 'limited', minutes }, retryAfter: seconds }
    }
    const { company, lastDay } = typed
    const language = isLocale(typed.language) ? typed.language : LANGUAGE_OF_COMPANIES
    const made = await makeFormLink(payload, seaman.id, { company, language, parts, lastDay, key })
    switch (made) {
      case 'made':
        return { location: pageAfter(SEAMAN_LINKS_PAGE, locale, 'linkMade') }
      case 'full':
        return { notice: { kind: 'full', most: MOST_FORM_LINKS } }
      case 'noAccount':
        return { notice: { kind: 'failed' } }
    }
  },
})

/** Whether an account may make links. */
export function mayShare({ isConfirmed, state }: LinkAbout['seaman']): boolean {
  return isConfirmed && state !== 'suspended'
}

/** Whether a form is that of links. */
export function isOfLinks(about: object): about is LinkAbout {
  return 'seaman' in about && 'offered' in about
}

function schemaOf(offered: readonly PartName[], today: string) {
  const boxes = Object.fromEntries(
    fieldsOfParts(offered).map((name) => [name, agreement({ group: 'form', isOptional: true })]),
  )
  const most = daysLater(today, FORM_LINK_DAYS)
  return z.object({
    company: line({ group: 'whom', maxLength: 120 }),
    language: choice({
      group: 'whom',
      initial: LANGUAGE_OF_COMPANIES,
      choices: LOCALES.map((value) => ({ value, label: nativeName(value) })),
    }),
    lastDay: day({ group: 'whom', least: today, most, initial: most }),
    ...boxes,
  })
}
