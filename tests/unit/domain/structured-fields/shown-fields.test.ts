import { expect, it } from 'vitest'

import {
  columnOf,
  fieldNames,
  type FieldTable,
  namesShownIn,
} from '@/domain/structured-fields/field-table'
import { fieldsOfDocument, shownFields } from '@/domain/structured-fields/shown-fields'

/** One of each kind, as papers of a seafarer might have them. */
const TABLE = {
  rank: { holds: 'code', of: 'ranks', label: 'a' },
  papers: { holds: 'codes', of: 'documents', label: 'b', shown: { in: 'rows', label: 'b' } },
  'issue.place': { holds: 'text', most: 100, label: 'c', shown: { in: 'rows', label: 'c' } },
  'issue.day': { holds: 'day', since: 2000, ahead: 1, label: 'd', shownAs: 'issuedOn' },
  'issue.isUnlimited': { holds: 'yesNo', label: 'e' },
  served: {
    holds: 'months',
    least: 0,
    most: 600,
    label: 'f',
    shown: { in: 'rows', label: 'f', before: 'papers' },
  },
  kind: { holds: 'choice', among: { first: 'one', renewed: 'two' }, label: 'g' },
} as const satisfies FieldTable

const names = fieldNames(TABLE)

const DOCUMENT = {
  rank: 'bosun',
  papers: ['ecdis', 'certificate-of-competency'],
  issue: { place: ' Odesa ', day: '2026-11-22T12:00:00.000Z', isUnlimited: true },
  served: 18,
  kind: 'renewed',
}

it('a column is called as Payload calls it', () => {
  expect(columnOf('vessel.grossTonnage')).toBe('vessel_gross_tonnage')
})

it('a draft is shown as its row would be', () => {
  const row = fieldsOfDocument(TABLE, names, DOCUMENT)
  expect(row).toMatchObject({ issue_day: new Date(DOCUMENT.issue.day), served: 18 })
  // Postgres answers exact numbers as text.
  expect(shownFields(TABLE, names, { ...row, served: '18' })).toEqual({
    rank: 'bosun',
    papers: ['ecdis', 'certificate-of-competency'],
    issue: { place: 'Odesa', isUnlimited: true },
    issuedOn: new Date(DOCUMENT.issue.day),
    served: 18,
    kind: 'renewed',
  })
})

it('what is not stored is absent, and a code that nobody knows is none', () => {
  const empty = fieldsOfDocument(TABLE, names, {})
  expect(Object.values(empty)).toEqual(names.map(() => null))
  const row = { ...empty, rank: 'wizard', papers: ['ecdis', 'wand'], kind: 'third' }
  expect(shownFields(TABLE, names, row)).toEqual({
    rank: undefined,
    papers: ['ecdis'],
    issue: { place: undefined, isUnlimited: false },
    issuedOn: undefined,
    served: undefined,
    kind: undefined,
  })
})

it('rows stand in the order of the table, but for those that stand before another', () => {
  expect(namesShownIn(TABLE, 'rows')).toEqual(['served', 'papers', 'issue.place'])
})
