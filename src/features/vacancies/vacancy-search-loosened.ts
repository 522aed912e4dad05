import type { VacancySearch } from '@/domain/vacancies/vacancy-search'

/** What share of the pay is asked for instead, step by step. */
const STEPS = [0.8, 0.6, 0.4]

/** A search with less pay, most first, in amounts of two digits and noughts. */
export function lowerPay(search: VacancySearch): VacancySearch[] {
  const { pay } = search
  if (!pay) return []
  const amounts = STEPS.map((share) => roundDown(pay.amount * share))
  return [...new Set(amounts)]
    .filter((amount) => amount > 0)
    .map((amount) => ({ ...search, page: 1, pay: { ...pay, amount } }))
}

/** @example roundDown(3456) // 3400 */
function roundDown(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.floor(amount / unit) * unit
}
