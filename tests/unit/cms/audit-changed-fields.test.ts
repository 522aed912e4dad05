import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'

import { changedFields, valuesOf } from '../../../src/cms/services/audit/changed-fields'

const field = (name: string, type: string, more: object = {}) =>
  ({ name, type, ...more }) as unknown as FlattenedField

const FIELDS: FlattenedField[] = [
  field('title', 'text', { localized: true }),
  field('role', 'select'),
  field('languages', 'select', { hasMany: true }),
  field('months', 'number'),
  field('secret', 'text', { admin: { hidden: true } }),
  field('updatedAt', 'date'),
  field('rows', 'array', {
    flattenedFields: [field('label', 'text', { localized: true }), field('target', 'text')],
  }),
  field('meta', 'group', { flattenedFields: [field('description', 'text', { localized: true })] }),
]

const paths = (data: object, before?: object) =>
  changedFields(
    FIELDS,
    data as Record<string, unknown>,
    before as Record<string, unknown> | undefined,
  ).map(({ path }) => path)

describe('the changed fields of a save', () => {
  it('are those of the data that differ, by their paths', () => {
    const before = { title: 'A', role: 'editor', meta: { description: 'x' }, rows: [{ id: '1' }] }
    const data = { title: 'A', role: 'admin', meta: { description: 'y' }, rows: [{ id: '2' }] }
    expect(paths(data, before)).toEqual(['role', 'rows', 'meta.description'])
    expect(paths({ role: 'editor' }, before)).toEqual([])
  })

  it('are none where a form sends an empty box for nothing', () => {
    const data = { title: '', role: null, languages: [], rows: [], meta: { description: null } }
    expect(paths(data, {})).toEqual([])
  })

  it('leave out what only the site sees, and what every save sets', () => {
    expect(paths({ secret: 'x', updatedAt: 'now' }, { secret: 'y', updatedAt: 'then' })).toEqual([])
  })

  it('say which are of one language', () => {
    const changed = changedFields(FIELDS, { meta: { description: 'y' }, role: 'admin' }, {})
    expect(changed.map(({ isLocalized }) => isLocalized)).toEqual([false, true])
  })

  it('are of one language where only the text of a row is another', () => {
    const isLocalized = (rows: object[], before: object[]) =>
      changedFields(FIELDS, { rows }, { rows: before }).map((one) => one.isLocalized)
    const [a, b] = [
      { id: '1', label: 'A', target: 'x' },
      { id: '2', label: '', target: 'y' },
    ]
    expect(isLocalized([{ ...a, label: 'B' }], [a])).toEqual([true])
    expect(isLocalized([{ ...a, target: 'z' }], [a])).toEqual([false])
    expect(isLocalized([b, a], [a, b])).toEqual([false])
    expect(isLocalized([b], [a, b])).toEqual([false])
    expect(isLocalized([a, b], [a])).toEqual([false])
    expect(isLocalized([a, b], [b])).toEqual([true])
  })

  it('are none for what is the same, in whatever order its members stand', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (made) => {
        // As it is sent: -0 is 0 then.
        const value = JSON.parse(JSON.stringify(made)) as unknown
        const turned = JSON.parse(JSON.stringify(value), (_, one: unknown) =>
          typeof one === 'object' && one !== null && !Array.isArray(one)
            ? Object.fromEntries(Object.entries(one).toReversed())
            : one,
        ) as unknown
        expect(paths({ rows: [turned] }, { rows: [value] })).toEqual([])
      }),
    )
  })
})

describe('their values', () => {
  const valuesFor = (data: object, before: object) =>
    valuesOf(changedFields(FIELDS, data as never, before as never))

  it('are codes, numbers and short texts, never rows', () => {
    fc.assert(
      fc.property(fc.uuid(), (text) => {
        const after = { title: text, role: 'translator', languages: ['uk', 'fr'], rows: [text] }
        expect(valuesFor({ ...after, months: 6 }, { role: 'editor', months: 12 })).toBe(
          `title: – → “${text}”; role: editor → translator; languages: – → uk, fr; months: 12 → 6`,
        )
      }),
    )
  })

  it('are cut where they are long, and hold no key of an address', () => {
    expect(valuesFor({ title: 'x'.repeat(100) }, { title: 'y\n z' })).toBe(
      `title: “y z” → “${'x'.repeat(59)}…”`,
    )
    expect(valuesFor({ title: 'https://user:pass@feed.example/list?key=secret' }, {})).toBe(
      'title: – → “https://feed.example/list?…”',
    )
  })
})
