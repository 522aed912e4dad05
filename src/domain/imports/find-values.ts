import { findTerms, type FoundTerm } from '../vocabulary/find-terms'
import { wordList } from './heading-fields'
import type { VacancyImportField } from './import-types'
import { readEmail, readTelephone } from './read-contacts'
import { readDays } from './read-days'
import { readLength } from './read-length'
import { readPay } from './read-pay'
import { anyWord } from './readings'

/** A fact of a vacancy, with the very words that it was read from. */
export interface MarkedValue {
  field: VacancyImportField
  text: string
  /** Where it is in the text: from, and up to. */
  start: number
  end: number
}

/** Characters of a line that are looked at; what is behind them is prose. */
const LONGEST_LINE = 200

/**
 * The facts that a line names without saying their names: a rank, a ship, an amount with its currency, a day behind a word for
 * joining. Only what can be read by itself is one.
 * @param line without line breaks
 * @example valuesInLine('2/E for bulk carrier, 7500 USD') // rank, vesselType, pay
 */
export function valuesInLine(line: string): MarkedValue[] {
  const text = line.slice(0, LONGEST_LINE)
  return [
    ...terms(text),
    ...contacts(text),
    ...amounts(text),
    ...lengths(text),
    ...days(text),
    ...ofShip(text),
  ]
}

function fact(field: VacancyImportField, text: string, start: number): MarkedValue {
  return { field, text, start, end: start + text.length }
}

/** Between two names that are meant together. */
const BESIDE = /^\s*(?:[/,&+]|or|and|або|чи|и|или|та|o|ou|oder|atau|và)\s*$/iu

function terms(line: string): MarkedValue[] {
  if (!/\p{L}{2}|\p{sc=Han}/u.test(line)) return []
  let at = 0
  const found = findTerms(line, 'en').terms.map((term) => {
    const start = line.indexOf(term.text, at)
    at = start + term.text.length
    return { term, start, end: at }
  })
  const isRank = ({ ranks, vessels }: FoundTerm) => ranks.length > 0 && vessels.length === 0
  const isShip = ({ ranks, vessels }: FoundTerm) => vessels.length > 0 && ranks.length === 0
  return [
    ...together(
      'rank',
      line,
      found.filter(({ term }) => isRank(term)),
    ),
    ...together(
      'vesselType',
      line,
      found.filter(({ term }) => isShip(term)),
    ),
  ]
}

/** The first of several names, with those that are right beside it. */
function together(
  field: VacancyImportField,
  line: string,
  found: readonly { start: number; end: number }[],
): MarkedValue[] {
  const [first, ...others] = found
  if (!first) return []
  let { end } = first
  for (const other of others) {
    if (!BESIDE.test(line.slice(end, other.start))) break
    end = other.end
  }
  return [fact(field, line.slice(first.start, end), first.start)]
}

const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}/gi
const TELEPHONE = /(?:\+|(?<!\d)00)\d[\d\s().-]{6,24}\d/g

function contacts(line: string): MarkedValue[] {
  const emails = [...line.matchAll(EMAIL)]
    .filter(([text]) => readEmail(text).value !== undefined)
    .map(({ 0: text, index }) => fact('contact.email', text, index))
  const telephones = [...line.matchAll(TELEPHONE)]
    .filter(([text]) => readTelephone(text).value !== undefined)
    .map(({ 0: text, index }) => fact('contact.telephone', text, index))
  return [...emails.slice(0, 1), ...telephones.slice(0, 1)]
}

const NUMBER = String.raw`\d[\d.,'’\u00a0 ]{0,12}(?:\s?(?:k|к|тыс\.?|тис\.?))?`
const SIGN = String.raw`(?:US\$|[$€£₴₽₹₱]|USD|EUR|GBP|UAH|RUB|INR|PHP|IDR|CNY|NOK|SGD)`
const WORD = String.raw`(?:US\$|[$€£₴₽₹₱]|USD|EUR|GBP|UAH|RUB|INR|PHP|IDR|CNY|NOK|SGD|грн\.?|долл\.?|дол\.?|доларів|долларов|евро|євро|euros?|dollars?|dólares|руб\.?|美元)`
const PERIOD = String.raw`(?:\s?(?:\/|per|a|p\.?|в|на|за|pro|par|al|por|ao|每)\s?(?:months?|mo|m|days?|d|hours?|h|weeks?|years?|месяц|мес\.?|місяць|міс\.?|день|добу|сутки|monat|tag|mois|jour|mes|día|mês|dia|bulan|hari|月|天))?`
const AMOUNTS = new RegExp(
  `(?<![\\p{L}\\d])(?:${SIGN}\\s?${NUMBER}(?:\\s?[-–—]\\s?(?:${SIGN}\\s?)?${NUMBER})?(?:\\s?${WORD})?|${NUMBER}(?:\\s?(?:${WORD})?\\s?[-–—]\\s?${NUMBER})?\\s?${WORD})${PERIOD}(?!\\p{L})`,
  'giu',
)

function amounts(line: string): MarkedValue[] {
  return [...line.matchAll(AMOUNTS)]
    .map(({ 0: text, index }) => trimmed('pay', text, index))
    .filter(({ text }) => {
      const { pay } = readPay([{ field: 'pay', column: 'pay', text, facts: {} }])
      return pay !== undefined && !pay.currencyAssumed
    })
    .slice(0, 1)
}

/** Without the signs at its end that belong to the sentence. */
function trimmed(field: VacancyImportField, text: string, start: number): MarkedValue {
  return fact(field, text.replace(/[\s.,;'’]+$/u, ''), start)
}

const OF_CONTRACTS = anyWord(
  wordList(
    `contract, contracts, duration, rotation, tour, on board, on/off, контракт, контракта, контракту, ротация, ротація, срок, термін, Vertrag, Vertragsdauer, Turnus, contrat, durée, contrato, duración, duração
    kontrak, kontrata, rotasi, العقد, عقد, مدة, अनुबंध, 合同`,
  ),
)
const UNIT = String.raw`(?:months?|mths?|mos?|m|weeks?|wks?|days?|мес(?:\.|яц\p{L}*)?|міс(?:\.|яц\p{L}*)?|нед(?:\.|ел\p{L}*)?|тиж(?:\.|н\p{L}*)?|дн\p{L}*|Monate?n?|Wochen?|mois|semaines?|mes(?:es)?|semanas?|bulan|minggu|buwan|linggo|أشهر|شهر|महीने|个月)`
const LENGTHS = new RegExp(
  `(?<![\\p{L}\\d.,])(?:\\d{1,3}\\s?[/-]\\s?\\d{1,3}|\\d{1,3}(?:\\s?(?:\\+\\s?/?\\s?-|±|-|–|\\+)\\s?\\d{1,2})?)\\s?${UNIT}(?:\\s?(?:\\+\\s?/?\\s?-|±)\\s?\\d{1,2}(?:\\s?${UNIT})?)?(?:\\s?on(?:\\s?board)?\\s?[/,]?\\s?\\d{1,3}\\s?${UNIT}\\s?off)?(?!\\p{L})`,
  'giu',
)

function lengths(line: string): MarkedValue[] {
  if (line.search(OF_CONTRACTS) === -1) return []
  return [...line.matchAll(LENGTHS)]
    .map(({ 0: text, index }) => trimmed('contract', text, index))
    .filter(({ text }) => readLength(text).reason === null)
    .slice(0, 1)
}

const JOINING = anyWord(
  wordList(
    `join, joining, joins, embark, embarkation, embarking, sign on, sign-on, start, starting, starts, посадка, посадки, виїзд, выезд, старт, початок, начало, Einstieg, Beginn, embarquement, début, embarque, incorporación, início
    pagsakay, naik kapal, mulai, join date, الالتحاق, التحاق, जॉइनिंग, 上船`,
  ),
)
const CLOSING = anyWord(
  wordList(
    `apply by, apply before, apply until, deadline, open until, valid until, expires, подать до, подати до, актуально до, актуальна до, дійсна до, действительна до, bewerben bis, gültig bis, jusqu'au, hasta el, até o, hanggang, sampai, 截止`,
  ),
)
const DAY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:st|nd|rd|th|\.)?\s(?:of\s)?\p{L}{3,12}\.?,?\s\d{4}|\p{L}{3,12}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\p{L}{3,12}\s\d{4}|\d{4}年\d{1,2}月(?:\d{1,2}日)?|a\.?s\.?a\.?p\.?|immediately|срочно|терміново|sofort|inmediato|imediato|segera|agad|فورا|तुरंत|尽快)(?![\p{L}\d])`,
  'giu',
)

/** A day behind a word that says what of. */
function days(line: string): MarkedValue[] {
  return (
    [
      ['joining.from', JOINING],
      ['openUntilDay', CLOSING],
    ] as const
  ).flatMap(([field, words]) => {
    const place = line.search(words)
    if (place === -1) return []
    const isDay = (text: string) => {
      const { kind } = readDays(text)
      return kind === 'day' || (field === 'joining.from' && (kind === 'range' || kind === 'soon'))
    }
    return [...line.matchAll(DAY)]
      .filter(({ 0: text, index }) => index > place && index < place + 60 && isDay(text))
      .map(({ 0: text, index }) => fact(field, text, index))
      .slice(0, 1)
  })
}

const NAME =
  /(?<!\p{L})(?:m\/[vt]|m\.?[vt]\.?|т\/х|vessel)\s{0,2}["“”«„]([^"“”«»„\n]{2,60})["“”»]/iu
const BUILT =
  /(?<!\p{L})(?:built|build|blt|y\.?o\.?b\.?|year|год постройки|рік побудови|Baujahr|construit|construido|建造)[\s:in]{0,5}((?:19|20)\d{2})(?!\d)/iu
const DEADWEIGHT = /(?<![\d.,])(\d[\d.,\s]{0,9}\d?\s?(?:dwt|двт|tdw))(?!\p{L})/iu
const FLAG = /(?<!\p{L})flag(?:ged)?\s+([A-Z][\p{L}]+(?:\s[A-Z][\p{L}]+)?)/u

function ofShip(line: string): MarkedValue[] {
  return (
    [
      ['vessel.name', NAME],
      ['vessel.built', BUILT],
      ['vessel.deadweight', DEADWEIGHT],
      ['vessel.flag', FLAG],
    ] as const
  ).flatMap(([field, pattern]) => {
    const found = pattern.exec(line)
    const text = found?.[1]
    if (!found || text === undefined) return []
    return [trimmed(field, text, found.index + found[0].lastIndexOf(text))]
  })
}
