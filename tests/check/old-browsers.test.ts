import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

/**
 * What browsers need that know neither `@layer` (Chromium before 99), `color-mix()` (before 111) nor `light-dark()`
 * (before 123). The panel is Payload's, and asks for newer ones.
 */
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\(payload\)|\/admin\/|\/panel\//.test(file))

/** `<svg …>` in a source, up to where its tag ends: an arrow function in it has a `>` of its own. */
const SVG = /<svg\b(?:[^>{}]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*>/g

function unsizedSigns(source: string): string[] {
  return (source.match(SVG) ?? []).filter((tag) => !/\swidth=/.test(tag) || !/\sheight=/.test(tag))
}

/** Mixed colours whose property is not declared before, plainly, in the same rule. */
function mixedAlone(source: string): string[] {
  return [...source.matchAll(/([\w-]+):[^;{}]*color-mix\([^;{}]*/g)].flatMap(
    ([declaration, property = '']) => {
      const before = source.slice(0, source.indexOf(declaration))
      const rule = before.slice(before.lastIndexOf('{') + 1)
      const isPlain = rule
        .split(';')
        .some((one) => one.trim().startsWith(`${property}:`) && !one.includes('color-mix('))
      return isPlain && !declaration.includes('var(') ? [] : [declaration]
    },
  )
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

describe('colours are there without being mixed', () => {
  it('in each style of the site', async () => {
    expect(await found(mixedAlone)).toEqual([])
  })

  it('one that is mixed alone is found, and one that a variable spoils', () => {
    expect(mixedAlone('.a{border:1px solid color-mix(in oklab,red,blue)}')).toHaveLength(1)
    expect(mixedAlone('.a{color:red;color:color-mix(in oklab,red,blue)}')).toEqual([])
    // Such a declaration is taken, and found to say nothing once its variable is known: the one before has gone.
    expect(mixedAlone('.a{color:red;color:color-mix(in oklab,var(--b),blue)}')).toHaveLength(1)
  })

  it('and `light-dark()` stands in style sheets, which the build translates', async () => {
    const isUntranslated = (source: string) => source.match(/:[^;{}`]*light-dark\(#[^;{}]*/g) ?? []
    const written = FILES.filter(
      (file) => !file.endsWith('.css') && !file.endsWith('failure-page.ts'),
    )
    expect(await found(isUntranslated, written)).toEqual([])
    expect(isUntranslated('.a{color:light-dark(#fff,#000)}')).toHaveLength(1)
  })
})
