import { readFile } from 'node:fs/promises'
import path from 'node:path'

import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

import { ROOT } from '../environment.mjs'
import { filesIn } from '../set-up/files-in.mjs'
import { compileSheet, sheetsIn } from './compile-in-source.mjs'
import { compileStyle } from './compile-style.mjs'

const THEME = path.join(ROOT, 'src/ui/styles/theme.css')

/**
 * Every style sheet that readers get, compiled as the build compiles it.
 *
 * @returns {Promise<{ file: string, css: string }[]>}
 */
export async function siteSheets() {
  const written = await readFile(THEME, 'utf8')
  const { css } = await postcss([tailwind({ base: ROOT, optimize: { minify: true } })]).process(
    written,
    { from: THEME },
  )
  const sheets = [{ file: 'src/ui/styles/theme.css', css: await compileStyle(css, THEME) }]
  for (const place of await filesIn(path.join(ROOT, 'src'))) {
    if (!/\.tsx?$/.test(place)) continue
    const file = path.relative(ROOT, place)
    const source = await readFile(place, 'utf8')
    // The page of a failure is written for every browser as it is, for nothing is built into it.
    const isBuilt = !file.startsWith('src/server/')
    for (const sheet of sheetsIn(source)) {
      sheets.push({ file, css: isBuilt ? (await compileSheet(sheet.css, file)).css : sheet.css })
    }
  }
  return sheets
}
