import { expect, it } from 'vitest'

import {
  KEPT_COLLECTIONS,
  KEPT_GLOBALS,
} from '../../../src/cms/desk/editing/kept-words/what-is-kept'
import { cmsUnderTest } from '../cms-under-test'

/** Which forms keep unsaved words in the browser of the person who types them (docs/decisions/060). */

const cms = cmsUnderTest()

/** What is in none of these lists is a form that nobody has thought of yet. */
const NOT_KEPT = {
  'accounts, passwords and tokens': ['staff', 'import-tokens', 'import-feeds', 'feed-hosts'],
  'what members and visitors have sent': [
    'company-claims',
    'company-people',
    'company-seats',
    'company-desk-events',
    'seamen',
    'seaman-events',
    'service-files',
    'requests',
    'request-settings',
    'seaman-settings',
    'staff-settings',
    'vacancy-alerts',
    'mailing-stops',
    'suppressed-addresses',
    'messages',
    'guide-answers',
  ],
  'files, with a few words beside them': ['media', 'company-forms'],
  'short choices': [
    'schedules',
    'redirects',
    'exchange-rates',
    'portal-feeds',
    'index-now',
    'ports',
  ],
  'written on the site by their seafarer': [
    'seaman-contracts',
    'seaman-papers',
    'seaman-references',
    'seaman-persons',
    'seaman-work-wanted',
    'seaman-languages',
  ],
  'written by the site itself': [
    'imports',
    'import-pushes',
    'publications',
    'publication-tags',
    'publication-boundaries',
    'former-paths',
    'edit-locks',
    'mailing-prices',
    'link-checks',
    'index-now-queue',
    'index-now-reports',
    'audit-events',
  ],
}

const KEEPERS = /#(KeptInForm|KeepTyped)$/

it('every form keeps words or is known not to', () => {
  const { collections, globals } = cms().config
  const forms = [...collections, ...globals].map(({ slug }) => slug)
  const named = [...KEPT_COLLECTIONS, ...KEPT_GLOBALS, ...Object.values(NOT_KEPT).flat()]
  expect(forms.filter((slug) => !slug.startsWith('payload-')).sort()).toEqual(named.sort())
})

it('those that keep words do so once, and no other does', () => {
  const { collections, globals } = cms().config
  const keepers = (controls: readonly unknown[] = []) =>
    controls.filter((one) => KEEPERS.test(String(one))).length
  for (const { slug, admin } of collections) {
    const count = keepers(admin.components?.edit?.beforeDocumentControls)
    expect([slug, count]).toEqual([slug, KEPT_COLLECTIONS.has(slug) ? 1 : 0])
  }
  for (const { slug, admin } of globals) {
    const count = keepers(admin?.components?.elements?.beforeDocumentControls)
    expect([slug, count]).toEqual([slug, KEPT_GLOBALS.has(slug) ? 1 : 0])
  }
})

it('no account is among them', () => {
  const accounts = cms().config.collections.filter(({ auth }) => Boolean(auth))
  expect(accounts.map(({ slug }) => slug).filter((slug) => KEPT_COLLECTIONS.has(slug))).toEqual([])
})
