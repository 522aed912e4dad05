import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { matchContentRoute, matchFixedRoute } from '../../src/domain/routes/match-route'
import { ROUTES } from '../../src/domain/routes/route-table'

/** Whatever answers at an address has a row in the table of routes, and no row is left without. */

/** Only the proxy leads there: asked for from outside they are no pages. */
const INSIDE = [
  'feeds/uk/portals/uk',
  'feeds/uk/text',
  'feeds/uk/vacancies/uk',
  'sitemaps/uk/2',
  'uk/r/uk/x',
  'uk/e/uk',
  'uk/find/uk',
]

/** What the front server and Next answer without a file in `src/app` or `public`. */
const WITHOUT_A_FILE = ['healthz', 'readyz', 'metrics', '_next/*rest', '_scripts/*rest']

/** Addresses of the routes below a folder of `src/app`, with something in the place of each parameter. */
async function addressesOf(folder: string, file: string): Promise<string[]> {
  const entries = await readdir(path.join('src/app', folder), { recursive: true })
  return entries
    .filter((entry) => path.basename(entry) === file)
    .map((entry) =>
      decodeURIComponent(path.dirname(entry))
        .replaceAll('files/[file]', 'files/7')
        .replaceAll('sent/[file]', 'sent/7')
        .replaceAll('scans/[file]', 'scans/7')
        .replaceAll('calendar/[file]', `calendar/${'A'.repeat(43)}.ics`)
        .replaceAll('[file]', 'build.json')
        .replaceAll('[number]', '2')
        .replaceAll('[entry]', '7')
        .replaceAll('[id]', '7')
        .replaceAll('[collection]', 'pages')
        .replaceAll('[type]', 'vacancies')
        .replaceAll('[token]', 'token')
        .replaceAll(/\[(?:document|vacancy|service|guide|company|seat)\]/g, '7')
        .replace(/\[{1,2}\.\.\.\w+\]{1,2}/g, 'x')
        .replace(/\[\w+\]/g, 'uk'),
    )
}

test('every route handler and every public file has a row of its own, and the other way round', async () => {
  const machine = await addressesOf('(machine)', 'route.ts')
  const cms = [
    ...(await addressesOf('(payload)', 'route.ts')),
    ...(await addressesOf('(payload)', 'page.tsx')),
    'api/media',
    'api/service-files',
    'api/imports/upload',
    'api/company-forms/upload',
  ]
  const files = await readdir('public')
  const found = [...machine, ...cms, ...files].map((address) => {
    const matched = matchFixedRoute(address)
    return [address, matched && !matched.isRefused ? matched.route.pattern : undefined] as const
  })
  const without = found.filter(([, row]) => row === undefined).map(([address]) => address)
  expect(without.toSorted()).toEqual(INSIDE.filter((address) => !address.startsWith('uk/')))
  const rows = ROUTES.filter(({ inEachLanguage }) => !inEachLanguage).map(({ pattern }) => pattern)
  const used = new Set([...found.map(([, row]) => row), ...WITHOUT_A_FILE])
  expect(rows.filter((row) => !used.has(row))).toEqual([])
})

test('every page of a language that is no page of the publication index has a row of its own', async () => {
  const pages = await addressesOf('(site)', 'page.tsx')
  const rows = pages.map((address) => {
    const { route, isRefused } = matchContentRoute(address.replace(/^uk\//, '')) ?? {}
    return [address, !isRefused && route?.class === 'private page'] as const
  })
  const others = rows.filter(([, isRow]) => !isRow).map(([address]) => address)
  expect(others.toSorted()).toEqual(
    INSIDE.filter((address) => address.startsWith('uk/')).toSorted(),
  )
  expect(
    rows
      .filter(([, isRow]) => isRow)
      .map(([address]) => address)
      .toSorted(),
  ).toEqual([
    'uk/company-desk',
    'uk/company-desk/7',
    'uk/company-desk/7/invite',
    'uk/company-desk/7/people/7',
    'uk/company-desk/claim/7',
    'uk/company-desk/confirm/token',
    'uk/company-desk/sign-in',
    'uk/company-desk/sign-in/token',
    'uk/consent',
    'uk/forms/alerts',
    'uk/forms/alerts/confirm/token',
    'uk/forms/alerts/leave/token',
    'uk/forms/alerts/token',
    'uk/forms/answer/7',
    'uk/forms/contact',
    'uk/forms/data',
    'uk/forms/guide/7',
    'uk/forms/offer',
    'uk/forms/report/vacancies/7',
    'uk/forms/state/token',
    'uk/mailing/report/token',
    'uk/mailing/review',
    'uk/mailing/stop/token',
    'uk/preview/pages/7',
    'uk/seaman/account',
    'uk/seaman/account/data',
    'uk/seaman/account/delete',
    'uk/seaman/account/email',
    'uk/seaman/account/password',
    'uk/seaman/account/record',
    'uk/seaman/account/record/cv',
    'uk/seaman/account/record/cv/remove',
    'uk/seaman/account/record/import',
    'uk/seaman/account/record/import/review',
    'uk/seaman/account/record/languages',
    'uk/seaman/account/record/links',
    'uk/seaman/account/record/links/7/end',
    'uk/seaman/account/record/papers/7',
    'uk/seaman/account/record/papers/7/remove',
    'uk/seaman/account/record/parts',
    'uk/seaman/account/record/person',
    'uk/seaman/account/record/references/7',
    'uk/seaman/account/record/references/7/remove',
    'uk/seaman/account/record/reminders',
    'uk/seaman/account/record/search',
    'uk/seaman/account/record/service/7',
    'uk/seaman/account/record/service/7/remove',
    'uk/seaman/account/record/vacancies',
    'uk/seaman/account/record/vacancies/7',
    'uk/seaman/account/record/work',
    'uk/seaman/apply',
    'uk/seaman/confirm/token',
    'uk/seaman/form/token',
    'uk/seaman/link',
    'uk/seaman/link/token',
    'uk/seaman/password',
    'uk/seaman/password/token',
    'uk/seaman/reminders/token',
    'uk/seaman/services',
    'uk/seaman/services/7',
    'uk/seaman/services/7/ask',
    'uk/seaman/sign-in',
    'uk/search',
  ])
})
