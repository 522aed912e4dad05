import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { afterEach, describe, expect, it } from 'vitest'

import configuration from '../../.dependency-cruiser.mjs'

/** Source text by path from the root of a project that is nothing else. */
type Tree = Record<string, string>

const PACKAGES = [
  'payload',
  '@payloadcms/ui',
  '@payloadcms/db-postgres',
  'pg',
  'react',
  'next',
  'server-only',
  'sharp',
  '@e965/xlsx',
  'zod',
  'moment-timezone',
  'docx',
]

/** Everything the house allows, once: the sound tree that each offence below is added to. */
const SOUND: Tree = {
  'src/domain/locales.ts': "export const LOCALES = ['en']",
  'src/domain/paths.ts': "import { LOCALES } from './locales'\nexport const first = LOCALES[0]",
  'src/domain/time/time-zones.ts':
    "import 'moment-timezone'\nimport { first } from '../paths'\nexport const zones = first",
  'src/settings.ts':
    "import 'zod'\nimport { LOCALES } from './domain/locales'\nexport const settings = LOCALES",
  'src/env.ts': "import { settings } from './settings'\nexport const env = settings",
  'src/payload-types.ts': 'export interface Page { id: number }',
  'src/i18n/messages.ts': "import { env } from '@/env'\nexport const messages = env",
  'src/ui/button.tsx':
    "import 'react'\nimport { first } from '@/domain/paths'\nexport const Button = first",
  'src/cms/access.ts':
    "import type {} from 'payload'\nimport type {} from 'sharp'\nexport const nobody = () => false",
  'src/cms/local-api.ts':
    "import 'server-only'\nimport 'payload'\nimport config from '@payload-config'\nexport const api = config",
  'src/cms/database/read-pool.ts':
    "import 'pg'\nimport type {} from '@payloadcms/db-postgres'\nexport const pool = 1",
  'src/cms/publications/reading/publication-index.ts':
    "import '../../database/read-pool'\nimport type { Page } from '@/payload-types'\nimport { messages } from '@/i18n/messages'\nimport { Button } from '@/ui/button'\nexport const found: Page[] = [messages, Button]",
  'src/cms/publications/content-type.ts': 'export interface ContentType { collection: string }',
  'src/cms/publications/content-types.ts':
    "import { CONTENT_TYPES } from '../../content-types'\nexport const contentTypes = CONTENT_TYPES",
  'src/content-types.ts':
    "import { pagesType } from './features/pages/pages.type'\nexport const CONTENT_TYPES = [pagesType]",
  'src/features/pages/pages.type.ts':
    "import type { ContentType } from '../../cms/publications/content-type'\nimport { first } from '../../domain/paths'\nexport const pagesType: ContentType = { collection: first ?? '' }",
  'src/features/pages/pages.collection.ts':
    "import 'payload'\nimport { nobody } from '../../cms/access'\nimport { keep } from './pages.hooks'\nexport const Pages = [nobody, keep]",
  'src/features/pages/pages.hooks.ts': "import 'payload'\nexport const keep = 1",
  'src/features/pages/pages.queries.ts':
    "import 'server-only'\nimport { api } from '@/cms/local-api'\nimport { lookUp } from '@/cms/publications/reading/publication-index'\nexport const getPage = [api, lookUp]",
  'src/features/pages/page-view.tsx':
    "import { Button } from '@/ui/button'\nimport { getPage } from './pages.queries'\nexport const PageView = [Button, getPage]",
  'src/features/pages/admin/matrix.tsx': "import '@payloadcms/ui'\nexport const Matrix = 1",
  'src/features/staff/staff.collection.ts':
    "import { nobody } from '../../cms/access'\nexport const Staff = nobody",
  'src/app/(site)/page.tsx':
    "import 'next'\nimport { PageView } from '@/features/pages/page-view'\nexport default PageView",
  'src/app/(payload)/layout.tsx':
    "import '@payloadcms/ui'\nimport config from '@payload-config'\nimport { Matrix } from '@/features/pages/admin/matrix'\nexport default [config, Matrix]",
  'src/server/readiness.ts': "import 'pg'\nexport const readiness = 1",
  'src/server/serve.ts':
    "import 'next'\nimport { first } from '../domain/paths'\nimport { readiness } from './readiness'\nexport const serve = [first, readiness]",
  'src/proxy.ts':
    "import 'next'\nimport { lookUp } from './cms/publications/reading/publication-index'\nexport const proxy = lookUp",
  'payload.config.ts':
    "import 'payload'\nimport { Pages } from './src/features/pages/pages.collection'\nimport { Staff } from './src/features/staff/staff.collection'\nimport { env } from './src/env'\nexport default [Pages, Staff, env]",
  'next.config.ts': "import 'next'\nexport default {}",
  'scripts/seed.ts': "import config from '../payload.config'\nexport const seed = config",
  'tests/fixtures/content.ts':
    "import { first } from '../../src/domain/paths'\nexport const content = first",
  'tests/unit/paths.test.ts':
    "import 'payload'\nimport { content } from '../fixtures/content'\nvoid content",
}

/** A module that does nothing but import: where its side effects lead is all that is looked at. */
const importing = (...modules: string[]) =>
  modules.map((name) => `import '${name}'\n`).join('') + 'export const offence = 1'

/** For each rule the files that break it, and nothing else. */
const OFFENCES: Record<string, Tree[]> = {
  'law-1-domain': [
    { 'src/domain/money.ts': importing('../env') },
    { 'src/domain/money.ts': importing('@/cms/access') },
    {
      'src/domain/money.ts':
        "import type { Page } from '@/payload-types'\nexport type Money = Page",
    },
    { 'src/domain/money.ts': importing('../../tests/fixtures/content') },
  ],
  'law-1-env': [
    {
      'src/settings.ts': importing('./i18n/routing'),
      'src/i18n/routing.ts': importing('@/domain/paths'),
    },
    {
      'src/env.ts': importing('./i18n/routing'),
      'src/i18n/routing.ts': importing('@/domain/paths'),
    },
  ],
  'law-1-ui': [
    { 'src/ui/toast.tsx': importing('@/env') },
    { 'src/ui/toast.tsx': importing('@/i18n/messages') },
    { 'src/ui/toast.tsx': importing('@/features/pages/page-view') },
    { 'src/ui/toast.tsx': importing('@/server/serve') },
    { 'src/ui/toast.tsx': "import type { Page } from '@/payload-types'\nexport type Toast = Page" },
  ],
  'law-1-i18n': [
    { 'src/i18n/request.ts': importing('@/ui/button') },
    { 'src/i18n/request.ts': importing('@/cms/access') },
  ],
  'law-1-cms': [
    { 'src/cms/services/seed.ts': importing('@/features/pages/pages.queries') },
    { 'src/cms/services/seed.ts': importing('@/app/(site)/page') },
    { 'src/cms/services/seed.ts': importing('../../../scripts/seed') },
  ],
  'law-1-registry': [
    { 'src/content-types.ts': importing('./features/pages/page-view') },
    { 'src/content-types.ts': importing('./cms/access') },
  ],
  'law-1-entries': [
    { 'src/features/staff/staff.type.ts': importing('../../cms/access') },
    {
      'src/features/pages/facts.ts': importing('../../domain/paths'),
      'src/features/pages/pages.type.ts': importing(
        '../../cms/publications/content-type',
        './facts',
      ),
    },
  ],
  'law-1-features': [
    { 'src/features/pages/card.tsx': importing('@/app/(site)/page') },
    { 'src/features/pages/card.tsx': importing('../../proxy') },
    { 'src/features/pages/card.tsx': importing('@payload-config') },
  ],
  'law-1-config': [
    { 'payload.config.ts': importing('./src/ui/button') },
    {
      'src/features/pages/order.ts': importing('@/domain/paths'),
      'payload.config.ts': importing('./src/features/pages/order'),
    },
    { 'payload.config.ts': importing('./tests/fixtures/content') },
  ],
  'law-1-server': [
    { 'src/server/pages.ts': importing('../env') },
    { 'src/server/pages.ts': importing('../i18n/messages') },
    { 'src/server/pages.ts': importing('../ui/button') },
    { 'src/server/pages.ts': importing('../cms/access') },
    { 'src/server/pages.ts': importing('../proxy') },
    { 'src/server/pages.ts': importing('../../scripts/seed') },
  ],
  'law-1-siblings': [
    { 'src/features/staff/staff-card.tsx': importing('@/features/pages/page-view') },
    {
      // A name that begins with another's is another name.
      'src/features/pages-more/list.tsx': importing('@/features/pages/page-view'),
    },
  ],
  'domain-is-pure': [
    ...['node:fs', 'path', 'next', 'react', 'payload', 'pg', 'zod'].map((name) => ({
      'src/domain/money.ts': importing(name),
    })),
  ],
  'zones-in-one-place': [{ 'src/features/pages/clock.ts': importing('moment-timezone') }],
  'zones-alone': [
    { 'src/domain/time/time-zones.ts': importing('zod') },
    { 'src/domain/time/time-zones.ts': importing('node:fs') },
  ],
  'zones-stay-on-the-server': [
    { 'src/ui/clock.tsx': importing('@/domain/time/time-zones') },
    {
      'src/domain/last-day.ts': importing('./time/time-zones'),
      'src/features/pages/prices.script.ts': importing('@/domain/last-day'),
    },
  ],
  'tables-are-read-alone': [
    ...['node:fs', 'next', 'pg', 'zod'].map((name) => ({
      'src/domain/imports/read-csv.ts': importing(name),
    })),
  ],
  'decisions-are-pure': [
    ...['node:fs', 'next', 'pg', 'zod'].map((name) => ({
      'src/domain/routes/decide.ts': importing(name),
    })),
  ],
  'law-2-plain-node': [
    { 'src/features/staff/staff.collection.ts': importing('server-only') },
    { 'src/features/staff/staff.global.ts': importing('react') },
    { 'src/features/staff/staff.hooks.ts': importing('next') },
    {
      'src/features/staff/staff.queries.ts': importing('@/domain/paths'),
      'src/features/staff/staff.block.ts': importing('./staff.queries'),
    },
    { 'src/cms/documents/role.field.ts': importing('@/ui/button') },
    {
      // Through a module that may.
      'src/cms/services/roles.ts': importing('./local-roles'),
      'src/cms/services/local-roles.ts': importing('server-only'),
      'src/features/staff/staff.collection.ts': importing('../../cms/services/roles'),
    },
  ],
  'payload-below-features': [
    { 'src/features/pages/card.tsx': importing('payload') },
    {
      'src/features/pages/card.ts':
        "import type {} from '@payloadcms/ui'\nexport const offence = 1",
    },
    { 'src/app/(site)/layout.tsx': importing('payload') },
    { 'src/proxy.ts': importing('payload') },
    { 'src/ui/toast.tsx': importing('@payloadcms/ui') },
  ],
  'config-only-in-local-api': [
    { 'src/app/(site)/layout.tsx': importing('@payload-config') },
    { 'src/proxy.ts': importing('../payload.config') },
    { 'src/cms/desk/editor.ts': importing('@payload-config') },
  ],
  'sql-only-from-the-database': [
    { 'src/features/pages/search.ts': importing('pg') },
    { 'src/proxy.ts': importing('pg') },
    { 'src/server/pages.ts': importing('pg') },
    { 'src/cms/documents/search.ts': importing('pg') },
    { 'src/features/pages/pages.endpoint.ts': importing('@payloadcms/db-postgres') },
  ],
  'decoders-in-their-own-process': [
    { 'src/features/pages/drawing.ts': importing('sharp') },
    { 'payload.config.ts': importing('sharp') },
  ],
  'sent-files-in-their-own-process': [
    {
      'src/cms/services/forms/sent-files/check-pdf.ts': 'export const checkPdf = 1',
      'src/cms/services/forms/check.ts': importing('./sent-files/check-pdf'),
    },
  ],
  'company-forms-in-their-own-process': [
    {
      'src/cms/services/company-forms/filling/xml-tree.ts': 'export const readXmlTree = 1',
      'src/cms/services/company-forms/children.ts': importing('./filling/xml-tree'),
    },
  ],
  'workbooks-in-their-own-process': [
    {
      'src/features/imports/workbooks/open-workbook.ts': 'export const openWorkbook = 1',
      'src/features/imports/runner.ts': importing('./workbooks/open-workbook'),
    },
    { 'src/features/imports/tables.ts': importing('@e965/xlsx') },
  ],
  'forms-in-their-own-process': [
    {
      'src/cms/services/made-files/making/pdf-form.ts': 'export const makePdf = 1',
      'src/features/seamen/record.ts': importing('../../cms/services/made-files/making/pdf-form'),
    },
    { 'src/features/seamen/letters.ts': importing('docx') },
  ],
  'sources-know-no-tests': [
    { 'src/app/(site)/layout.tsx': importing('../../../tests/fixtures/content') },
    { 'src/proxy.ts': importing('../scripts/seed') },
    { 'next.config.ts': importing('./scripts/seed') },
  ],
  'front-server-apart': [
    { 'src/app/(site)/layout.tsx': importing('../../server/serve') },
    { 'src/proxy.ts': importing('./server/serve') },
    {
      'src/proxy.ts':
        "import type { serve } from './server/serve'\nexport type Serve = typeof serve",
    },
    { 'next.config.ts': importing('./src/server/serve') },
  ],
  'cms-database': [
    {
      'src/cms/database/locks.ts': importing('../services/mail'),
      'src/cms/services/mail.ts': importing('../../domain/paths'),
    },
  ],
  'cms-publications': [
    {
      'src/cms/publications/project.ts': importing('../documents/search'),
      'src/cms/documents/search.ts': importing('../../domain/paths'),
    },
  ],
  'cms-services': [
    {
      'src/cms/services/audit.ts':
        "import type { Named } from '../documents/named'\nexport type Line = Named",
      'src/cms/documents/named.ts': 'export interface Named { title: string }',
    },
  ],
  'cms-documents': [
    {
      'src/cms/documents/links.ts': importing('../desk/tree'),
      'src/cms/desk/tree.ts': importing('../../domain/paths'),
    },
  ],
  'cms-desk': [
    {
      'src/cms/desk/tree.ts': importing('../words'),
      'src/cms/words.ts': 'export const words = 1',
    },
  ],
  'cms-has-rooms': [
    { 'src/cms/corner/words.ts': importing('../access') },
    { 'src/cms/words.ts': importing('./publications/content-types') },
  ],
  'readers-without-the-desk': [
    {
      'src/features/pages/card.tsx': importing('@/cms/desk/tree'),
      'src/cms/desk/tree.ts': importing('../../domain/paths'),
    },
    {
      'src/app/(site)/layout.tsx': importing('../../cms/desk/tree'),
      'src/cms/desk/tree.ts': importing('../../domain/paths'),
    },
  ],
  'no-circles': [
    {
      'src/domain/money.ts': importing('./currency'),
      'src/domain/currency.ts': importing('./money'),
    },
    {
      'src/ui/menu.tsx': "import type { item } from './item'\nexport const menu: item = 1",
      'src/ui/item.tsx': "import { menu } from './menu'\nexport const item = menu",
    },
  ],
  'law-1-content': [{ 'src/first-content/content-set.ts': importing('../env') }],
  'reading-writes-nothing': [
    {
      'src/cms/publications/reading/tags.ts': importing('../writing/project'),
      'src/cms/publications/writing/project.ts': 'export const project = 1',
    },
  ],
  'no-orphans': [{ 'src/ui/forgotten.tsx': 'export const forgotten = 1' }],
  'no-unresolvable': [
    { 'src/ui/toast.tsx': importing('@/ui/gone') },
    { 'scripts/x.ts': importing('./gone') },
  ],
}

const rules = (configuration.forbidden ?? []).map(({ name }) => name ?? 'without a name')

let folder: string | undefined

afterEach(async () => {
  if (folder !== undefined) await rm(folder, { recursive: true })
  folder = undefined
})

/** The names of the rules that a tree breaks, in the order of the alphabet. */
async function broken(tree: Tree): Promise<string[]> {
  folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-boundaries-'))
  const files: Tree = { ...tree, 'package.json': '{ "type": "module" }' }
  for (const name of PACKAGES) {
    files[`node_modules/${name}/package.json`] = `{ "name": "${name}", "main": "index.js" }`
    files[`node_modules/${name}/index.js`] = ''
  }
  files['tsconfig.json'] = JSON.stringify({
    compilerOptions: {
      module: 'ESNext',
      moduleResolution: 'Bundler',
      // Else the resolver starts from the folder that this process runs in.
      baseUrl: '.',
      ignoreDeprecations: '6.0',
      paths: { '@/*': ['./src/*'], '@payload-config': ['./payload.config.ts'] },
    },
  })
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const tsConfig = path.join(folder, 'tsconfig.json')
  const { output } = await cruise(
    ['src', 'scripts', 'tests', 'payload.config.ts', 'next.config.ts'],
    {
      ...configuration.options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: configuration.forbidden ?? [] },
      tsConfig: { fileName: tsConfig },
    },
    // The command line reads them from the configuration; the function wants them here.
    { ...configuration.options?.enhancedResolveOptions },
    { tsConfig: extractTSConfig(tsConfig) },
  )
  const { violations } = (output as ICruiseResult).summary
  return [...new Set(violations.map(({ rule }) => rule.name))].toSorted()
}

describe('the boundaries', () => {
  it('let a sound tree pass', async () => {
    expect(await broken(SOUND)).toEqual([])
  })

  it('have an offence below for each rule', () => {
    expect(Object.keys(OFFENCES).toSorted()).toEqual(rules.toSorted())
  })
})

describe.each(Object.entries(OFFENCES))('%s', (rule, trees) => {
  it.each(trees)('is broken by offence %$, and nothing else is', async (tree) => {
    expect(await broken({ ...SOUND, ...tree })).toEqual([rule])
  })
})
