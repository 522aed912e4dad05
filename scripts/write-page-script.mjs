import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { ROOT } from './environment.mjs'
import { bundlePageScript, PAGE_SCRIPTS } from './set-up/bundle-page-script.mjs'

/** `npm run page-script`: run it again when something below `src/ui/browser/page-script` changes. */
for (const script of PAGE_SCRIPTS) {
  await writeFile(path.join(ROOT, script.file), await bundlePageScript(script))
}
