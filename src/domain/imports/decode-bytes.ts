/** A file as text, and the encoding that it was read as. */
export interface DecodedText {
  text: string
  encoding: string
}

/** Of the bytes of a file; enough of it to tell its encoding by. */
const SAMPLE = 256 * 1024

/**
 * Reads the bytes of a text. A mark at its start, or what is well-formed UTF-8, says by itself how; else what XML says of
 * itself, or the encoding in which the words of the text are words: all Cyrillic, all Arabic, all Chinese, or Latin with a few accents.
 * The mark itself is dropped.
 */
export function decodeBytes(bytes: Uint8Array): DecodedText {
  const marked = encodingOfMark(bytes) ?? encodingOfZeros(bytes)
  if (marked !== undefined) return decodeAs(bytes, marked)
  return (
    asUtf8(bytes) ?? decodeAs(bytes, saidEncoding(bytes) ?? likeliest(bytes.subarray(0, SAMPLE)))
  )
}

/** The encoding that XML or a page says at its start; one that is unknown, or that the bytes are not in, is none. */
function saidEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024))
  const [, ofXml] = /^\s*<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(start) ?? []
  const [, ofPage] = /<meta\s[^>]{0,200}\bcharset\s*=\s*["']?([\w.:-]{1,40})/i.exec(start) ?? []
  const said = ofXml ?? ofPage
  if (said === undefined || /^(?:utf|ucs|iso-10646)/i.test(said)) return undefined
  try {
    return new TextDecoder(said).encoding
  } catch {
    return undefined
  }
}

function decodeAs(bytes: Uint8Array, encoding: string): DecodedText {
  return { text: decode(bytes, encoding), encoding }
}

function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes)
  if (encoding !== 'windows-1252') return text
  // Some versions of Node read it as ISO 8859-1, where these are control characters.
  return text.replace(/[\x80-\x9f]/g, (letter) => OF_1252[letter.charCodeAt(0) - 0x80] ?? letter)
}

const OF_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

function encodingOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

/** UTF-16 without its mark: in Latin letters, digits and line breaks every other byte is zero. */
function encodingOfZeros(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 2_000)
  if (start.length < 4) return undefined
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros.map((count) => count / (start.length / 2))
  if (odd > 0.3 && even < 0.05) return 'utf-16le'
  return even > 0.3 && odd < 0.05 ? 'utf-16be' : undefined
}

/** How many letters may be damaged in a file that is UTF-8 otherwise, of those that are not plain English. */
const MOST_DAMAGED = 0.02

function asUtf8(bytes: Uint8Array): DecodedText | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text, encoding: 'utf-8' }
  } catch {
    const decoded = decodeAs(bytes, 'utf-8')
    const damaged = decoded.text.match(/\ufffd/g)?.length ?? 0
    const others = decoded.text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0
    return damaged <= others * MOST_DAMAGED ? decoded : undefined
  }
}

interface Candidate {
  encoding: string
  /** Whether a word that has other than English letters is one of its languages. */
  isWord: (word: string) => boolean
  /**
   * Which share of the letters are frequent ones, 0 to 1: tells encodings of one script apart, in each of which nearly
   * every text of the other is made of words.
   */
  frequent?: (text: string, sample: Uint8Array) => number
}

/** One case throughout, or a capital at the beginning: other encodings mix them. */
const CYRILLIC = /^\p{sc=Cyrillic}?(?:\p{Ll}+|\p{Lu}*)$/u
const ARABIC = /^[\p{sc=Arabic}\p{M}]+$/u
const HAN = /^[\u4e00-\u9fff]+$/
const isCyrillic = (word: string) => /^\p{sc=Cyrillic}+$/u.test(word) && CYRILLIC.test(word)
const isHan = (word: string) => HAN.test(word)

function isLatin(word: string): boolean {
  if (!/^[A-Za-zÀ-ÖØ-öø-ÿŒœŠšŽžŸ]+$/.test(word)) return false
  const foreign = word.match(/[^A-Za-z]/g)?.length ?? 0
  return foreign <= Math.max(1, word.length / 3) && !/\p{Ll}\p{Lu}{2}/u.test(word)
}

/**
 * Letters that make up three quarters of a Russian or Ukrainian text. KOI8 has them where windows-1251 has others, and
 * small ones where that has capitals.
 */
function frequentCyrillic(text: string): number {
  const letters = text.match(/\p{sc=Cyrillic}/gu)?.length ?? 0
  const frequent = text.match(/[аеиіінорстлвк]/giu)?.length ?? 0
  const turned = text.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0
  return (frequent - turned) / Math.max(1, letters)
}

/** The rows of a table of Chinese characters in which the frequent ones are, by the first bytes. */
const frequentHan =
  (first: number, last: number, isLow: boolean) => (_: string, sample: Uint8Array) => {
    let pairs = 0
    let frequent = 0
    for (let at = 0; at < sample.length - 1; at++) {
      const lead = sample[at] ?? 0
      if (lead < 0x81) continue
      const trail = sample[++at] ?? 0
      // Punctuation, of either.
      if (lead >= 0xa1 && lead <= 0xa3) continue
      pairs++
      const isHigh = trail >= 0xa1 || (isLow && trail >= 0x40 && trail <= 0x7e)
      if (lead >= first && lead <= last && isHigh) frequent++
    }
    return frequent / Math.max(1, pairs)
  }

const CANDIDATES: readonly Candidate[] = [
  { encoding: 'windows-1252', isWord: isLatin },
  { encoding: 'windows-1251', isWord: isCyrillic, frequent: frequentCyrillic },
  { encoding: 'koi8-r', isWord: isCyrillic, frequent: frequentCyrillic },
  { encoding: 'koi8-u', isWord: isCyrillic, frequent: frequentCyrillic },
  { encoding: 'windows-1256', isWord: (word) => ARABIC.test(word) },
  { encoding: 'gb18030', isWord: isHan, frequent: frequentHan(0xb0, 0xd7, false) },
  { encoding: 'big5', isWord: isHan, frequent: frequentHan(0xa4, 0xc6, true) },
]

// What stands in tables of any language and says nothing.
const SIGNS = /[\s\u00a0«»„“”‘’‚–—…№€£¥°±•·×©®™§،؛؟、。，；：（）！？《》]/u

interface Guess extends Candidate {
  text: string
  /** Of its words, those that are words; 0 to 1. */
  share: number
}

/** How much less than the best share another of the same script may have: names and marks of other languages. */
const NEARLY = 0.15

/** The encoding with the greatest share of words that are words; of one script that with the frequent letters. */
function likeliest(sample: Uint8Array): string {
  const guesses = CANDIDATES.map((candidate) => guess(candidate, sample))
  // The first of equals: of a text that says nothing, the encoding of the West.
  const best = guesses.toSorted((a, b) => b.share - a.share)[0]
  if (!best?.frequent) return best?.encoding ?? 'windows-1252'
  const weight = ({ frequent, text, share }: Guess) => share + (frequent?.(text, sample) ?? 0)
  const alike = guesses.filter(
    ({ isWord, share }) => isWord === best.isWord && share >= best.share - NEARLY,
  )
  return alike.toSorted((a, b) => weight(b) - weight(a))[0]?.encoding ?? best.encoding
}

function guess(candidate: Candidate, sample: Uint8Array): Guess {
  const text = decode(sample, candidate.encoding)
  let good = 0
  let bad = 0
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+|[^\0-\x7f]/gu)) {
    if (!/[^\0-\x7f]/.test(word) || SIGNS.test(word)) continue
    if (candidate.isWord(word)) good += word.length
    else bad += word.length
  }
  return { ...candidate, text, share: good / Math.max(1, good + bad) }
}
