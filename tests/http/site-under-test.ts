import { rmSync } from 'node:fs'
import process from 'node:process'

import { afterAll, beforeAll } from 'vitest'

import { Editor } from '../site/editor'
import { forget, type ServedSite, serveSite } from '../site/site'

interface SiteUnderTest {
  readonly site: ServedSite
  /** The admin, signed in. */
  readonly editor: Editor
}

/** A site of this test file's own. Call at the top of a file; what it returns is there inside tests. */
export function siteUnderTest(options: Parameters<typeof serveSite>[0] = {}): SiteUnderTest {
  return insideTests(
    () => open(options),
    async ({ site }) => {
      await site.stop()
      await forget(site.dataDir)
    },
  )
}

/**
 * The site with the first content that the files of a worker share: for those that read, or take away what they have made.
 * Call at the top of a file; what it returns is there inside tests.
 */
export function sharedSite(): SiteUnderTest {
  return insideTests(() => (shared[OF_WORKER] ??= openShared()))
}

const OF_WORKER = Symbol.for('mariner-hub.site-of-worker')

// Modules are loaded again for each file (tests/each-file.ts); the process stays.
const shared = globalThis as typeof globalThis & { [OF_WORKER]?: Promise<SiteUnderTest> }

async function open(options: Parameters<typeof serveSite>[0]): Promise<SiteUnderTest> {
  const site = await serveSite(options)
  return { site, editor: await Editor.signIn(site.url) }
}

/** Nobody waits for a worker that ends: the site ends by itself (tests/site/serve-site.mjs). */
async function openShared(): Promise<SiteUnderTest> {
  const opened = await open({})
  process.once('exit', () => {
    rmSync(opened.site.dataDir, { recursive: true, force: true })
  })
  return opened
}

function insideTests(
  begin: () => Promise<SiteUnderTest>,
  end?: (opened: SiteUnderTest) => Promise<void>,
): SiteUnderTest {
  let opened: SiteUnderTest | undefined
  beforeAll(async () => {
    opened = await begin()
  })
  afterAll(async () => {
    if (opened) await end?.(opened)
  })
  const get = (): SiteUnderTest => {
    if (!opened) throw new Error('The site is there only inside tests.')
    return opened
  }
  return {
    get site() {
      return get().site
    },
    get editor() {
      return get().editor
    },
  }
}
