/**
 * The two laws of docs/architecture.md and a few walls beside them.
 * tests/check/boundaries.test.ts sees every one of these rules fail.
 */

// Law 1: what the modules of a layer may import, itself included. Upwards only what is listed.
const LAYERS = {
  domain: ['domain'],
  env: ['env', 'domain'],
  ui: ['ui', 'domain'],
  i18n: ['i18n', 'domain', 'env'],
  cms: ['cms', 'i18n', 'ui', 'domain', 'env', 'types', 'config', 'registry'],
  // Data alone, which everything that walks over content types may read (docs/decisions/024).
  registry: ['registry', 'entries'],
  entries: ['entries', 'entry', 'domain'],
  features: ['features', 'cms', 'i18n', 'ui', 'domain', 'env', 'types', 'registry'],
  content: ['content', 'domain'],
  server: ['server', 'domain'],
  config: ['schemas', 'cms', 'i18n', 'domain', 'env'],
}

const PLACES = {
  domain: '^src/domain/',
  env: '^src/(env|settings)\\.ts$',
  ui: '^src/ui/',
  i18n: '^src/i18n/',
  cms: '^src/cms/',
  features: '^src/features/',
  content: '^src/first-content/',
  server: '^src/server/',
  config: '^payload\\.config\\.ts$',
  types: '^src/payload-types\\.ts$',
  schemas: '\\.(collection|global)\\.ts$',
  registry: '^src/content-types\\.ts$',
  entries: '^src/features/[^/]+/[^/]+\\.type\\.ts$',
  entry: '^src/cms/publications/(content-type|folded-in-sql|warned-company)\\.ts$',
}

/**
 * The rooms of cms: each imports itself and those before it (docs/decisions/080-rooms-of-cms.md). Every room knows the
 * access rules and the Local API, which know no room.
 */
const ROOMS = ['database', 'publications', 'services', 'documents', 'desk']
const BESIDE_ROOMS = '^src/cms/(access|local-api)\\.ts$'
const roomsUpTo = (/** @type {number} */ last) =>
  `^src/cms/(${ROOMS.slice(0, last + 1).join('|')})/`

const APP = '^src/(app/|proxy\\.ts$|instrumentation)'
const PANEL = '^src/app/\\(payload\\)/'

// Everything that is ours.
const OWN = '^(src/|migrations/|scripts/|tests/|[^/]+\\.config\\.(ts|mjs)$)'

const SCHEMA = '\\.(collection|global|block|field|hooks|type)\\.ts$'

// Packages, also where a check runs on a tree whose node_modules is elsewhere.
const PAYLOAD = '(^|/)node_modules/(payload|@payloadcms)/'
const POSTGRES = '(^|/)node_modules/(pg|pg-pool)/'
const DECODERS = '(^|/)node_modules/(sharp|libheif-js)/'
const SENT_FILES = '^src/cms/services/forms/sent-files/'
const FORM_MAKERS = '^src/cms/services/made-files/making/'
const FORM_PACKAGES = '(^|/)node_modules/(@myriaddreamin|docx)/'
const COMPANY_FORMS = '^src/cms/services/company-forms/filling/'
const WORKBOOKS = '^src/features/imports/workbooks/'
const WORKBOOK_READER = '(^|/)node_modules/@e965/xlsx/'
// Functions over strings: no Node, no settings, no state.
const PURE = '(^|/)node_modules/(path-to-regexp|negotiator)/'
const GRAMMARS = '(^|/)node_modules/(csv-parse|saxes)/'
// Tables and functions over them: the rules of time zones.
const ZONES = '(^|/)node_modules/(moment|moment-timezone)/'
const ZONES_HOME = '^src/domain/time/time-zones\\.ts$'
// What translates in any process is resolved to next-intl's types of that name; mails that hooks send are made of it.
const RENDERING =
  '(^|/)node_modules/(server-only|client-only|react|react-dom|next|next-intl(?!/dist/types/index\\.react-client\\.))/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(LAYERS).map(([layer, allowed]) => ({
      name: `law-1-${layer}`,
      comment: `Law 1: ${layer} imports only ${allowed.join(', ')}.`,
      severity: /** @type {const} */ ('error'),
      from: { path: PLACES[/** @type {keyof typeof LAYERS} */ (layer)] },
      to: {
        path: OWN,
        pathNot: allowed.map((name) => PLACES[/** @type {keyof typeof PLACES} */ (name)]),
      },
    })),
    ...ROOMS.map((room, place) => ({
      name: `cms-${room}`,
      comment: `cms/${room} imports only ${ROOMS.slice(0, place + 1).join(', ')} of cms.`,
      severity: /** @type {const} */ ('error'),
      from: { path: `^src/cms/${room}/` },
      to: { path: PLACES.cms, pathNot: [roomsUpTo(place), BESIDE_ROOMS] },
    })),
    {
      name: 'cms-has-rooms',
      comment:
        'What content types share is in one of the rooms of cms; the rules of access know none of them.',
      severity: 'error',
      from: { path: PLACES.cms, pathNot: roomsUpTo(ROOMS.length) },
      to: { path: PLACES.cms },
    },
    {
      name: 'readers-without-the-desk',
      comment: 'What a reader’s page shows is not in the desk, which is the panel’s.',
      severity: 'error',
      from: {
        path: ['^src/features/', '^src/app/\\((site|machine)\\)/', '^src/proxy\\.ts$'],
        pathNot: ['/admin/', '\\.(collection|global|block|field|hooks|endpoint|runner)\\.ts$'],
      },
      to: { path: '^src/cms/desk/' },
    },
    {
      name: 'law-1-siblings',
      comment: 'Law 1: features do not import each other; what shows several composes them in app.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'domain imports neither packages nor Node: it runs anywhere and is tested without both. Only the decision ' +
        'about addresses reads patterns and Accept-Language with packages, which do nothing else, and so are tables read ' +
        'and the rules of time zones.',
      severity: 'error',
      from: { path: PLACES.domain, pathNot: ['^src/domain/(routes|imports)/', ZONES_HOME] },
      to: { pathNot: OWN },
    },
    {
      name: 'zones-in-one-place',
      comment:
        'The rules of time zones are asked through src/domain/time/time-zones.ts, which knows nothing else.',
      severity: 'error',
      from: { path: OWN, pathNot: [ZONES_HOME, '^tests/'] },
      to: { path: ZONES },
    },
    {
      name: 'zones-alone',
      comment: 'src/domain/time/time-zones.ts has no package but the rules.',
      severity: 'error',
      from: { path: ZONES_HOME },
      to: { pathNot: [OWN, ZONES] },
    },
    {
      name: 'zones-stay-on-the-server',
      comment:
        'The rules of time zones are 0.7 MB: no page’s browser gets them, so what it shows as a day is text of the server. ' +
        'Of the panel the build is looked at (tests/http).',
      severity: 'error',
      from: { path: ['^src/ui/', '\\.script\\.tsx?$'] },
      to: { reachable: true, path: ZONES_HOME },
    },
    {
      name: 'tables-are-read-alone',
      comment:
        'What reads a file that was sent asks nobody; only the grammars of CSV and XML are packages.',
      severity: 'error',
      from: { path: '^src/domain/imports/' },
      to: { pathNot: [OWN, GRAMMARS] },
    },
    {
      name: 'decisions-are-pure',
      comment:
        'The decision about a request runs in the proxy and in the front server, and asks nobody.',
      severity: 'error',
      from: { path: '^src/domain/routes/' },
      to: { pathNot: [OWN, PURE] },
    },
    {
      name: 'law-2-plain-node',
      comment: 'Law 2: schemas and their hooks load in plain Node: no queries, no React, no Next.',
      severity: 'error',
      from: { path: SCHEMA },
      to: { reachable: true, path: ['\\.queries\\.ts$', '\\.tsx$', RENDERING] },
    },
    {
      name: 'payload-below-features',
      comment: 'Payload is known to cms, to the panel, and to the files of a feature that say so.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          PLACES.domain, // which may import no package at all
          PLACES.cms,
          PLACES.types,
          PANEL,
          '^src/features/[^/]+/admin/',
          '^src/features/.+\\.(collection|global|block|field|hooks|endpoint|queries|runner|seed|submit)\\.ts$',
        ],
      },
      to: { path: PAYLOAD },
    },
    {
      name: 'config-only-in-local-api',
      comment:
        'Only the Local API and the panel load the configuration; schemas would load themselves.',
      severity: 'error',
      from: { path: [APP, PLACES.cms], pathNot: ['^src/cms/local-api\\.ts$', PANEL] },
      to: { path: PLACES.config },
    },
    {
      name: 'sql-only-from-the-database',
      comment:
        'The driver of the database, Payload’s adapter and `sql` come from src/cms/database alone.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          PLACES.domain,
          '^src/cms/database/',
          // It reads every table there is, whatever it is for, on a connection of its own.
          '^src/cms/services/backup/(database-snapshot|backup-state)\\.ts$',
          // It asks only whether the database is there.
          '^src/server/readiness\\.ts$',
        ],
      },
      to: { path: [POSTGRES, '(^|/)node_modules/@payloadcms/(db-postgres|drizzle)/'] },
    },
    {
      name: 'reading-writes-nothing',
      comment:
        'What is asked at every request knows nothing of how the publication index is written.',
      severity: 'error',
      from: { path: '^src/cms/publications/reading/' },
      to: { path: '^src/cms/publications/writing/' },
    },
    {
      name: 'decoders-in-their-own-process',
      comment:
        'A file that ends its decoder must not end the site: src/cms/services/pictures has a process for it.',
      severity: 'error',
      from: { path: ['^src/', PLACES.config], pathNot: PLACES.domain },
      to: { path: DECODERS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sent-files-in-their-own-process',
      comment:
        'Documents of strangers are read by scripts/file-child.mjs alone: src/cms/services/forms/file-children.ts asks it.',
      severity: 'error',
      from: { path: ['^src/', PLACES.config], pathNot: [SENT_FILES, COMPANY_FORMS] },
      to: { path: SENT_FILES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'workbooks-in-their-own-process',
      comment:
        'Files of imports are read by scripts/table-child.mjs alone: src/features/imports/table-children.ts asks it.',
      severity: 'error',
      from: { path: ['^src/', PLACES.config], pathNot: WORKBOOKS },
      to: { path: [WORKBOOKS, WORKBOOK_READER], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'company-forms-in-their-own-process',
      comment:
        "Companies' forms are read and filled by scripts/company-form-child.mjs alone: src/cms/services/company-forms/company-form-children.ts asks it.",
      severity: 'error',
      from: { path: ['^src/', PLACES.config], pathNot: COMPANY_FORMS },
      to: { path: COMPANY_FORMS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'forms-in-their-own-process',
      comment:
        'PDF and DOCX are made by scripts/made-file-child.mjs alone: src/cms/services/made-files/made-file-children.ts asks it.',
      severity: 'error',
      from: { path: ['^src/', PLACES.config], pathNot: FORM_MAKERS },
      to: { path: [FORM_MAKERS, FORM_PACKAGES], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sources-know-no-tests',
      comment:
        'Nothing that serves a request imports tests, scripts, migrations or the first content.',
      severity: 'error',
      // The layers say the same of themselves.
      from: { path: [APP, '^next\\.config\\.ts$'] },
      to: { path: '^(tests|scripts|migrations|src/first-content)/' },
    },
    {
      name: 'front-server-apart',
      comment:
        'src/server stands in front of Next and has a bundle of its own: inside it would be there twice.',
      severity: 'error',
      // The layers say the same of themselves.
      from: { path: [APP, '^next\\.config\\.ts$'] },
      to: { path: PLACES.server },
    },
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module that imports nothing and that nothing imports does nothing.',
      severity: 'error',
      from: { path: '^src/', orphan: true, pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere hides from every rule above.',
      severity: 'error',
      from: {},
      // Next makes this module while it compiles.
      to: { couldNotResolve: true, pathNot: '^next/root-params$' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    // A type is knowledge too: imports of types count like the others.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
