import { createEnv } from '@t3-oss/env-nextjs'
import { z } from 'zod'

import { LOCALES } from './domain/locales'
import { isTagAddress } from './domain/analytics-tag'
import { isLocalSite } from './domain/local-site.mjs'

// The build runs without a database and without secrets; what it makes is the same everywhere.
const building = process.env.NEXT_PHASE === 'phase-production-build'

const port = process.env.PORT ?? '3000'

/** Every environment variable the site reads, parsed once. */
export const env = createEnv({
  server: {
    /** Set by the command that runs: `npm run dev` says `development`, all others `production`. */
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    /** Postgres to use; the runner sets it to the embedded database where the operator does not. */
    DATABASE_URL: building
      ? z.string().default('postgres://build')
      : z.url({ protocol: /^postgres(ql)?$/ }),
    /** Signs staff sessions; changing it signs everybody out. */
    PAYLOAD_SECRET: building ? z.string().default('build') : z.string().min(16),
    /** Public origin; absolute URLs come from here, never from a request. */
    SITE_URL: z
      .url({ protocol: /^https?$/ })
      .default(`http://localhost:${port}`)
      .transform((url) => new URL(url).origin),
    /** The language without a URL prefix. */
    DEFAULT_LOCALE: z.enum(LOCALES).default('en'),
    /** The language content is first written in and falls back to. */
    SOURCE_LOCALE: z.enum(LOCALES).default('en'),
    /** The folder that the site keeps its data in: pictures, and the embedded database. */
    DATA_DIR: z.string().default('.data'),
    /** A service that answers with a picture of a cat, for error pages; none: the shipped one. */
    CAT_IMAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Origin of a CDN in front that makes the sizes of pictures; none: the site makes them. */
    IMAGE_CDN: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
    /** How much disk finished pictures may take. Mebibytes. */
    IMAGE_CACHE_MB: z.coerce.number().int().min(1).max(999_999).default(256),
    /** The script of an analytics tag that speaks Google's consent mode; none: nothing is ever loaded. */
    ANALYTICS_TAG_URL: z.string().refine(isTagAddress).optional(),
    /** What the tag's owner knows this site by; with ANALYTICS_TAG_URL, or neither of them. */
    ANALYTICS_TAG_ID: z
      .string()
      .regex(/^[A-Z]{1,3}-[A-Z0-9-]{3,30}$/)
      .optional(),
    /** Where prices of mailings are asked for, without the path of the call; none: the editors' list. */
    UPSTREAM_API_URL: z
      .url({ protocol: /^https?$/ })
      // The call has a query of its own.
      .refine((url) => !/[?#]/.test(url))
      .optional(),
    /** Who takes payments. The upstream is asked otherwise for `stripe` than for others. */
    PAYMENT_PROVIDER: z
      .string()
      .regex(/^[a-z\d_-]{1,40}$/i)
      .optional(),
    /** How often prices are asked for anew. Seconds. */
    MAILING_REFRESH_SECONDS: z.coerce.number().int().min(1).max(86_400).default(600),
    /** Least severe message that is logged. */
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info'),
  },
  client: {},
  experimental__runtimeEnv: {},
  emptyStringAsUndefined: true,
  createFinalSchema: (shape) =>
    z
      .object(shape)
      .refine(
        (all) => (all.ANALYTICS_TAG_URL === undefined) === (all.ANALYTICS_TAG_ID === undefined),
        {
          error: 'ANALYTICS_TAG_URL and ANALYTICS_TAG_ID belong together',
        },
      ),
})

/** Whether invented companies and vacancies (`isExample`) are shown: never on a public site. */
export const showsExamples = isLocalSite(env.SITE_URL)
