import { listeningOrigin } from '../domain/addresses/listening-origin'
import { isLocale, type Locale } from '../domain/locales/locales'

/** What the front server is told by the environment. The runner has checked and completed it. */
export interface ServerSettings {
  databaseUrl: string
  /** PAYLOAD_SECRET, which sessions are signed with. */
  secret: string
  /** The language without a URL prefix. */
  defaultLocale: Locale
  siteUrl: string
  tagUrl: string | undefined
  imageCdn: string | undefined
  /** Proxies of ours between clients and this server. */
  trustProxyHops: number
  logLevel: string
  /** Lets whoever sends it read /metrics. */
  metricsToken: string | undefined
  /** The folder that the site keeps its data in. */
  dataDir: string
}

/** Reads the settings once: this is the only place in front of Next that knows the environment. */
export function readServerSettings(): ServerSettings {
  const { env } = process
  return {
    databaseUrl: env.DATABASE_URL ?? '',
    secret: env.PAYLOAD_SECRET ?? '',
    defaultLocale: isLocale(env.DEFAULT_LOCALE) ? env.DEFAULT_LOCALE : 'en',
    siteUrl: env.SITE_URL ?? '',
    tagUrl: env.ANALYTICS_TAG_URL,
    imageCdn: env.IMAGE_CDN,
    trustProxyHops: Number(env.TRUST_PROXY_HOPS || 0),
    logLevel: env.LOG_LEVEL || 'info',
    metricsToken: env.METRICS_TOKEN || undefined,
    dataDir: env.DATA_DIR || '.data',
  }
}

/** Tells the CMS where the server is that it hears of changes from: it looks at localhost by itself. */
export function reloadAt(host: string, port: number) {
  const origin = listeningOrigin(host, port).replace(/^http/, 'ws')
  process.env.PAYLOAD_HMR_URL_OVERRIDE ??= `${origin}/_next/hmr`
}

/**
 * Has Next take this for its whole configuration, until what is returned is called: as where it is run without
 * next.config.ts beside it (`output: 'standalone'`).
 */
export function configureNext(config: object): () => void {
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
  return () => delete process.env.__NEXT_PRIVATE_STANDALONE_CONFIG
}
