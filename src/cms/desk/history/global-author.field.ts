import type { Field } from 'payload'

import { LOCALES } from '../../../domain/locales/locales'
import { fieldWrittenBySystem } from '../../access'

const written = {
  admin: { hidden: true },
  access: { create: fieldWrittenBySystem, update: fieldWrittenBySystem },
} as const

/** Stands for the site itself, where the number of an account would stand. */
export const THE_SITE = 0

/** Who saved a global last, and which language it was about; every version keeps its own. */
export const globalAuthorFields: Field[] = [
  // No reference: who is deleted would become the site itself. Empty: from before there was a history.
  { name: 'editedBy', type: 'number', ...written },
  // Empty: what all languages share.
  { name: 'editedLocale', type: 'select', options: [...LOCALES], ...written },
]

/**
 * Which documents a global names and where, a line for each. A version loses the relation when the document is deleted
 * for good, and would look as if there had been none.
 */
export const namedDocumentsField: Field = { name: 'namedDocuments', type: 'textarea', ...written }
