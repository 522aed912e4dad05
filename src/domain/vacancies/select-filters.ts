/**
 * The filters of vacancies with one value that is chosen from a list, in the order of the form and of addresses. The parameter of
 * an address, the names of the bitmaps and the part of a search are called so too. What else each needs the compiler names.
 */
export const SELECT_FILTERS = ['length', 'english', 'citizenship', 'company', 'country'] as const

export type SelectFilter = (typeof SELECT_FILTERS)[number]

/** Those whose choices are counted by bitmaps; companies are counted by themselves. */
export type BitmapFilter = Exclude<SelectFilter, 'company'>

export const BITMAP_FILTERS = SELECT_FILTERS.filter((name) => name !== 'company')
