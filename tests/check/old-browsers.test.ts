import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { compileInSource } from '../../scripts/styles/compile-in-source.mjs'
import { compileStyle } from '../../scripts/styles/compile-style.mjs'
import { newerFeatures, problemsOf } from '../../scripts/styles/old-browser-problems.mjs'
import { placeSides } from '../../src/domain/styles/place-sides'

/**
 * What the oldest browsers need (docs/decisions/094-old-browsers.md); that no sheet of the site has anything else is seen by
 * `npm run check`. The panel is Payload's, and asks for newer ones.
 */
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\(payload\)|\/admin\/|\/panel\//.test(file))

/** `<svg …>` in a source, up to where its tag ends: an arrow function in it has a `>` of its own. */
const SVG = /<svg\b(?:[^>{}]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*>/g

function unsizedSigns(source: string): string[] {
  return (source.match(SVG) ?? []).filter((tag) => !/\swidth=/.test(tag) || !/\sheight=/.test(tag))
}

const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\//g, '')

async function found(look: (source: string) => string[], files = FILES): Promise<string[]> {
  const sources = await Promise.all(
    files.map(async (file) => [file, withoutComments(await readFile(file, 'utf8'))] as const),
  )
  return sources.flatMap(([file, source]) => look(source).map((one) => `${file}: ${one}`))
}

describe('signs say their size in their markup', () => {
  it('each of the site', async () => {
    expect(await found(unsizedSigns)).toEqual([])
  })

  it('one without is found, however its tag is written', () => {
    expect(
      unsizedSigns('<svg viewBox="0 0 24 24" className={`a ${b}`}><path /></svg>'),
    ).toHaveLength(1)
    expect(unsizedSigns('<svg width="20" style={{ a: 1 }}>')).toHaveLength(1)
    expect(unsizedSigns('<svg\n  width="20"\n  height="20"\n>')).toEqual([])
  })
})

describe('a style sheet is compiled for the oldest browsers', () => {
  /** What is wrong with a sheet as a page of this direction has it. */
  const problems = async (css: string, isFromRight = false) =>
    problemsOf(newerFeatures(placeSides(await compileStyle(css), isFromRight)))

  it('sides, sizes, distances, lists of selectors, colours of two themes: nothing new is left', async () => {
    const sheet = `
:root{--a:light-dark(#fff,#000)}
.a{inset:0;inline-size:min(100%,300px);margin-inline:4px 8px;border-start-end-radius:4px}
.b{display:flex;gap:12px;min-block-size:100dvb;overflow-wrap:anywhere;overflow:clip}
.c :is(p,li):not(.d,.e),.c:focus-visible{font-size:clamp(10px,2vw,20px);float:inline-end}
@layer x{.f{color:red}}`
    expect(await problems(sheet)).toEqual([])
    expect(await problems(sheet, true)).toEqual([])
  })

  it.each([
    ['a property', '.a{inset:0}', 'properties.inset'],
    ['a selector in a list', '.a,.a:has(b){color:red}', 'selectors.has, in a list'],
    ['a list in a negation', '.a:not(.b,.c){color:red}', 'selectors.not.selector_list'],
    ['a function alone', '.a{width:clamp(1px,2vw,3px)}', 'types.clamp'],
    ['a unit alone', '.a{height:100dvh}', 'types.length.viewport_percentage_units_dynamic'],
    [
      'a value that a variable spoils',
      '.a{color:red;color:color-mix(in lab,var(--b),red)}',
      'types.color.color-mix',
    ],
    ['a layer', '@layer a{.a{color:red}}', 'at-rules.layer'],
    ['a rule in a rule', '.a{.b{color:red}}', 'selectors.nesting'],
    ['a range', '@media (width>1px){.a{color:red}}', 'at-rules.media.range_syntax'],
  ])('%s that is not compiled is named', (_, css, feature) => {
    expect(problemsOf(newerFeatures(css)).join()).toContain(feature)
  })

  it('what stands behind a question, or after something plain, is nothing new', () => {
    expect(newerFeatures('@supports (inset:0){.a{inset:0}}')).toEqual([])
    expect(newerFeatures('.a{height:100vh;height:100dvh}')).toEqual([])
    expect(newerFeatures('@supports not (inset:0){.a{inset:0}}')).not.toEqual([])
  })

  it('a variable and what is new are refused in one value', async () => {
    await expect(compileStyle('.a{font:700 clamp(1px,2vw,3px) var(--b)}')).rejects.toThrow(
      'one value',
    )
  })

  it('colours of two themes are variables of the root', async () => {
    await expect(compileStyle('.a{color:light-dark(red,blue)}')).rejects.toThrow(':root')
    const css = await compileStyle(':root{--a:light-dark(red,blue)}')
    expect(css).toBe(
      ':root{--a:red}@media screen and (prefers-color-scheme:dark){:root{--a:blue}}' +
        '[data-theme=light]{--a:red}@media screen{[data-theme=dark]{--a:blue}}',
    )
  })
})

describe('a style sheet beside its component', () => {
  it('is compiled in its source, and takes what comes from elsewhere', async () => {
    const source =
      'const STYLE = `\n.a::after{${SIGN};inset:0}\n${LATER}\n`\nconst x = `a{inset:0}`'
    expect(await compileInSource(source, 'a.tsx')).toBe(
      'const STYLE = ".a::after{" + SIGN + ";top:0;right:0;bottom:0;left:0}" + LATER + ""\nconst x = `a{inset:0}`',
    )
  })

  it('says the same text as before', async () => {
    const source = "const STYLE = `.a{content:'\\\\200b'}`"
    expect(await compileInSource(source, 'a.tsx')).toBe(`const STYLE = ".a{content:'\\\\200b'}"`)
  })
})
