import { COLOUR_MODE_SCRIPT } from '../../src/ui/browser/colour-mode-script.mjs'
import { createPagePolicy, createPanelPolicy } from './content-security-policy.mjs'
import { holdPage } from './hold-page.mjs'

/** For every answer, the panel's too: no guessing of types, no foreign frame, no address passed on. */
const HEADERS = /** @type {const} */ ([
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
])

/** What neither the site nor a frame in it has a use for. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

/** Seconds: a year. Not for subdomains, which are not the site's to speak for. */
const HSTS = 'max-age=31536000'

const PANEL = /^\/admin(?:[/?]|$)/

/**
 * Security headers: `set` those of every answer, `setPolicy` those that say what a page may do.
 *
 * @param {object} settings
 * @param {string} settings.siteUrl
 * @param {string | undefined} settings.tagUrl
 * @param {string | undefined} settings.imageCdn
 */
export function createSecurityHeaders({ siteUrl, tagUrl, imageCdn }) {
  const isSecure = siteUrl.startsWith('https:')
  const imageOrigin = imageCdn && URL.canParse(imageCdn) ? new URL(imageCdn).origin : undefined
  const pagePolicy = createPagePolicy({ tagUrl, imageOrigin, scripts: [COLOUR_MODE_SCRIPT] })
  return {
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     */
    set(request, response) {
      for (const [name, value] of HEADERS) response.setHeader(name, value)
      if (isSecure && request.headers['x-forwarded-proto'] === 'https') {
        response.setHeader('Strict-Transport-Security', HSTS)
      }
    },
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     */
    setPolicy(request, response) {
      if (PANEL.test(request.url ?? '')) {
        const { nonce, policy } = createPanelPolicy()
        // Next reads from here what to mark its scripts with.
        request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
        response.setHeader('Content-Security-Policy', policy)
        response.setHeader('Permissions-Policy', PERMISSIONS)
        return
      }
      holdPage(request, response, (html) => ({
        'Content-Security-Policy': pagePolicy(html),
        'Permissions-Policy': PERMISSIONS,
        'Cross-Origin-Opener-Policy': 'same-origin',
      }))
    },
  }
}
