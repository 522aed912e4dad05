import type { FieldTable } from '../structured-fields/field-table'

/** An account holds no more papers. */
export const MOST_PAPERS = 100

const DAYS = { holds: 'day', since: 1950 } as const

/**
 * What a seafarer writes down of one paper, in the order of the form. The collection, the form of the site, what is compared between
 * two devices and the download follow from it.
 */
export const PAPER_TABLE = {
  document: { holds: 'code', of: 'documents', label: 'paperDocument' },
  // One that the vocabulary does not have, or what it is for.
  name: { holds: 'text', most: 120, label: 'paperName' },
  number: { holds: 'text', most: 60, label: 'paperNumber' },
  country: { holds: 'code', of: 'countries', label: 'paperCountry' },
  issuedBy: { holds: 'text', most: 120, label: 'paperIssuedBy' },
  issued: { ...DAYS, ahead: 1, label: 'paperIssued' },
  // The last day on which it is valid.
  expires: { ...DAYS, ahead: 60, label: 'paperExpires' },
  // Where it is empty nobody has said, which is not the same as without an end.
  validity: {
    holds: 'choice',
    among: { until: 'paperUntil', unlimited: 'paperUnlimited' },
    label: 'paperValidity',
  },
} as const satisfies FieldTable
