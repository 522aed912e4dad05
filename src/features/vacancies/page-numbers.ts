/** Vacancies on one page of the list. */
export const VACANCIES_PER_PAGE = 20

/** How many pages a list of so many has; an empty one has its first. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / VACANCIES_PER_PAGE))
}

/**
 * Returns the page numbers for the navigation of a list: the first, the last and those around the current one, in
 * order. `gap` marks where some are left out.
 * @example pageNumbers(5, 20) // [1, 'gap', 4, 5, 6, 'gap', 20]
 */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, pages]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b)
  const numbers: (number | 'gap')[] = []
  for (const [index, number] of shown.entries()) {
    const before = shown[index - 1] ?? 0
    if (number === before) continue
    // A gap for a single page would be no shorter than its number.
    if (number - before === 2) numbers.push(number - 1)
    else if (number - before > 2) numbers.push('gap')
    numbers.push(number)
  }
  return numbers
}
