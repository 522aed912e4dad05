/** What a text says about the number of a ship. */
type ImoNumber =
  | { kind: 'none' }
  /** Not seven digits. It is kept as it was written. */
  | { kind: 'unreadable' }
  /** Seven digits; `isChecked` where the last one is right for the others. */
  | { kind: 'number'; digits: string; isChecked: boolean }

/** Digits of scripts that Node's `normalize` leaves alone: Arabic, Persian, Devanagari. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66]

function latinDigit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? letter : String(code - zero)
}

/**
 * The number of a ship (IMO Resolution A.1117(30)) as papers write it: with or without `IMO`, a colon, spaces, dashes or points.
 * A wrong check digit is said, not refused: papers in the world have such numbers.
 * @example readImoNumber('IMO 9074729') // { kind: 'number', digits: '9074729', isChecked: true }
 */
export function readImoNumber(text: string): ImoNumber {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[\s\p{Cf}.:#№/-]/gu, '')
    .replace(/^imo(?:no|number)?/i, '')
  if (plain === '') return { kind: 'none' }
  if (!/^\d{7}$/.test(plain)) return { kind: 'unreadable' }
  return { kind: 'number', digits: plain, isChecked: checkDigit(plain) === Number(plain[6]) }
}

/**
 * The seven digits of a number whose check digit is right; nothing of any other text.
 * @example checkedImoNumber('IMO 9074729') // '9074729'
 */
export function checkedImoNumber(text: string): string | undefined {
  const read = readImoNumber(text)
  return read.kind === 'number' && read.isChecked ? read.digits : undefined
}

/** The first six digits, multiplied by 7, 6, 5, 4, 3 and 2; the last digit of their sum. */
function checkDigit(digits: string): number {
  let sum = 0
  for (let place = 0; place < 6; place++) sum += Number(digits[place]) * (7 - place)
  return sum % 10
}
