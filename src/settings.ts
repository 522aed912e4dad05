import { z } from 'zod'

import { isTagAddress } from './domain/browser/analytics-tag'
import { isLocalSite } from './domain/addresses/local-site'
import { LOCALES } from './domain/locales/locales'
import { listeningOrigin } from './domain/addresses/listening-origin'
import { mailbox } from './domain/mail/mail-address'
import { readScanKeys, SCAN_KEYS_SENTENCE } from './domain/sea-service/scan-keys'
import {
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
  wrongPasswordLength,
} from './domain/staff/password-length'

const LOCALE = z
  .enum(LOCALES)
  .default('en')
  .describe(`it is one of ${LOCALES.join(', ')}.`)

const webAddress = () => z.url({ protocol: /^https?$/ })
const originOf = (url: string) => new URL(url).origin
const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

/** Complaint about an S3 address. It never shows the value, because that may contain key and secret. */
const S3_SENTENCE =
  'BACKUP_S3_URL is not an address of a bucket: it looks like https://key:secret@s3.eu-central-1.amazonaws.com/bucket/folder?region=eu-central-1'

/**
 * All environment variables for operators, with their rules. A complaint is `NAME is "value": ` and the description.
 * When the value is secret, the message of the check is the whole complaint.
 */
const VARIABLES = {
  /** The port that the site listens on. */
  PORT: wholeNumber(1, 65_535).default(3000).describe('it is a number from 1 to 65535.'),
  /** The address that the site listens on. Default: all addresses of the machine. */
  HOST: z.string().optional(),
  /** The number of processes that serve at this port (docs/decisions/073-workers.md). */
  WORKERS: wholeNumber(1, 64)
    .default(1)
    .describe('it is a number of processes from 1 to 64, and one core for each makes sense.'),
  /** The public origin. Absolute URLs use it and never the request. Default: the address that the site listens on. */
  SITE_URL: webAddress()
    .transform(originOf)
    .optional()
    .describe('it looks like https://www.example.org'),
  /** The number of trusted proxies in front, for the client's address. */
  TRUST_PROXY_HOPS: z
    .string()
    .regex(/^\d{1,2}$/)
    .default('0')
    .transform(Number)
    .describe('it is a number of proxies, such as 1.'),
  /** The Postgres database. Default: the embedded one. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error:
        'DATABASE_URL is not an address of a Postgres database: it looks like postgres://user:password@host:5432/name',
    })
    .optional(),
  /** Signs sessions of staff. A new value signs everybody out. Default: a value that the site makes and stores. */
  PAYLOAD_SECRET: z
    .string()
    .min(16, 'PAYLOAD_SECRET is too short: use at least 16 characters.')
    .optional(),
  /**
   * The keys that scans of papers are encrypted with, the newest first: `id:base64`. Default: with the embedded database one that
   * the site makes and stores; with another database no scans are taken.
   */
  SCAN_KEYS: z
    .string()
    .refine((text) => readScanKeys(text) !== undefined, SCAN_KEYS_SENTENCE)
    .optional(),
  /** The data folder: pictures and the embedded database. */
  DATA_DIR: z.string().default('.data'),
  /** The first content of an empty database. */
  SEED: z
    .enum(['demo', 'content', 'none'])
    .optional()
    .describe('it may be "demo", "content" or "none".'),
  /** The first admin. Default: the site prints a one-time link. */
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
  /** The language that content is first written in, and the fallback. */
  SOURCE_LOCALE: LOCALE,
  /** A service that returns a picture of a cat for error pages. Default: the picture that is shipped. */
  CAT_IMAGE_URL: webAddress().optional().describe('it looks like https://cats.example.org/random'),
  /** The origin of a CDN that resizes pictures. Default: the site resizes them. */
  IMAGE_CDN: webAddress()
    .transform(originOf)
    .optional()
    .describe('it looks like https://img.example.org'),
  /** The disk limit for resized pictures, in mebibytes. */
  IMAGE_CACHE_MB: wholeNumber(1, 999_999)
    .default(256)
    .describe('it is a number of mebibytes, such as 256.'),
  /** The script of an analytics tag with Google's consent mode. Default: no tag is loaded. */
  ANALYTICS_TAG_URL: z
    .string()
    .refine(isTagAddress)
    .optional()
    .describe('it looks like https://www.googletagmanager.com/gtag/js'),
  /** The id of this site for the tag. Set both this and ANALYTICS_TAG_URL, or neither. */
  ANALYTICS_TAG_ID: z
    .string()
    .regex(/^[A-Z]{1,3}-[A-Z0-9-]{3,30}$/)
    .optional()
    .describe('it looks like G-XXXXXXXXXX'),
  /** The origin of the price service for mailings, without the path. Default: the editors' price list. */
  UPSTREAM_API_URL: webAddress()
    // The site adds its own query.
    .refine((url) => !/[?#]/.test(url))
    .optional()
    .describe('it looks like https://api.example.org, without a query.'),
  /** The payment provider. Requests to the price service differ for `stripe`. */
  PAYMENT_PROVIDER: z
    .string()
    .regex(/^[a-z\d_-]{1,40}$/i)
    .optional()
    .describe('it is a name such as stripe.'),
  /** Seconds between two requests for prices. */
  MAILING_REFRESH_SECONDS: wholeNumber(1, 86_400)
    .default(600)
    .describe('it is a number of seconds, such as 600, and at most a day.'),
  /** A ClamAV server that scans files of visitors. Default: only the site's own checks. */
  CLAMAV_URL: z
    .url({ protocol: /^tcp$/ })
    .refine((url) => /^tcp:\/\/[^/?#@]+:\d+\/?$/.test(url))
    .optional()
    .describe('it looks like tcp://clamav:3310'),
  /** The mail server. Default: mail is written to files in the data folder. */
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /^.+$/,
      error:
        'SMTP_URL is not an address of a mail server: it looks like smtps://user:password@smtp.example.org',
    })
    .optional(),
  /** The sender of the site's mail. Set both this and SMTP_URL, or neither. */
  MAIL_FROM: z
    .string()
    .refine((written) => mailbox(written) !== undefined)
    .optional()
    .describe('it looks like Mariner Hub <noreply@example.org>, or only the address.'),
  /** The folder for backups. Default: in the data folder, with daily backups only of the embedded database. */
  BACKUP_DIR: z.string().optional(),
  /** The number of backups to keep. */
  BACKUP_KEEP: wholeNumber(1, 9_999).default(7).describe('it is a number of backups, such as 7.'),
  /** An S3 bucket for a second copy of each backup. Default: no second copy. */
  BACKUP_S3_URL: z
    .url({
      protocol: /^https?$/,
      error: S3_SENTENCE,
    })
    .refine((url) => /^https?:\/\/[^/?#]+\/[^/?#]/.test(url), S3_SENTENCE)
    .optional(),
  /** Whether the site checks links to other sites at night. Default: only a public site does. */
  EXTERNAL_LINKS: z.enum(['on', 'off']).optional().describe('it may be "on" or "off".'),
  /** The least severe level that is logged. */
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('it may be trace, debug, info, warn, error, fatal or silent.'),
  /** The token that opens /metrics. Without one, only programs on the same machine can read it. */
  METRICS_TOKEN: z
    .string()
    .min(
      16,
      'METRICS_TOKEN is too short: use at least 16 characters (openssl rand -hex 32 makes one).',
    )
    .optional(),
  /** Whether a build writes source maps of the server, so that stacks name lines of the sources. Default: off. */
  SERVER_SOURCE_MAPS: z.enum(['on', 'off']).optional().describe('it may be "on" or "off".'),
  /** Queries that take longer than this many milliseconds are logged. 0 turns it off. */
  SLOW_QUERY_MS: wholeNumber(0, 600_000)
    .default(500)
    .describe('it is a number of milliseconds, such as 500, or 0 for none.'),
}

type Name = keyof typeof VARIABLES

const isName = (name: unknown): name is Name => typeof name === 'string' && name in VARIABLES

/** The names of all variables in the order of their declaration. */
export const SETTING_NAMES = Object.keys(VARIABLES).filter(isName)

const SCHEMA = z.object(VARIABLES)

/** The parsed settings with their defaults. */
export type Settings = Omit<z.output<typeof SCHEMA>, 'SITE_URL'> & { SITE_URL: string }

/**
 * Reads the settings from the environment, or returns complaints: a sentence for the operator about each wrong
 * variable. An empty variable counts as not set.
 * @param isToServe whether the settings are for serving, and not only for a build or a repair
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

/** Returns complaints about variables that are set without their partner. */
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

/** Returns whether an empty database gets first content, and whether it gets invented companies and vacancies. */
export function firstContent({ SEED, DATABASE_URL, SITE_URL }: Settings): {
  seed: boolean
  examples: boolean
} {
  const isLocal = isLocalSite(SITE_URL)
  const chosen = SEED ?? (DATABASE_URL === undefined && isLocal ? 'demo' : 'content')
  // A public site hides the examples, so it does not create them.
  return { seed: chosen !== 'none', examples: chosen === 'demo' && isLocal }
}
