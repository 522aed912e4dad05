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
  let site: ServedSite | undefined
  let editor: Editor | undefined
  beforeAll(async () => {
    site = await serveSite(options)
    editor = await Editor.signIn(site.url)
  })
  afterAll(async () => {
    await site?.stop()
    if (site) await forget(site.dataDir)
  })
  return {
    get site() {
      if (!site) throw new Error('The site is there only inside tests.')
      return site
    },
    get editor() {
      if (!editor) throw new Error('The editor is there only inside tests.')
      return editor
    },
  }
}
