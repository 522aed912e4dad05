import type { ReportText } from './report-places'

/** How many links lead nowhere, and how many to another language. */
export interface LinkCounts {
  dead: number
  foreign: number
}

/** Both in words: the first page of the panel says the same as the report that it leads to. */
export function linkCounts(text: ReportText, { dead, foreign }: LinkCounts): string {
  if (dead + foreign === 0) return text('deskLinksWell')
  return [
    text('deskLinksDead', { count: dead }),
    text('deskLinksForeign', { count: foreign }),
  ].join(' · ')
}
