/**
 * The oldest browsers in which a page has its layout (docs/decisions/094-old-browsers.md), as browserslist and esbuild
 * name them.
 */
export const OLDEST = { chrome: 64, firefox: 78, safari: 12 }
