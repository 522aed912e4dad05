import type { Metadata } from 'next'

/**
 * Of a page whose address is the key to it: no search engine has it, no other site is told where its reader came from,
 * and no analytics tag is loaded (`consent.script.ts` looks for the referrer policy).
 */
export const SECRET_ADDRESS = {
  robots: { index: false, follow: false },
  referrer: 'same-origin',
} as const satisfies Metadata
