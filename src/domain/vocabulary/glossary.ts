import type { Locale } from '../locales/locales'

/**
 * Concepts of the Maritime Labour Convention and of the trade that our texts use, each with the place
 * that defines it: of the Maritime Labour Convention, 2006 (MLC) or the STCW Convention where they do.
 * Words for them in each language are in its `glossary.json`.
 */
export const GLOSSARY = {
  seafarer: 'MLC Article II.1 (f)',
  shipowner: 'MLC Article II.1 (j)',
  ship: 'MLC Article II.1 (i)',
  'gross-tonnage': 'MLC Article II.1 (c)',
  'flag-state': 'MLC Regulation 5.1',
  'port-state': 'MLC Regulation 5.2',
  'port-state-control': 'MLC Regulation 5.2',
  'flag-of-convenience': 'Usage of the trade unions (ITF)',
  'classification-society': 'Usage of the trade',
  'maritime-labour-convention': 'MLC, title',
  'stcw-convention': 'STCW Convention, title',
  'competent-authority': 'MLC Article II.1 (a)',
  'recruitment-and-placement-service': 'MLC Article II.1 (h)',
  'manning-agency': 'Usage of the trade; MLC Regulation 1.4',
  'crewing-company': 'Usage of the trade',
  'ship-manager': 'MLC Article II.1 (j)',
  'recruitment-fee': 'MLC Standard A1.4.5 (b)',
  blacklist: 'MLC Standard A1.4.5 (a)',
  licence: 'MLC Standard A1.4.2',
  'seafarers-employment-agreement': 'MLC Article II.1 (g)',
  'collective-bargaining-agreement': 'MLC Regulation 2.1.3',
  'terms-of-employment': 'MLC Regulation 2.1',
  'notice-period': 'MLC Standard A2.1.5',
  'termination-of-agreement': 'MLC Standard A2.1.4 (g)',
  'record-of-employment': 'MLC Standard A2.1.1 (e)',
  'sea-service': 'STCW Regulation I/1',
  wages: 'MLC Regulation 2.2',
  'basic-wage': 'MLC Guideline B2.2.1.1 (b)',
  'consolidated-wage': 'MLC Guideline B2.2.1.1 (c)',
  overtime: 'MLC Guideline B2.2.1.1 (e)',
  'guaranteed-overtime': 'Usage of the trade',
  'minimum-wage': 'MLC Guideline B2.2.3',
  'wage-account': 'MLC Standard A2.2.2',
  allotment: 'MLC Standard A2.2.4',
  advance: 'Usage of the trade',
  deduction: 'MLC Guideline B2.2.2.4 (h)',
  'leave-pay': 'MLC Guideline B2.4.1',
  'wages-unpaid': 'MLC Standard A2.2',
  'hours-of-work': 'MLC Standard A2.3.1 (a)',
  'hours-of-rest': 'MLC Standard A2.3.1 (b)',
  watch: 'STCW Chapter VIII',
  'annual-leave': 'MLC Regulation 2.4',
  'shore-leave': 'MLC Regulation 2.4.2',
  repatriation: 'MLC Regulation 2.5',
  abandonment: 'MLC Standard A2.5.2.2',
  'financial-security': 'MLC Regulation 2.5.2',
  'loss-or-foundering': 'MLC Regulation 2.6',
  'manning-level': 'MLC Regulation 2.7',
  'safe-manning-document': 'SOLAS Regulation V/14',
  'career-development': 'MLC Regulation 2.8',
  accommodation: 'MLC Regulation 3.1',
  'food-and-catering': 'MLC Regulation 3.2',
  'medical-care-on-board': 'MLC Regulation 4.1',
  'shipowners-liability': 'MLC Regulation 4.2',
  'sick-pay': 'MLC Standard A4.2.1.3',
  'death-or-long-term-disability': 'MLC Standard A4.2.2',
  'occupational-safety': 'MLC Regulation 4.3',
  'shore-based-welfare': 'MLC Regulation 4.4',
  'social-security': 'MLC Regulation 4.5',
  'harassment-and-bullying': 'MLC Guideline B4.3.1',
  'minimum-age': 'MLC Regulation 1.1',
  'medical-fitness': 'MLC Regulation 1.2',
  'certificate-of-competency': 'STCW Regulation I/1',
  'certificate-of-proficiency': 'STCW Regulation I/1',
  revalidation: 'STCW Regulation I/11',
  'on-board-complaint': 'MLC Regulation 5.1.5',
  'onshore-complaint': 'MLC Regulation 5.2.2',
  'maritime-labour-certificate': 'MLC Regulation 5.1.3',
  'declaration-of-maritime-labour-compliance': 'MLC Regulation 5.1.3',
  inspector: 'MLC Standard A5.1.4',
  detention: 'MLC Standard A5.2.1',
  'piracy-captivity': 'MLC Standard A2.1.7',
  rank: 'STCW Convention, usage',
  rating: 'STCW Regulation I/1',
  officer: 'STCW Regulation I/1',
  crew: 'Usage of the trade',
  'crew-list': 'FAL Convention, Annex',
  'crew-change': 'Usage of the trade',
  'sign-on': 'Usage of the trade',
  'sign-off': 'Usage of the trade',
  contract: 'Usage of the trade',
  rotation: 'Usage of the trade',
  vacancy: 'Usage of the trade',
  application: 'Usage of the trade',
  'joining-date': 'Usage of the trade',
  'joining-port': 'Usage of the trade',
  helpline: 'Usage of the welfare organisations',
} as const

export type GlossaryCode = keyof typeof GLOSSARY

export const GLOSSARY_CODES = Object.keys(GLOSSARY) as GlossaryCode[]

/** Where the words of a language come from. */
interface TermSource {
  /** As it is called in its own language, with publisher and year. */
  readonly title: string
  /** Where it can be read; absent where only print is known. */
  readonly url?: string
  /** Whether somebody opened it for this list, or names it from memory. */
  readonly opened: boolean
}

interface GlossaryEntry {
  readonly term: string
  /** A key of the language's sources. */
  readonly source: string
  /** What a translator has to know: another word that is wrong here, a choice between two. */
  readonly note?: string
}

/** The words of one language, with where they come from. */
export interface LanguageGlossary {
  readonly locale: Locale
  /** Which of several norms is followed, such as the Portuguese of Brazil. */
  readonly norm?: string
  readonly sources: Readonly<Record<string, TermSource>>
  readonly entries: Readonly<Record<GlossaryCode, GlossaryEntry>>
  /** Sources of the labels of ranks, vessels and documents: of most, and of those that differ. */
  readonly labelSources: {
    readonly ranks: LabelSources
    readonly vesselTypes: LabelSources
    readonly documents: LabelSources
  }
  /** Native readers who have read the list and signed it, with the date; empty until a person has. */
  readonly checkedBy: readonly string[]
}

export interface LabelSources {
  readonly usual: string
  /** By code, where another source is followed. */
  readonly others?: Readonly<Record<string, string>>
}
