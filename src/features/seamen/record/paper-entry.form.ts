import { PAPER_TABLE } from '../../../domain/sea-service/paper-fields'
import { entryForm } from './entry.form'
import { paperProblems } from './entry-problems'
import { paperName } from './entry-words'
import { removeForm } from './remove-entry.form'

const PAPER = { group: 'paper' } as const
const DAYS = { group: 'days' } as const

/** Adds a paper, or changes one. */
export const paperEntryForm = entryForm({
  section: 'papers',
  name: 'record-paper',
  looks: {
    document: { ...PAPER, isAskedByRule: true },
    name: { ...PAPER, isAskedByRule: true },
    number: { ...PAPER, isHalf: true, direction: 'ltr' },
    country: { ...PAPER, isHalf: true },
    issuedBy: PAPER,
    issued: { ...DAYS, isHalf: true },
    expires: { ...DAYS, isHalf: true, isAskedByRule: true },
    validity: DAYS,
  },
  hasScan: true,
  choices: { validity: Object.keys(PAPER_TABLE.validity.among) },
  problems: paperProblems,
})

/** Removes a paper. */
export const paperRemoveForm = removeForm({
  section: 'papers',
  name: 'record-paper-remove',
  entryName: paperName,
})
