import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { LOCALES } from '../src/domain/locales/locales'
import { ROOT } from './environment.mjs'
import { terminologyPage } from './terminology-page'

/** `npm run vocabulary:docs`: docs/terminology/<locale>.md, from the vocabulary as it is. */
const FOLDER = path.join(ROOT, 'docs/terminology')

await mkdir(FOLDER, { recursive: true })
for (const locale of LOCALES) {
  await writeFile(path.join(FOLDER, `${locale}.md`), await terminologyPage(locale))
}
