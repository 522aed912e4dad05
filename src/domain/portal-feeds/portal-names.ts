/** Portals that may fetch what is open, each in the shape that it asks for (portal-shapes.ts). */
export const PORTALS = ['indeed', 'talent', 'jooble', 'careerjet', 'trovit', 'linkedin'] as const

export type Portal = (typeof PORTALS)[number]

/** Narrows any value to a portal. */
export function isPortal(value: unknown): value is Portal {
  return PORTALS.some((portal) => portal === value)
}

/** What a portal calls itself; the same in every language. */
export const PORTAL_NAMES: Readonly<Record<Portal, string>> = {
  indeed: 'Indeed',
  talent: 'Talent.com',
  jooble: 'Jooble',
  careerjet: 'Careerjet',
  trovit: 'Trovit',
  linkedin: 'LinkedIn',
}

/** The content path of what a portal fetches. */
export function portalFeedPath(portal: Portal): string {
  return `vacancies-${portal}.xml`
}
