import type { IncomingMessage, ServerResponse } from 'node:http'

import { canParse } from '../domain/addresses/can-parse'
import { COLOUR_MODE_SCRIPT } from '../domain/browser/colour-mode-script'
import { CONSENT_SCRIPT } from '../domain/browser/consent-script'
import { LETTER_SCRIPT } from '../domain/browser/letter-script'
import { PAGE_SCRIPT } from '../domain/browser/page-script'
import { createPagePolicy, createPanelPolicy } from './content-security-policy'

/**
 * For every answer, the panel's too: no guessing of types, no foreign frame, no address passed on.
 */
const HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
] as const

/** What neither the site nor a frame in it has a use for. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

/** Seconds: a year. Not for subdomains, which are not the site's to speak for. */
const HSTS = 'max-age=31536000'

const PANEL = /^\/admin(?:[/?]|$)/

/** Security headers: `set` those of every answer, `policyFor` those that say what a page may do. */
export function createSecurityHeaders({
  siteUrl,
  tagUrl,
  imageCdn,
}: {
  siteUrl: string
  tagUrl: string | undefined
  imageCdn: string | undefined
}) {
  const isSecure = siteUrl.startsWith('https:')
  const imageOrigin = imageCdn && canParse(imageCdn) ? new URL(imageCdn).origin : undefined
  const scripts = [COLOUR_MODE_SCRIPT, PAGE_SCRIPT, CONSENT_SCRIPT, LETTER_SCRIPT]
  const pagePolicy = createPagePolicy({ tagUrl, imageOrigin, scripts })
  const headersOfPage = (html: string) => ({
    'Content-Security-Policy': pagePolicy(html),
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  return {
    set(request: IncomingMessage, response: ServerResponse) {
      for (const [name, value] of HEADERS) response.setHeader(name, value)
      if (isSecure && request.headers['x-forwarded-proto'] === 'https') {
        response.setHeader('Strict-Transport-Security', HSTS)
      }
    },
    /**
     * What a page may do: the headers of a page of the site by its HTML. Those of a page of the panel are set at
     * once, and nothing depends on its HTML.
     */
    policyFor(request: IncomingMessage, response: ServerResponse) {
      if (!PANEL.test(request.url ?? '')) return headersOfPage
      const { nonce, policy } = createPanelPolicy()
      // Next reads from here what to mark its scripts with.
      request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
      response.setHeader('Content-Security-Policy', policy)
      response.setHeader('Permissions-Policy', PERMISSIONS)
      return undefined
    },
  }
}
