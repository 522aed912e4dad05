import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { ROOT } from './environment.mjs'
import { importSamplesPage } from './import-samples-page'

/** `npm run import:samples`: docs/imports-samples.md, from the files in tests/fixtures/imports as they are read now. */
await writeFile(path.join(ROOT, 'docs/imports-samples.md'), await importSamplesPage())
