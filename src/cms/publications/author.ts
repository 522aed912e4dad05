import type { CollectionBeforeChangeHook, Field } from 'payload'

import { LOCALES } from '../../domain/locales'
import { fieldWrittenBySystem } from '../access'

const access = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/** Who saved a document last, and in which language; every version keeps its own. */
export const authorFields: Field[] = [
  {
    name: 'editedBy',
    type: 'relationship',
    relationTo: 'staff',
    admin: { hidden: true },
    access,
  },
  {
    name: 'editedLocale',
    type: 'select',
    options: [...LOCALES],
    admin: { hidden: true },
    access,
  },
]

/** Notes who saves, for the history and for “my drafts”. */
export const noteAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  // The site's own writes (the first content) are nobody's.
  editedBy: req.user?.collection === 'staff' ? req.user.id : null,
  editedLocale: req.locale,
})
