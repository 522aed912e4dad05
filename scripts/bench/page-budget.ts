import { inKb, inSeconds } from './report'

/** What a cold visit to a page costs its reader. */
export interface Weight {
  firstTextMs: number
  /** The main heading can be read. */
  headingMs: number
  loadMs: number
  requests: number
  /** On the wire, compressed, with headers. */
  bytes: { html: number; css: number; js: number; other: number }
  fonts: number
  /** Addresses that are not the site's own. */
  foreign: string[]
  failed: string[]
}

/** What counts whatever the link. */
export type Counted = Pick<Weight, 'requests' | 'bytes' | 'fonts' | 'foreign' | 'failed'>

/** What a page may cost. A kB is a thousand bytes. */
interface Budget {
  htmlAndCss: number
  js: number
  /** All that comes unasked. */
  total: number
  requests: number
}

const FIRST_TEXT_MS = 2_500

/** The script that every page names, with its headers (src/ui/browser/scripts/page.ts). */
const OF_EVERY_PAGE = 2_000

/** Of a first visit over a ship's link, until a control is used that has a script (docs/decisions/067-documents.md). */
export const BUDGETS = {
  /** Of a page that is kept, or that a search is read on. */
  page: { htmlAndCss: 35_000, js: OF_EVERY_PAGE, total: 35_000, requests: 4 },
  /**
   * Of the page for people in trouble, whose link may be the worst there is: 14 kB, the headers, and 0.2 kB by which browsers from
   * Chromium 64 on lay it out (docs/decisions/094-old-browsers.md), and the bytes by which its compression varies.
   */
  help: { htmlAndCss: 15_900, js: OF_EVERY_PAGE, total: 17_700, requests: 3 },
  /** Of a page that says there is none. Its template is compressed in haste, because no other reader asks for the same. */
  none: { htmlAndCss: 16_300, js: OF_EVERY_PAGE, total: 16_300, requests: 4 },
  /** Of a page with a form, or somebody's own: the script of forms comes with it. */
  form: { htmlAndCss: 30_000, js: 12_000, total: 30_000, requests: 4 },
  /** Of the form that asks for all that a vacancy says. */
  offer: { htmlAndCss: 36_000, js: 12_000, total: 36_000, requests: 4 },
  /** What the first filter that is pressed on a list costs: its script, and the list that is shown for it. */
  press: { htmlAndCss: 30_000, js: 12_000, total: 30_000, requests: 3 },
} satisfies Record<string, Budget>

function exceeds(is: number, budget: number, sentence: string): string[] {
  return is > budget ? [sentence] : []
}

/** What exceeds the budget over a ship's link, a sentence each; empty where nothing does. */
export function budgetProblems(weight: Weight, budget: Budget = BUDGETS.page): string[] {
  return [
    ...exceeds(
      weight.firstTextMs,
      FIRST_TEXT_MS,
      `first text after ${inSeconds(weight.firstTextMs)}, not ${inSeconds(FIRST_TEXT_MS)}`,
    ),
    ...weightProblems(weight, budget),
  ]
}

/** What weighs more than the budget, whatever the link. */
export function weightProblems(weight: Counted, budget: Budget): string[] {
  const { bytes, fonts, foreign, failed } = weight
  const text = bytes.html + bytes.css
  const total = text + bytes.js + bytes.other
  return [
    ...exceeds(
      text,
      budget.htmlAndCss,
      `HTML and CSS are ${inKb(text)}, not ${inKb(budget.htmlAndCss)}`,
    ),
    ...exceeds(total, budget.total, `${inKb(total)} in all, not ${inKb(budget.total)}`),
    ...exceeds(bytes.js, budget.js, `JavaScript is ${inKb(bytes.js)}, not ${inKb(budget.js)}`),
    ...exceeds(
      weight.requests,
      budget.requests,
      `${weight.requests} requests, not ${budget.requests}`,
    ),
    ...exceeds(fonts, 0, `${fonts} fonts`),
    ...foreign.map((url) => `asks another origin: ${url}`),
    ...failed.map((url) => `failed: ${url}`),
  ]
}
