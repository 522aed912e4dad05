import { z } from 'zod'

import { isTagAddress } from './domain/browser/analytics-tag'
import { isLocalSite } from './domain/addresses/local-site'
import { LOCALES } from './domain/locales/locales'
import { listeningOrigin } from './domain/addresses/listening-origin'
import { mailbox } from './domain/mail/mail-address'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD, wrongPasswordLength } from './domain/staff/password-length'

const LOCALE = z
  .enum(LOCALES)
  .default('en')
  .describe(`it is one of ${LOCALES.join(', ')}.`)

const webAddress = () => z.url({ protocol: /^https?$/ })
const originOf = (url: string) => new URL(url).origin
const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

/** Key and secret may stand in it. */
const S3_SENTENCE =
  'BACKUP_S3_URL is not an address of a bucket: it looks like https://key:secret@s3.eu-central-1.amazonaws.com/bucket/folder?region=eu-central-1'

/**
 * Every environment variable that an operator may set: what it may be, and how to put it right. The
 * description is said after `NAME is "value": `; where the value must not be shown, the check says all.
 */
const VARIABLES = {
  /** Where the site listens. */
  PORT: wholeNumber(1, 65_535).default(3000).describe('it is a number from 1 to 65535.'),
  /** Which address it listens on; none: every address of the machine. */
  HOST: z.string().optional(),
  /** How many processes serve at that place (docs/decisions/073-workers.md). */
  WORKERS: wholeNumber(1, 64)
    .default(1)
    .describe('it is a number of processes from 1 to 64, and one core for each makes sense.'),
  /** Public origin; absolute URLs come from here, never from a request. None: where it listens. */
  SITE_URL: webAddress()
    .transform(originOf)
    .optional()
    .describe('it looks like https://www.example.org'),
  /** How many proxies in front to believe about the client's address. */
  TRUST_PROXY_HOPS: z
    .string()
    .regex(/^\d{1,2}$/)
    .default('0')
    .transform(Number)
    .describe('it is a number of proxies, such as 1.'),
  /** Postgres to use; none: the embedded one. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error:
        'DATABASE_URL is not an address of a Postgres database: it looks like postgres://user:password@host:5432/name',
    })
    .optional(),
  /** Signs staff sessions; changing it signs everybody out. None: one is made and kept. */
  PAYLOAD_SECRET: z
    .string()
    .min(16, 'PAYLOAD_SECRET is too short: use at least 16 characters.')
    .optional(),
  /** The folder that the site keeps its data in: pictures, and the embedded database. */
  DATA_DIR: z.string().default('.data'),
  /** What an empty database gets. */
  SEED: z
    .enum(['demo', 'content', 'none'])
    .optional()
    .describe('it may be "demo", "content" or "none".'),
  /** The first admin; none: a one-time link is printed. */
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((password) => wrongPasswordLength(password) === undefined, {
      error: ({ input }) =>
        `ADMIN_PASSWORD is too ${wrongPasswordLength(String(input))}: use at least ${SHORTEST_PASSWORD} characters, and at most ${LONGEST_PASSWORD}.`,
    })
    .optional(),
  /** The language without a URL prefix. */
  DEFAULT_LOCALE: LOCALE,
  /** The language content is first written in and falls back to. */
  SOURCE_LOCALE: LOCALE,
  /** A service that answers with a picture of a cat, for error pages; none: the shipped one. */
  CAT_IMAGE_URL: webAddress().optional().describe('it looks like https://cats.example.org/random'),
  /** Origin of a CDN in front that makes the sizes of pictures; none: the site makes them. */
  IMAGE_CDN: webAddress()
    .transform(originOf)
    .optional()
    .describe('it looks like https://img.example.org'),
  /** How much disk finished pictures may take. Mebibytes. */
  IMAGE_CACHE_MB: wholeNumber(1, 999_999)
    .default(256)
    .describe('it is a number of mebibytes, such as 256.'),
  /** The script of an analytics tag that speaks Google's consent mode; none: nothing is ever loaded. */
  ANALYTICS_TAG_URL: z
    .string()
    .refine(isTagAddress)
    .optional()
    .describe('it looks like https://www.googletagmanager.com/gtag/js'),
  /** What the tag's owner knows this site by; with ANALYTICS_TAG_URL, or neither of them. */
  ANALYTICS_TAG_ID: z
    .string()
    .regex(/^[A-Z]{1,3}-[A-Z0-9-]{3,30}$/)
    .optional()
    .describe('it looks like G-XXXXXXXXXX'),
  /** Where prices of mailings are asked for, without the path of the call; none: the editors' list. */
  UPSTREAM_API_URL: webAddress()
    // The call has a query of its own.
    .refine((url) => !/[?#]/.test(url))
    .optional()
    .describe('it looks like https://api.example.org, without a query.'),
  /** Who takes payments. The upstream is asked otherwise for `stripe` than for others. */
  PAYMENT_PROVIDER: z
    .string()
    .regex(/^[a-z\d_-]{1,40}$/i)
    .optional()
    .describe('it is a name such as stripe.'),
  /** How often prices are asked for again. Seconds. */
  MAILING_REFRESH_SECONDS: wholeNumber(1, 86_400)
    .default(600)
    .describe('it is a number of seconds, such as 600, and at most a day.'),
  /** A ClamAV that looks at the files that visitors send; none: they are checked by the site alone. */
  CLAMAV_URL: z
    .url({ protocol: /^tcp$/ })
    .refine((url) => /^tcp:\/\/[^/?#@]+:\d+\/?$/.test(url))
    .optional()
    .describe('it looks like tcp://clamav:3310'),
  /** The mail server that takes the site's mail; none: mail is written to files in the data folder. */
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /^.+$/,
      error:
        'SMTP_URL is not an address of a mail server: it looks like smtps://user:password@smtp.example.org',
    })
    .optional(),
  /** Who the site's mail is from; with SMTP_URL, or neither of them. */
  MAIL_FROM: z
    .string()
    .refine((written) => mailbox(written) !== undefined)
    .optional()
    .describe('it looks like Mariner Hub <noreply@example.org>, or only the address.'),
  /** Where backups are kept; none: in the data folder, and made daily only of the embedded database. */
  BACKUP_DIR: z.string().optional(),
  /** How many of them. */
  BACKUP_KEEP: wholeNumber(1, 9_999).default(7).describe('it is a number of backups, such as 7.'),
  /** An S3 that a second copy of each goes to; none: there is no second copy. */
  BACKUP_S3_URL: z
    .url({
      protocol: /^https?$/,
      error: S3_SENTENCE,
    })
    .refine((url) => /^https?:\/\/[^/?#]+\/[^/?#]/.test(url), S3_SENTENCE)
    .optional(),
  /** Whether links to other sites are asked for by night; none: on a public site. */
  EXTERNAL_LINKS: z.enum(['on', 'off']).optional().describe('it may be "on" or "off".'),
  /** Least severe message that is logged. */
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('it may be trace, debug, info, warn, error, fatal or silent.'),
  /** Lets whoever sends it read /metrics; none: only programs on the same machine. */
  METRICS_TOKEN: z
    .string()
    .min(
      16,
      'METRICS_TOKEN is too short: use at least 16 characters (openssl rand -hex 32 makes one).',
    )
    .optional(),
  /** Whether a build writes maps of the server's code, by which Node names lines of the sources; none: it does not. */
  SERVER_SOURCE_MAPS: z.enum(['on', 'off']).optional().describe('it may be "on" or "off".'),
  /** What takes the database so long is logged. Milliseconds; 0: nothing is. */
  SLOW_QUERY_MS: wholeNumber(0, 600_000)
    .default(500)
    .describe('it is a number of milliseconds, such as 500, or 0 for none.'),
}

type Name = keyof typeof VARIABLES

const isName = (name: unknown): name is Name => typeof name === 'string' && name in VARIABLES

/** The names of all of them, in the order of their declaration. */
export const SETTING_NAMES = Object.keys(VARIABLES).filter(isName)

const SCHEMA = z.object(VARIABLES)

/** Settings as they are used, with the defaults of those that are not set. */
export type Settings = Omit<z.output<typeof SCHEMA>, 'SITE_URL'> & { SITE_URL: string }

/**
 * Settings from the environment, or what is wrong with them: a sentence for each variable, to be read by
 * the operator. A variable that is set to nothing is not set.
 * @param isToServe whether a site is to be served by them, and not only built or repaired
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  isToServe = false,
): { settings: Settings } | { complaints: string[] } {
  const given: Partial<Record<Name, string>> = {}
  for (const name of SETTING_NAMES) if (environment[name]) given[name] = environment[name]
  const { data, error } = SCHEMA.safeParse(given, {
    error: ({ path: [name] = [] }) =>
      isName(name) ? `${name} is "${given[name]}": ${VARIABLES[name].description}` : undefined,
  })
  const alone = new Map(error?.issues.map(({ path: [name], message }) => [name, message]))
  const complaints = [...alone.values(), ...incomplete(given)]
  if (isToServe && given.DATABASE_URL && !given.PAYLOAD_SECRET) {
    complaints.push(
      'PAYLOAD_SECRET is missing: with DATABASE_URL set it must be set too, the same for every instance (openssl rand -hex 32 makes one).',
    )
  }
  if (data === undefined || complaints.length > 0) return { complaints }
  const { SITE_URL = listeningOrigin(data.HOST, data.PORT) } = data
  return { settings: { ...data, SITE_URL } }
}

/** What is set without what belongs to it. */
function incomplete(given: Partial<Record<Name, string>>): string[] {
  const complaints = []
  if (given.ADMIN_PASSWORD && !given.ADMIN_EMAIL) {
    complaints.push('ADMIN_PASSWORD is set without ADMIN_EMAIL: set both or neither.')
  }
  if (Boolean(given.ANALYTICS_TAG_URL) !== Boolean(given.ANALYTICS_TAG_ID)) {
    const missing = given.ANALYTICS_TAG_URL ? 'ANALYTICS_TAG_ID' : 'ANALYTICS_TAG_URL'
    complaints.push(`${missing} is missing: address and ID of a tag belong together.`)
  }
  if (Boolean(given.SMTP_URL) !== Boolean(given.MAIL_FROM)) {
    complaints.push(
      given.SMTP_URL
        ? 'MAIL_FROM is missing: SMTP_URL says how mail is sent, and MAIL_FROM who it is from.'
        : 'SMTP_URL is missing: MAIL_FROM says who mail is from, and SMTP_URL how it is sent.',
    )
  }
  return complaints
}

/** What an empty database gets: whether first content, and whether invented companies and vacancies too. */
export function firstContent({ SEED, DATABASE_URL, SITE_URL }: Settings): {
  seed: boolean
  examples: boolean
} {
  const isLocal = isLocalSite(SITE_URL)
  const chosen = SEED ?? (DATABASE_URL === undefined && isLocal ? 'demo' : 'content')
  // On a public site nobody would see the examples.
  return { seed: chosen !== 'none', examples: chosen === 'demo' && isLocal }
}
