import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { foldedInSql } from '../../../src/cms/publications/folded-in-sql'
import { applySteps } from '../../../src/domain/folding/fold-step'
import { ARABIC_STEM_STEPS, LETTER_STEPS } from '../../../src/domain/folding/letter-steps'
import { NAME_STEPS } from '../../../src/domain/folding/name-steps'
import { SOUND_STEPS } from '../../../src/domain/folding/sound-steps'
import { SEARCHED_COMPANIES, SEARCHED_TEXTS } from '../../fixtures/search-pairs'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

const FOLDINGS = { LETTER_STEPS, ARABIC_STEM_STEPS, NAME_STEPS, SOUND_STEPS }

/** Letters of the scripts of the twelve languages, with their marks, signs and digits, and what stands between words. */
const letters = fc.oneof(
  ...(
    [
      [0x20, 0x7e],
      [0xa0, 0x17f],
      [0x300, 0x336],
      [0x400, 0x491],
      [0x621, 0x65f],
      [0x660, 0x6d3],
      [0x901, 0x96f],
      [0x1e00, 0x1eff],
      [0x2010, 0x2027],
    ] as const
  ).map(([min, max]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))),
  fc.constantFrom(
    'sch',
    'ch',
    'ts',
    'дж',
    'tion',
    'تش',
    ' kn',
    'Mariner ',
    'ие',
    'ий',
    'ال',
    'للب',
    'न्द',
    'ह',
    'œ',
    'kh',
    'ue',
  ),
)

it.each(Object.entries(FOLDINGS))('Postgres folds as JavaScript does: %s', async (_name, steps) => {
  const texts = [
    ...fc.sample(
      fc.array(letters, { maxLength: 24 }).map((some) => some.join('')),
      {
        numRuns: 3_000,
        seed: 46,
      },
    ),
    ...Object.values(SEARCHED_TEXTS).flatMap((of) => Object.values(of)),
    ...Object.keys(SEARCHED_COMPANIES),
  ]
  const { rows } = await cms().db.drizzle.execute<{ text: string; folded: string }>(sql`
      SELECT text, ${sql.raw(foldedInSql('text', steps))} AS folded
      FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) AS of(text)`)
  const differing = rows.filter(({ text, folded }) => applySteps(text, steps) !== folded)
  expect(
    differing.map(({ text, folded }) => ({ text, folded, inJavaScript: applySteps(text, steps) })),
  ).toEqual([])
  expect(rows).toHaveLength(texts.length)
})
