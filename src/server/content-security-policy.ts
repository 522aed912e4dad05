import { createHash, randomBytes } from 'node:crypto'

import { isOfNext, scriptsOf } from './inline-scripts'
import { canParse } from '../domain/addresses/can-parse'

/** What the pages of the site may load and run. */
interface Sources {
  /** The analytics tag's script, loaded after consent only. */
  tagUrl?: string | undefined
  /** Where pictures come from, if not from the site. */
  imageOrigin?: string | undefined
  /** Inline scripts of ours, character for character. */
  scripts?: readonly string[]
}

/** Where the players of src/domain/pictures/videos.ts are. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** What Google says its tag needs; the tag is one script that fetches others. */
const GOOGLE_HOST = 'www.googletagmanager.com'
const GOOGLE = {
  script: ['https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

/** The policy of each page of the site, from its HTML (docs/decisions/014-content-security-policy.md). */
export function createPagePolicy({ tagUrl, imageOrigin, scripts = [] }: Sources) {
  const own = new Set(scripts)
  const tag = tagSources(tagUrl)
  const images = ["'self'", 'data:', ...(imageOrigin ? [imageOrigin] : []), ...tag.connect]
  const rest = [
    `img-src ${images.join(' ')}`,
    `connect-src ${["'self'", ...tag.connect].join(' ')}`,
    `frame-src ${PLAYERS.join(' ')}`,
    // Styles: React writes attributes, and what is loaded later brings its own. They run nothing.
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ]
  /** @param html a whole page */
  return function policyOf(html: string) {
    const hashes = scriptsOf(html)
      .filter(({ source, text }) => source === undefined && (own.has(text) || isOfNext(text)))
      .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const run = ["'self'", ...tag.script, ...new Set(hashes)]
    return ["default-src 'self'", `script-src ${run.join(' ')}`, ...rest].join('; ')
  }
}

/**
 * The panel is rendered for each request, so Next can mark its scripts with a number that nobody
 * could know before.
 */
export function createPanelPolicy(): { nonce: string; policy: string } {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
  return { nonce, policy }
}

function tagSources(tagUrl: string | undefined) {
  if (!tagUrl || !canParse(tagUrl)) return { script: [], connect: [] }
  const { origin, hostname } = new URL(tagUrl)
  if (hostname === GOOGLE_HOST) return GOOGLE
  return { script: [origin], connect: [origin] }
}
