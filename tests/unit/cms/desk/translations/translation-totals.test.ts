import fc from 'fast-check'
import { expect, it } from 'vitest'

import { totalsOf } from '../../../../../src/cms/desk/translations/translation-totals'
import { LOCALES } from '../../../../../src/domain/locales/locales'
import { TRANSLATION_STATES } from '../../../../../src/domain/translation/translation-state'

const text = fc.record({
  state: fc.constantFrom(...TRANSLATION_STATES),
  hasDraft: fc.boolean(),
  changedPieces: fc.constant(0),
  since: fc.constant(undefined),
})

const documents = fc.array(
  fc
    .record(Object.fromEntries(LOCALES.map((locale) => [locale, text])))
    .map((texts) => ({ languages: new Map(LOCALES.map((locale) => [locale, texts[locale]])) })),
)

it('counts every text of every document once, in one state', () => {
  fc.assert(
    fc.property(documents, (all) => {
      const totals = LOCALES.map((locale) => totalsOf(all as never, locale))
      const sum = totals.flatMap(({ states }) => [...states.values()]).reduce((a, b) => a + b, 0)
      expect(sum).toBe(all.length * LOCALES.length)
      for (const { states, newerDrafts } of totals) {
        expect([...states.values()].reduce((a, b) => a + b, 0)).toBe(all.length)
        expect(newerDrafts).toBeLessThanOrEqual(all.length)
      }
      const byHand = (state: string) =>
        all.reduce(
          (count, { languages }) =>
            count + [...languages.values()].filter((one) => one?.state === state).length,
          0,
        )
      for (const state of TRANSLATION_STATES) {
        const counted = totals.reduce((count, { states }) => count + (states.get(state) ?? 0), 0)
        expect(counted).toBe(byHand(state))
      }
    }),
  )
})
