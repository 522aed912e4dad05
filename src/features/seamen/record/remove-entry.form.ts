import { z } from 'zod'

import { defineAction } from '../../../cms/services/forms/form'
import type { FormSchema } from '../../../cms/services/forms/form-fields'
import { SEAMAN_RECORD_PAGE } from '../../../domain/addresses/site-pages'
import type { Locale } from '../../../domain/locales/locales'
import type { TypedValues } from '../../../domain/structured-fields/typed-values'
import { forSeamen, leadToSignIn, pageAfter, type SeamanAbout } from '../form-visitor'
import { versionIn } from './entry.form'
import { type Entry, ownEntry } from './record.queries'
import type { FieldsOf, SectionName } from './record-sections'
import { removeEntry } from './save-entry.submit'

interface RemoveAbout<Name extends SectionName> extends SeamanAbout {
  entry: Entry<Name>
}

interface RemoveForm<Name extends SectionName> {
  section: Name
  name: string
  /** Each of its parts keeps its own direction. */
  entryName: (values: TypedValues<FieldsOf<Name>>, locale: Locale) => string
}

/** A form that removes an entry of a seafarer's own record, and says before which. */
export function removeForm<Name extends SectionName>({
  section,
  name,
  entryName,
}: RemoveForm<Name>) {
  return defineAction<RemoveAbout<Name>, FormSchema>({
    name,
    async load({ entry: asked, ...params }, locale, visitor) {
      const about = await forSeamen(params, locale, visitor)
      const entry = about && (await ownEntry(section, about.seaman.id, Number(asked)))
      return entry && { ...about, words: { entry: entryName(entry.values, locale) }, entry }
    },
    leadsFirst: leadToSignIn,
    shown: ({ entry }) => String(entry.version),
    schema: () => z.object({}),
    async act(_typed, { payload, about: { entry, seaman }, locale, shown }) {
      const version = versionIn(shown)
      const removed = await removeEntry(payload, {
        section,
        seaman: seaman.id,
        id: entry.id,
        version,
      })
      switch (removed.kind) {
        case 'saved':
          return { location: pageAfter(SEAMAN_RECORD_PAGE, locale, 'removed') }
        case 'savedElsewhere':
          return {
            notice: { kind: 'savedElsewhere', stored: entryName(removed.entry.values, locale) },
            shown: String(removed.entry.version),
          }
        case 'noAccount':
          return { notice: { kind: 'failed' } }
      }
    },
  })
}
