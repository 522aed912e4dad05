import type { ClientField, FormState } from 'payload'
import { describe, expect, it } from 'vitest'

import { nameOfField, refusedFields } from '@/cms/desk/editing/wrong-fields'

/** As Payload sends them to the browser; of each only what the names are made of. */
const FIELDS = [
  { type: 'text', name: 'title', label: 'Title' },
  {
    type: 'group',
    name: 'meta',
    label: 'SEO',
    fields: [{ type: 'text', name: 'title', label: 'Title' }],
  },
  {
    type: 'array',
    name: 'mailings',
    label: { en: 'Mailings', uk: 'Розсилки' },
    fields: [
      { type: 'row', fields: [{ type: 'text', name: 'key', label: 'Key' }] },
      {
        type: 'group',
        name: 'price',
        label: 'Price',
        fields: [{ type: 'row', fields: [{ type: 'number', name: 'USD', label: 'USD' }] }],
      },
    ],
  },
  {
    type: 'tabs',
    tabs: [
      { label: 'One', fields: [{ type: 'text', name: 'inside', label: 'Inside' }] },
      { name: 'two', label: 'Two', fields: [{ type: 'text', name: 'deep', label: 'Deep' }] },
    ],
  },
] as unknown as ClientField[]

const i18n = { language: 'uk', fallbackLanguage: 'en', t: ((key: string) => key) as never }

describe('nameOfField', () => {
  it.each([
    ['title', 'Title'],
    ['meta.title', 'SEO › Title'],
    ['mailings.0.key', 'Розсилки 1 › Key'],
    ['mailings.1.price.USD', 'Розсилки 2 › Price › USD'],
    ['inside', 'Inside'],
    ['two.deep', 'Two › Deep'],
    ['unknown', ''],
    ['meta.unknown', 'SEO'],
  ])('calls %s %j', (path, name) => {
    expect(nameOfField(FIELDS, path, i18n)).toBe(name)
  })
})

describe('refusedFields', () => {
  it('are those with a sentence, which somebody can see', () => {
    const form: FormState = {
      title: { valid: false, errorMessage: 'Write a title.' },
      mailings: { valid: true, errorPaths: ['mailings.0.key'] },
      'mailings.0.key': { valid: false, errorMessage: 'Write a key.' },
      slug: { valid: true, errorMessage: 'Of an earlier time.' },
      hidden: { valid: false, errorMessage: 'Nobody asks.', passesCondition: false },
    }
    const sent: FormState = { slug: { valid: true, errorMessage: 'Of an earlier time.' } }
    expect(refusedFields(form, sent)).toEqual([
      { path: 'title', sentence: 'Write a title.' },
      { path: 'mailings.0.key', sentence: 'Write a key.' },
    ])
  })

  const sentence = 'Write the new one too.'
  it.each<[string, FormState[string], FormState[string], boolean]>([
    ['for the first time', { valid: true }, {}, true],
    ['once more', { valid: false, errorMessage: sentence }, {}, true],
    ['for another reason than before', { valid: true, errorMessage: 'Too little.' }, {}, true],
    ['before, and put right since', { valid: true, errorMessage: sentence }, {}, false],
    ['and changed while it was sent', { valid: true, value: 1 }, { value: 2 }, false],
  ])('a field is one that was refused %s, though it passes for right', (_, sent, now, isOne) => {
    const form = { price: { ...sent, valid: true, errorMessage: sentence, ...now } }
    expect(refusedFields(form, { price: sent })).toEqual(isOne ? [{ path: 'price', sentence }] : [])
  })
})
