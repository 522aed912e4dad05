import type { FieldTable } from '../structured-fields/field-table'

/** An account holds no more references. Forms of companies have two or three lines for them. */
export const MOST_REFERENCES = 5

/** Who tells a company about a seafarer, in the order of the form. */
export const REFERENCE_TABLE = {
  company: { holds: 'text', most: 120, label: 'referenceCompany' },
  person: { holds: 'text', most: 120, label: 'referencePerson' },
  position: { holds: 'text', most: 80, label: 'referencePosition' },
  telephone: { holds: 'telephone', label: 'referenceTelephone' },
  // The form reads it as an address; Payload's own rule for addresses refuses some that exist.
  email: { holds: 'text', most: 254, label: 'referenceEmail' },
} as const satisfies FieldTable
