/** What a number is counted in. */
export type Measure = keyof typeof SPELLINGS

/** How each unit is written, in the languages of the site; small letters. */
const SPELLINGS = {
  centimetres: ['cm', 'см', 'سم', 'सेमी', 'से.मी', '厘米', '公分'],
  kilograms: ['kg', 'kgs', 'кг', 'كغ', 'كجم', 'किग्रा', 'कि.ग्रा', '千克', '公斤'],
  kilowatts: ['kw', 'квт', 'كيلوواط', 'किलोवाट', '千瓦'],
  tonnes: ['t', 'mt', 'dwt', 'т', 'тонн', 'طن', 'टन', '吨', '载重吨'],
  grossTonnage: ['gt', 'bt', 'brz', 'gross', '总吨'],
} as const

/**
 * A number without its unit behind it; one with another unit stays as it is.
 * @example withoutMeasure('9480 kW', 'kilowatts') // '9480'
 */
export function withoutMeasure(text: string, measure: Measure): string {
  const small = text.toLowerCase().replace(/\.$/, '')
  const numbers = SPELLINGS[measure]
    .filter((unit) => small.endsWith(unit))
    .map((unit) => small.slice(0, -unit.length).trimEnd())
  return numbers.find((number) => /\p{Nd}$/u.test(number)) ?? text
}
