import { isLocalSite } from './domain/addresses/local-site'
import { readSettings } from './settings'

// The build runs without a database and without secrets; what it makes is the same everywhere.
const building = process.env.NEXT_PHASE === 'phase-production-build'

const read = readSettings(process.env)
// Whoever starts the site has checked them, and says so without a stack.
if ('complaints' in read) throw new Error(read.complaints.join('\n'))

/** The runner sets them where the operator does not. */
function required(name: 'DATABASE_URL' | 'PAYLOAD_SECRET', whileBuilding: string): string {
  const value = process.env[name] || (building ? whileBuilding : undefined)
  if (value === undefined) throw new Error(`${name} is missing: start the site with \`npm start\`.`)
  return value
}

/** Every environment variable the site reads, parsed once. */
export const env = {
  ...read.settings,
  /** Set by the command that runs: `npm run dev` says `development`, all others `production`. */
  NODE_ENV: process.env.NODE_ENV,
  DATABASE_URL: required('DATABASE_URL', 'postgres://build'),
  PAYLOAD_SECRET: required('PAYLOAD_SECRET', 'build'),
}

/** Whether invented companies and vacancies (`isExample`) are shown: never on a public site. */
export const showsExamples = isLocalSite(env.SITE_URL)

/** Whether links to other sites are asked for by night: a site on its own machine asks nobody by itself. */
export const checksExternalLinks =
  env.EXTERNAL_LINKS === undefined ? !isLocalSite(env.SITE_URL) : env.EXTERNAL_LINKS === 'on'

/** Whether the site is read over https. */
export const isSecureSite = env.SITE_URL.startsWith('https:')
