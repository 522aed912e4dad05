import { describe, expect, it } from 'vitest'

import { nameProblems, styleProblems, wordProblems } from '../../scripts/check-files.mjs'

describe('the name of a file', () => {
  it.each([
    ['src/domain/utils.ts', 'says nothing'],
    ['src/lib/money.ts', 'no place in the house'],
    ['src/features/pages/helpers/sort.ts', 'says nothing'],
    ['src/features/pages/page-utils.ts', 'says nothing'],
    ['src/cms/common.ts', 'says nothing'],
    ['src/cms/shared.field.ts', 'says nothing'],
    ['tests/misc.test.ts', 'says nothing'],
    ['scripts/lib/run.mjs', 'says nothing'],
    ['src/domain/index.ts', 'barrel'],
    ['src/ui/LanguageSwitcher.tsx', 'kebab-case'],
    ['src/ui/language_switcher.tsx', 'kebab-case'],
    ['src/features/card.tsx', 'no place in the house'],
    ['src/money.ts', 'no place in the house'],
  ])('is refused: %s', (file, problem) => {
    expect(nameProblems(file).join()).toContain(problem)
  })

  it.each([
    'src/proxy.ts',
    'src/env.ts',
    'src/settings.ts',
    'src/app/(site)/[locale]/r/[revision]/[[...path]]/page.tsx',
    'src/app/(payload)/admin/importMap.js',
    'src/features/pages/pages.collection.ts',
    'src/cms/publications/writing/publication-tags.collection.ts',
    'src/i18n/next-intl.d.ts',
    'src/i18n/messages/uk.json',
    'src/first-content/README.md',
    'src/server/serve.ts',
    'src/settings.ts',
    'tests/unit/domain/paths.test.ts',
  ])('is accepted: %s', (file) => {
    expect(nameProblems(file)).toEqual([])
  })
})

describe('a style sheet', () => {
  it.each([
    'margin-left: 1px',
    'padding-right:1px',
    'left: 0',
    'border-left: 1px solid',
    'border-top-right-radius: 1px',
    'text-align: left',
    'float: right',
  ])('names no side of the screen: %s', (declaration) => {
    expect(styleProblems(`a {\n  ${declaration};\n}`)).toEqual([expect.stringMatching(/^line 2: /)])
  })

  it.each([
    'margin-inline-start: 1px',
    'inset-inline-start: 0',
    'text-align: start',
    'transform-origin: left top',
    'background-position: right center',
    '--left: 1px',
    '/* left: of the mast */',
  ])('may say %s', (declaration) => {
    expect(styleProblems(`a {\n  ${declaration};\n}`)).toEqual([])
  })
})

describe('a word of the dialect', () => {
  // In parts, so that this file does not hold the words.
  it.each(['an-ew', 'who-ever', 'where-of', 'there-of', 'de-ed', 'de-eds'])(
    'is refused with its line: %s',
    (parts) => {
      const word = parts.replace('-', '')
      const capital = word.charAt(0).toUpperCase() + word.slice(1)
      const text = `const a = 1\n// Read it ${word}.\n/** ${capital} comes. */\n`
      expect(wordProblems('src/domain/addresses/paths.ts', text)).toEqual([
        expect.stringMatching(`^line 2: “${word}”`),
        expect.stringMatching(`^line 3: “${capital}”`),
      ])
    },
  )

  it.each(['renewed', 'indeed', 'how ever', 'deedless'])('is a whole word: %s', (text) => {
    expect(wordProblems('src/domain/addresses/paths.ts', text)).toEqual([])
  })

  it.each([
    ['src/first-content/pages/privacy/en.md', 0],
    ['src/i18n/messages/en.json', 0],
    ['src/i18n/panel/en.ts', 1],
    ['scripts/edge/edge.conf.template', 1],
    ['README.md', 1],
  ])('is looked for in %s: %i', (file, problems) => {
    expect(wordProblems(file, ['who', 'ever'].join(''))).toHaveLength(problems)
  })
})
