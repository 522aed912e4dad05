import { isCountry } from '../vocabulary/countries'

/**
 * The code of a port as UN/LOCODE writes it, in large letters: a country, then three letters or digits from 2 to 9. Whether a port
 * has it is another question.
 * @returns nothing where the text is none
 * @example portCode(' nl rtm ') // 'NLRTM'
 */
export function portCode(text: string): string | undefined {
  const code = text
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]{2})[\s-](?=[A-Z2-9]{3}$)/, '$1')
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(code) && isCountry(code.slice(0, 2)) ? code : undefined
}
