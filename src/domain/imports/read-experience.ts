import { plainNumber } from '../money/typed-price'
import { wordList } from './heading-fields'
import { anyWord, leftOut, LONGEST_FACT, type Reading, understood } from './readings'

export const MONTHS = anyWord(
  wordList(`months, month, mths, mth, mos, mo, mons, m, місяців, м-цев, м-ців, м-ца, м-ці, м-ц, місяця, місяці, місяць, міс, міс., месяцев, месяца, месяц, мес, мес., mois, أشهر, شهر, شهرا, شهور
    meses, mes, Monate, Monat, Monaten, Mon., buwan, महीने, माह, महीना, mês, bulan, bln, 个月, 月, м`),
)
export const YEARS = anyWord(
  wordList(
    `years, year, yrs, yr, y, роки, років, рік, року, лет, год, года, ans, an, années, année, سنوات, سنة, años, año, Jahre, Jahr, Jahren, taon, वर्ष, साल, anos, ano, tahun, thn, 年`,
  ),
)
const OTHER = anyWord(
  wordList(`days, day, дней, день, дні, днів, jours, أيام, días, Tage, araw, दिन, dias, hari, 天, weeks, week, wks, wk, неделя, недели, недель, тижні, тижнів, semaines, أسابيع, semanas, Wochen, linggo, सप्ताह, minggu, 周
    contracts, contract, контракт, контракта, контрактов, контракти, контрактів, voyages, trips`),
)
const NONE =
  /^(?:no|none|not required|not needed|without(?: experience)?|no experience|0|не требуется|без опыта|не потрібен|не потрібно|без досвіду|aucune|sans expérience|ninguna|sin experiencia|keine|ohne|wala|hindi kailangan|नहीं|nenhuma|sem experiência|tidak perlu|tanpa pengalaman|无|不要求|لا يشترط|بدون خبرة)$/iu
const LEAST =
  /(?<!\p{L})(?:min\.?|minimum|at least|from|more than|over|от|не менее|минимум|мин\.?|від|не менше|мінімум|au moins|desde|al menos|mínimo|mind\.?|mindestens|hindi bababa sa|कम से कम|pelo menos|minimal|min|至少|على الأقل|in rank|in the rank|experience|опыта?|досвіду?|стажа?|of|в должности)(?!\p{L})|[≥>+]|以上/giu

/**
 * The least experience, in months. A small number without a unit may be years or months where the heading does not say.
 * @param unit what the heading says
 */
export function readExperience(text: string, unit?: 'months' | 'years'): Reading<number> {
  if (text.length > LONGEST_FACT) return leftOut('numberUnreadable')
  const plain = plainNumber(text.normalize('NFKC'))
  if (NONE.test(plain)) return understood(0)
  const saysMonths = plain.search(MONTHS) !== -1
  const saysYears = plain.search(YEARS) !== -1
  if (plain.search(OTHER) !== -1 || (saysMonths && saysYears)) return leftOut('otherUnit')
  const bare = plain
    .replace(MONTHS, ' ')
    .replace(YEARS, ' ')
    .replace(LEAST, ' ')
    .replace(/[().]+\s*$/, '')
    .trim()
  const [, number] = /^(\d{1,3}(?:[.,]\d)?)$/.exec(bare) ?? []
  if (number === undefined) return leftOut('numberUnreadable')
  const value = Number(number.replace(',', '.'))
  const said = saysYears ? 'years' : saysMonths ? 'months' : unit
  if (said === undefined && value > 0 && value < 10) {
    return leftOut('severalMeanings', [String(value), String(value * 12)])
  }
  const months = Math.round(value * (said === 'years' ? 12 : 1))
  return months > 600 ? leftOut('numberOutOfBounds', [String(months)]) : understood(months)
}

/** The unit that a heading says lengths of time in; none where it says none, or both. */
export function headingUnit(heading: string): 'months' | 'years' | undefined {
  const hasMonths = heading.search(MONTHS) !== -1
  const hasYears = heading.search(YEARS) !== -1
  if (hasMonths === hasYears) return undefined
  return hasMonths ? 'months' : 'years'
}
