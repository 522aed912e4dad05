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

/** The design's budget for a ship's link. A kB is a thousand bytes. */
const BUDGET = { firstTextMs: 2_500, htmlAndCss: 35_000, js: 160_000, requests: 15 }

function exceeds(is: number, budget: number, sentence: string): string[] {
  return is > budget ? [sentence] : []
}

/** What exceeds the budget over a ship's link, a sentence each; empty where nothing does. */
export function budgetProblems(weight: Weight): string[] {
  return [
    ...exceeds(
      weight.firstTextMs,
      BUDGET.firstTextMs,
      `first text after ${inSeconds(weight.firstTextMs)}, not ${inSeconds(BUDGET.firstTextMs)}`,
    ),
    ...weightProblems(weight),
  ]
}

/** What weighs more than the budget, whatever the link. */
export function weightProblems(weight: Weight): string[] {
  const { bytes, fonts, foreign, failed } = weight
  const text = bytes.html + bytes.css
  return [
    ...exceeds(
      text,
      BUDGET.htmlAndCss,
      `HTML and CSS are ${inKb(text)}, not ${inKb(BUDGET.htmlAndCss)}`,
    ),
    ...exceeds(bytes.js, BUDGET.js, `JavaScript is ${inKb(bytes.js)}, not ${inKb(BUDGET.js)}`),
    ...exceeds(
      weight.requests,
      BUDGET.requests,
      `${weight.requests} requests, not ${BUDGET.requests}`,
    ),
    ...exceeds(fonts, 0, `${fonts} fonts`),
    ...foreign.map((url) => `asks another origin: ${url}`),
    ...failed.map((url) => `failed: ${url}`),
  ]
}
