import type { Locale } from '../../src/domain/locales/locales'
import type { VacancySearch } from '../../src/domain/vacancies/vacancy-search'
import { EVERY_VACANCY } from '../../src/domain/vacancies/vacancy-search-filters'

/** A search as a reader asks for it. Days are those of the invented vacancies, from this one on. */
export const FIRST_JOINING_DAY = '2026-12-01'

const search = (
  name: string,
  filters: Partial<VacancySearch>,
  locale: Locale = 'en',
): { name: string; locale: Locale; search: VacancySearch } => ({
  name,
  locale,
  search: { ...EVERY_VACANCY, ...filters },
})

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** Thirty-five searches: those that find nearly all, those that find few or nothing, each filter and each order. */
export const SEARCH_COMBINATIONS = [
  search('everything, by pay', { order: 'pay' }),
  search('everything, by joining, page 50', { order: 'joining', page: 50 }),
  search('page 50 of everything', { page: 50 }),
  search('master', { ranks: ['master'] }),
  search('three ranks of officers', { ranks: ['chief-mate', 'second-mate', 'third-mate'] }),
  search('a department', { departments: ['deck'] }),
  search('a department, by pay', { departments: ['engine'], order: 'pay' }),
  search('a group of vessels', { vessels: ['tanker'] }),
  search('rank and type of vessel', { ranks: ['second-engineer'], vessels: ['lng-carrier'] }),
  search('rank and groups of vessels', { ranks: ['bosun'], vessels: ['tanker', 'dry-cargo-ship'] }),
  search('two months of joining', { joiningFrom: '2026-12-15', joiningTo: '2027-02-15' }),
  search('a week of joining, by joining', {
    joiningFrom: '2027-01-04',
    joiningTo: '2027-01-10',
    order: 'joining',
  }),
  search('rank and joining', { ranks: ['chief-mate'], joiningFrom: '2027-01-01' }),
  search('minimum pay', { pay: usd(3_000) }),
  search('minimum pay, by pay', { pay: usd(5_000), order: 'pay' }),
  search('rank, vessels and minimum pay', {
    ranks: ['master'],
    vessels: ['tanker'],
    pay: usd(9_000),
  }),
  search('pay shown', { payShown: true }),
  search('short contracts', { length: 'up-to-3' }),
  search('English and citizenship', { english: 'intermediate', citizenship: 'UA' }),
  search('citizenship, vessels, length', {
    citizenship: 'PH',
    vessels: ['passenger-vessel'],
    length: '7-to-9',
  }),
  search('a company', { company: 'company-7' }),
  search('a port', { port: 'NLRTM' }),
  search('a country of joining', { port: 'NL' }),
  search('near a port', { near: 'SGSIN' }),
  search('near a port, page 50', { near: 'NLRTM', page: 50 }),
  search('rank, near a port', { ranks: ['master'], near: 'USHOU' }),
  search('country of the company', { country: 'NL' }),
  search('country and department', { country: 'GR', departments: ['catering'] }),
  search('all locales', {
    departments: ['deck'],
    vessels: ['tanker'],
    joiningFrom: '2026-12-15',
    joiningTo: '2027-03-15',
    pay: usd(2_000),
    length: '4-to-6',
    english: 'good',
    citizenship: 'UA',
  }),
  search('nothing: rank, vessel and far too much pay', {
    ranks: ['messman'],
    vessels: ['icebreaker'],
    pay: usd(90_000),
  }),
  search('words that name a rank and a vessel', { words: 'chief engineer LNG' }),
  search('words: a port', { words: 'Rotterdam' }),
  search('words: a port in other letters', { words: 'Роттердам' }),
  search('words: a ship, mistyped', { words: 'Brigth Horizon' }),
  search(
    'words in Ukrainian, with a vessel',
    { words: 'боцман Одеса', vessels: ['dry-cargo-ship'] },
    'uk',
  ),
  search('words in Chinese', { words: '大副 新加坡' }, 'zh'),
] as const
