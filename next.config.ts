import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

import { developmentHosts } from './src/domain/addresses/development-hosts'
import { PICTURE_WIDTHS } from './src/domain/pictures/picture-options'

/** What is changed of webpack's configuration. */
interface WebpackConfig {
  cache: unknown
  module: { rules: object[] }
}

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // The front server compresses, with Brotli too (src/server/serve.ts).
  compress: false,
  reactStrictMode: true,
  // The publication index is asked before anything is rendered, so rendered pages live in memory only and a
  // restart can never serve an older one (docs/decisions/002-revision-in-the-key.md).
  // The stylesheet stands in the page: on a ship's link it would wait behind the scripts, and the
  // first text with it (measured: 3.7 s apart, 1.3 s inline, for 7 kB more a page).
  // The server's code keeps its names: Payload knows its errors by them, and so do the logs.
  // A route's code is read when the route is first asked for: the panel's only where there is somebody who edits.
  // A prefetched page is shown for this many seconds, the fewest that Next allows.
  experimental: {
    isrFlushToDisk: false,
    inlineCss: true,
    preloadEntriesOnStart: false,
    serverMinification: false,
    serverSourceMaps: process.env.SERVER_SOURCE_MAPS === 'on',
    // Each compiler has a process of its own, and the trace of files, which nothing here reads, runs beside them.
    webpackBuildWorker: true,
    parallelServerBuildTraces: true,
    staleTimes: { static: 30 },
  },
  // One copy for all routes, not one in the code of each: 0.7 MB of rules of time zones, 2 MB of certificates of
  // passkeys.
  serverExternalPackages: ['moment', 'moment-timezone', '@simplewebauthn/server'],
  // In development, Next takes a page at another address for another site's, unless it is told of it.
  allowedDevOrigins: developmentHosts(process.env),
  // Pictures are made at addresses of the site's own, which a CDN in front may serve.
  images: {
    loader: 'custom',
    loaderFile: './src/ui/components/picture-loader.ts',
    deviceSizes: [...PICTURE_WIDTHS],
    imageSizes: [],
  },
  // The front server keeps what was answered (src/server/cached-pages.ts), and asks Next for a page once.
  cacheMaxMemorySize: 0,
  // Titles stand in the head of every page: what comes after it is put there by a script, which the
  // policy of scripts does not allow (docs/decisions/014-content-security-policy.md).
  htmlLimitedBots: /.*/,
  webpack(config: WebpackConfig, { dev, dir, isServer }) {
    // An update changes most files: what a build would keep for the next one is more than the build itself.
    if (!dev) config.cache = false
    // The style sheets beside components, as browsers of long ago know them.
    if (!dev) {
      config.module.rules.push({
        test: /[\\/]src[\\/](?:ui|features)[\\/].*\.tsx?$/,
        enforce: 'pre',
        loader: path.join(dir, 'scripts/styles/style-loader.mjs'),
      })
    }
    // What instrumentation begins is the code that pages are rendered by. Next would give it a second copy of all of
    // it.
    if (isServer) config.module.rules.push({ issuerLayer: 'instrument', layer: 'rsc' })
    return config
  },
  // `npm run check` does it, once, for every file.
  typescript: { ignoreBuildErrors: true },
}

const withEverything = withPayload(createNextIntlPlugin('./src/i18n/request.ts')(nextConfig))

export default {
  ...withEverything,
  // Payload asks every visitor for a colour-scheme hint, which costs a cold visit a second round
  // trip; only the panel uses it.
  headers: async () =>
    ((await withEverything.headers?.()) ?? []).map((rule) => ({
      ...rule,
      source: rule.headers.some(({ key }) => key === 'Critical-CH') ? '/admin/:path*' : rule.source,
    })),
} satisfies NextConfig
