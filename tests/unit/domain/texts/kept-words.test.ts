import { describe, expect, it } from 'vitest'

import {
  changedFields,
  KEPT_FOR,
  MOST_CHARACTERS,
  MOST_KEPT,
  tooMany,
  unsavedOf,
} from '@/domain/texts/kept-words'
import { isSameValue } from '@/domain/texts/same-value'

describe('whether two values say the same', () => {
  it.each([
    [
      { a: 1, b: [1, { c: 'x' }] },
      { b: [1, { c: 'x' }], a: 1 },
    ],
    [{ a: null }, {}],
    [undefined, null],
    [[], []],
  ])('%j is %j', (one, other) => {
    expect(isSameValue(one, other)).toBe(true)
    expect(isSameValue(other, one)).toBe(true)
  })

  it.each([
    [{ a: 1 }, { a: 2 }],
    [[1], [1, 2]],
    [[1, null], [1]],
    [[], {}],
    ['', null],
    [0, false],
  ])('%j is not %j', (one, other) => {
    expect(isSameValue(one, other)).toBe(false)
    expect(isSameValue(other, one)).toBe(false)
  })
})

describe('what is kept of a form', () => {
  it('is what was changed, and nothing of the rest', () => {
    const stored = { title: 'Old', excerpt: 'Same', body: { root: { children: [] } }, parent: 3 }
    const form = { ...stored, title: 'New', body: { root: { children: [1] } } }
    expect(changedFields(form, stored)).toEqual({ title: 'New', body: { root: { children: [1] } } })
  })

  it('is never a password, a token, a file, or what the form itself carries along', () => {
    const typed = {
      password: 'x',
      'confirm-password': 'x',
      apiKey: 'x',
      resetPasswordToken: 'x',
      clientSecret: 'x',
      file: {},
      _status: 'draft',
      id: 3,
      updatedAt: 'now',
      sharedAsRead: {},
      editedBy: 2,
      lastPublishedAt: 'now',
    }
    expect(changedFields(typed, {})).toEqual({})
  })
})

describe('what of kept words is not saved', () => {
  it('is nothing where all of them are stored by now', () => {
    expect(
      unsavedOf({ changed: { title: 'New' }, stored: { title: 'Old' } }, { title: 'New' }),
    ).toEqual([])
  })

  it('says where somebody has stored something else since', () => {
    const words = {
      changed: { title: 'Mine', excerpt: 'Mine' },
      stored: { title: 'Old', excerpt: null },
    }
    expect(unsavedOf(words, { title: 'Theirs' })).toEqual([
      { name: 'title', kept: 'Mine', now: 'Theirs', isChangedSince: true },
      { name: 'excerpt', kept: 'Mine', now: undefined, isChangedSince: false },
    ])
  })
})

describe('how much a browser keeps', () => {
  const at = (key: string, time: number, characters = 1) => ({ key, at: time, characters })

  it('is no older than thirty days', () => {
    const now = KEPT_FOR * 2
    expect(
      tooMany([at('new', now), at('old', now - KEPT_FOR - 1), at('last day', now - KEPT_FOR)], now),
    ).toEqual(['old'])
  })

  it('is of so many forms, and the oldest go first', () => {
    const all = Array.from({ length: MOST_KEPT + 2 }, (_, index) => at(`form ${index}`, index))
    expect(tooMany(all, MOST_KEPT).sort()).toEqual(['form 0', 'form 1'])
  })

  it('has so many characters, and the oldest go first', () => {
    const all = [at('old', 1, 10), at('new', 2, MOST_CHARACTERS - 1)]
    expect(tooMany(all, 2)).toEqual(['old'])
  })
})
