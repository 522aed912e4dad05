import { daysBetween } from '../time/calendar-day'
import type { ContractLength } from '../vacancies/contract-length'
import { ENGLISH_LEVELS, type EnglishLevel } from '../vocabulary/contract-terms'
import type { DocumentCode } from '../vocabulary/documents'
import type { RankCode } from '../vocabulary/ranks'
import {
  type ContractDays,
  lastDayOf,
  type Paper,
  type Validity,
  validityFor,
} from './paper-validity'
import type { SeaService } from './sea-service'
import { seaTime } from './sea-time'

/** What a vacancy asks for. Nothing is asked where a list is empty or a value `undefined`. */
export interface Requirements {
  ranks: readonly RankCode[]
  certificates: readonly DocumentCode[]
  /** Codes of countries, ISO 3166-1. */
  citizenships: readonly string[]
  englishLevel: EnglishLevel | undefined
  /** Months in one of its ranks. */
  experience: number | undefined
  joining: { from: string | undefined; to: string | undefined }
  length: ContractLength | undefined
}

/** What a form says. Nothing was said where a value is `undefined`. */
export interface SeafarerForm {
  papers: readonly Paper[]
  services: readonly SeaService[]
  citizenships: readonly string[]
  englishLevel: EnglishLevel | undefined
  /** The first day on which one can join. */
  readyFrom: string | undefined
}

/** How a form answers one requirement. None of them refuses anybody. */
export type GapLine =
  | {
      about: 'paper'
      code: DocumentCode
      /** What it was measured against. */
      days: ContractDays
      answer: Validity | NotInForm
    }
  | {
      about: 'english'
      asked: EnglishLevel
      answer: Have | NotInForm | { state: 'less'; has: EnglishLevel }
    }
  | {
      about: 'experience'
      /** Months in one of its ranks. */
      asked: number
      answer: Have | NotInForm | { state: 'less'; months: number; rest: number }
    }
  | { about: 'citizenship'; answer: Have | NotInForm | { state: 'other' } }
  | {
      about: 'joining'
      /** The last day on which one can join. */
      until: string
      answer: Have | NotInForm | { state: 'later'; days: number }
    }

interface Have {
  state: 'have'
}

interface NotInForm {
  state: 'not-in-form'
}

const HAVE: Have = { state: 'have' }
const NOT_IN_FORM: NotInForm = { state: 'not-in-form' }

/**
 * Every requirement of a vacancy with what the form says about it, papers first. A paper is measured against the contract that begins as late
 * as it can: on the last day for joining, when one is ready, or today, whichever is latest.
 */
export function vacancyGap(asked: Requirements, form: SeafarerForm, today: string): GapLine[] {
  const { citizenships, englishLevel, experience, joining } = asked
  const lines: GapLine[] = paperLines(asked, form, today)
  if (englishLevel !== undefined) {
    const answer = english(englishLevel, form.englishLevel)
    lines.push({ about: 'english', asked: englishLevel, answer })
  }
  if (experience !== undefined && experience > 0) {
    lines.push({
      about: 'experience',
      asked: experience,
      answer: experienceAnswer(experience, asked.ranks, form.services, today),
    })
  }
  if (citizenships.length > 0) {
    lines.push({ about: 'citizenship', answer: citizenship(citizenships, form.citizenships) })
  }
  const until = joining.to ?? joining.from
  if (until !== undefined)
    lines.push({ about: 'joining', until, answer: readiness(until, form.readyFrom) })
  return lines
}

function paperLines(asked: Requirements, form: SeafarerForm, today: string): GapLine[] {
  const { from, to } = asked.joining
  const signOn = [today, to ?? from ?? today, form.readyFrom ?? today].reduce(laterOf)
  const days = { signOn, signOff: lastDayOf(signOn, asked.length) }
  return [...new Set(asked.certificates)].map((code) => {
    const answers = form.papers
      .filter((paper) => paper.code === code)
      .map((paper) => validityFor(paper, days))
    return { about: 'paper', code, days, answer: answers.toSorted(bestFirst)[0] ?? NOT_IN_FORM }
  })
}

const RANKED = ['valid', 'runs-out', 'expiry-unsaid', 'expired'] as const

/** Somebody has two passports: the better one counts. */
function bestFirst(one: Validity, other: Validity): number {
  const byState = RANKED.indexOf(one.state) - RANKED.indexOf(other.state)
  if (byState !== 0 || !('expires' in one) || !('expires' in other)) return byState
  return daysBetween(one.expires, other.expires)
}

function english(asked: EnglishLevel, has: EnglishLevel | undefined) {
  if (has === undefined) return NOT_IN_FORM
  const levels = Object.keys(ENGLISH_LEVELS)
  return levels.indexOf(has) >= levels.indexOf(asked) ? HAVE : { state: 'less' as const, has }
}

function experienceAnswer(
  months: number,
  ranks: readonly RankCode[],
  services: readonly SeaService[],
  today: string,
) {
  if (services.length === 0) return NOT_IN_FORM
  const inRank = services.filter(({ rank }) => rank !== undefined && ranks.includes(rank))
  const time = seaTime(inRank, today)
  return time.months >= months
    ? HAVE
    : { state: 'less' as const, months: time.months, rest: time.rest }
}

function citizenship(asked: readonly string[], has: readonly string[]) {
  if (has.length === 0) return NOT_IN_FORM
  return has.some((country) => asked.includes(country)) ? HAVE : { state: 'other' as const }
}

function readiness(until: string, readyFrom: string | undefined) {
  if (readyFrom === undefined) return NOT_IN_FORM
  const days = daysBetween(until, readyFrom)
  return days <= 0 ? HAVE : { state: 'later' as const, days }
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
