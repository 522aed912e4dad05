import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { ROOT } from './environment.mjs'
import {
  bundleBrowserScripts,
  bundleInlineScript,
  INLINE_SCRIPTS,
  SCRIPT_SET_FILE,
  writeScriptSet,
} from './set-up/bundle-browser-scripts.mjs'

/** `npm run page-script`: run it again when something below `src/ui/browser` changes. */
const set = writeScriptSet(await bundleBrowserScripts())
await writeFile(path.join(ROOT, SCRIPT_SET_FILE), set)
// What is in pages names the set of what they load.
for (const script of INLINE_SCRIPTS) {
  await writeFile(path.join(ROOT, script.file), await bundleInlineScript(script))
}
