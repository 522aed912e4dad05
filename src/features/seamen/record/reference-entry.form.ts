import { entryForm } from './entry.form'
import { referenceName } from './entry-words'
import { removeForm } from './remove-entry.form'
import { referenceProblems } from './sheet-problems'

const REFERENCE = { group: 'reference' } as const

/** Another person's data: what a browser knows of its owner is not asked. */
const THEIRS = { ...REFERENCE, isHalf: true, autocomplete: 'off' } as const

/** Adds a reference, or changes one. */
export const referenceEntryForm = entryForm({
  section: 'references',
  name: 'record-reference',
  looks: {
    company: { ...REFERENCE, isAskedByRule: true },
    person: { ...THEIRS, isAskedByRule: true },
    position: THEIRS,
    telephone: THEIRS,
    email: { ...THEIRS, reads: 'email' },
  },
  problems: referenceProblems,
})

/** Removes a reference. */
export const referenceRemoveForm = removeForm({
  section: 'references',
  name: 'record-reference-remove',
  entryName: referenceName,
})
