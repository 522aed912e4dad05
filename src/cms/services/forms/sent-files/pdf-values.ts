/** What stands in a PDF. A name is a string of JavaScript, without its slash. */
export type PdfValue = null | boolean | number | string | PdfString | PdfRef | PdfDict | PdfValue[]

/** A text, one character for each byte. */
export class PdfString {
  constructor(readonly bytes: string) {}
}

/** What stands in an object of its own. */
export class PdfRef {
  constructor(readonly object: number) {}
}

/** Of a key that is there twice some programs read the first value, others the last: all are kept. */
export class PdfDict {
  readonly entries: [key: string, value: PdfValue][] = []
  /** Whether the bytes of a stream follow it. */
  isStream = false

  all(key: string): PdfValue[] {
    return this.entries.flatMap(([name, value]) => (name === key ? [value] : []))
  }

  has(key: string): boolean {
    return this.entries.some(([name]) => name === key)
  }
}

/** What cannot be read as every program would read it. */
export class PdfUnclear extends Error {
  override name = 'PdfUnclear'
}

/** More values than a file of a few megabytes has. */
export class PdfTooMuch extends Error {
  override name = 'PdfTooMuch'
}

const DEEPEST = 100
const CODES = { parens: [0x28, 0x29], less: 0x3c, more: 0x3e } as const

const isSpace = (code: number) =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c || code === 0
// ( ) < > [ ] { } / %
const DELIMITERS = new Set([0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, 0x2f, 0x25])
const isRegular = (code: number) => !isSpace(code) && !DELIMITERS.has(code) && !Number.isNaN(code)

/** Reads values of a PDF one after the other; the work of all readers of one file comes from one `left`. */
export class PdfReader {
  at: number

  constructor(
    readonly text: string,
    at: number,
    readonly left: { values: number },
  ) {
    this.at = at
  }

  /** @throws PdfUnclear where there is no whole value */
  value(depth = 0): PdfValue {
    if (depth > DEEPEST) throw new PdfUnclear('too deep')
    if ((this.left.values -= 1) < 0) throw new PdfTooMuch('too many values')
    this.skip()
    const code = this.text.charCodeAt(this.at)
    switch (code) {
      case 0x2f:
        return this.#name()
      case 0x28:
        return this.#string()
      case 0x5b:
        this.at += 1
        return this.#array(depth)
      case 0x3c:
        if (this.text.charCodeAt(this.at + 1) !== CODES.less) return this.#hex()
        this.at += 2
        return this.#dict(depth)
      default:
        return this.#number() ?? this.#constant()
    }
  }

  /** White space, and comments to the end of their line. */
  skip(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at)
      if (isSpace(code)) this.at += 1
      else if (code === 0x25) {
        while (this.at < this.text.length && !/[\r\n]/.test(this.text.charAt(this.at))) this.at += 1
      } else return
    }
  }

  /** Whether this word comes next; then it is behind. */
  takes(word: string): boolean {
    this.skip()
    if (!this.text.startsWith(word, this.at)) return false
    this.at += word.length
    return true
  }

  #name(): string {
    const start = (this.at += 1)
    while (isRegular(this.text.charCodeAt(this.at))) this.at += 1
    return this.text
      .slice(start, this.at)
      .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  }

  #string(): PdfString {
    const start = (this.at += 1)
    let open = 1
    for (; this.at < this.text.length; this.at += 1) {
      const code = this.text.charCodeAt(this.at)
      if (code === 0x5c) this.at += 1
      else if (code === CODES.parens[0]) open += 1
      else if (code === CODES.parens[1] && (open -= 1) === 0) {
        return new PdfString(unescaped(this.text.slice(start, this.at++)))
      }
    }
    throw new PdfUnclear('a text without an end')
  }

  #hex(): PdfString {
    const end = this.text.indexOf('>', this.at)
    if (end < 0) throw new PdfUnclear('a text without an end')
    const digits = this.text.slice(this.at + 1, end).replace(/[^0-9a-f]/gi, '')
    this.at = end + 1
    return new PdfString(
      Buffer.from(digits + '0'.repeat(digits.length % 2), 'hex').toString('latin1'),
    )
  }

  #array(depth: number): PdfValue[] {
    const values: PdfValue[] = []
    for (;;) {
      if (this.takes(']')) return values
      values.push(this.value(depth + 1))
    }
  }

  #dict(depth: number): PdfDict {
    const dict = new PdfDict()
    for (;;) {
      if (this.takes('>>')) return dict
      if (this.text.charCodeAt(this.at) !== 0x2f) throw new PdfUnclear('a key that is no name')
      const key = this.#name()
      this.skip()
      // A key without a value: some programs read the next key as its value.
      if (this.text.startsWith('>>', this.at)) throw new PdfUnclear('a key without a value')
      dict.entries.push([key, this.value(depth + 1)])
    }
  }

  /** A number, or the two numbers and the letter that name an object. */
  #number(): number | PdfRef | undefined {
    const match = /[+-]*\d*\.?[\d-]*/y
    match.lastIndex = this.at
    const [digits = ''] = match.exec(this.text) ?? []
    if (!/\d|^[.-]/.test(digits)) return undefined
    this.at += digits.length
    if (/^\+?\d{1,10}$/.test(digits)) {
      const before = this.at
      this.skip()
      const second = /\+?\d{1,5}(?=[\s\0%])/y
      second.lastIndex = this.at
      const generation = second.exec(this.text)?.[0]
      if (generation !== undefined) {
        this.at += generation.length
        this.skip()
        if (this.text[this.at] === 'R' && !isRegular(this.text.charCodeAt(this.at + 1))) {
          this.at += 1
          return new PdfRef(Number(digits))
        }
      }
      this.at = before
    }
    const number = Number.parseFloat(digits)
    return Number.isNaN(number) ? 0 : number
  }

  #constant(): PdfValue {
    const start = this.at
    while (isRegular(this.text.charCodeAt(this.at))) this.at += 1
    const word = this.text.slice(start, this.at)
    if (word === 'null') return null
    if (word === 'true' || word === 'false') return word === 'true'
    throw new PdfUnclear(`no value: ${word.slice(0, 20)}`)
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function unescaped(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(
    /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g,
    (_: string, octal: string | undefined, other: string | undefined) => {
      if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8) & 0xff)
      // A backslash at the end of a line joins two.
      return other === undefined || /^[\r\n]/.test(other) ? '' : (ESCAPES[other] ?? other)
    },
  )
}
