import { FileRefused } from './file-refused'
import { PlainText } from './plain-text'

/** Groups that hold no text of the document. Besides, all that begin with `\*`. */
const LEFT_OUT = new Set(
  `fonttbl colortbl stylesheet info pict object objdata themedata colorschememapping datastore latentstyles listtable
  listoverridetable rsidtbl generator xmlnstbl fldinst filetbl revtbl bkmkstart bkmkend nonshppict header headerl
  headerr footer footerl footerr`.split(/\s+/),
)

const WORDS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}

/** The code pages of Windows by the number that a font's set of characters has. */
const SETS: Readonly<Record<number, number>> = {
  0: 1252,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
}

const ENCODINGS: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
}

interface Group {
  isLeftOut: boolean
  /** How many bytes stand behind a character of Unicode, for programs that know none. */
  instead: number
  codePage: number | undefined
}

const DEEPEST = 2_000
const TOKEN =
  /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/giy

export function isRtf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '{\\rtf'
}

/**
 * The text of a document in RTF.
 * @throws FileRefused where there is none to be read
 */
export function textOfRtf(bytes: Buffer): string {
  const rtf = bytes.toString('latin1')
  const text = new PlainText()
  const fonts = new Map<number, number>()
  const stack: Group[] = []
  let group: Group = { isLeftOut: false, instead: 1, codePage: undefined }
  let page = 1252
  let font: number | undefined
  let isFontTable = false
  let toSkip = 0
  let held: number[] = []
  const flush = () => {
    if (held.length > 0) text.add(decode(Buffer.from(held), group.codePage ?? page))
    held = []
  }
  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(rtf); token; token = TOKEN.exec(rtf)) {
    const [, word, number, hex, symbol, brace, plain] = token
    if (hex !== undefined) {
      if (toSkip > 0) toSkip -= 1
      else if (!group.isLeftOut) held.push(parseInt(hex, 16))
      continue
    }
    // The end of a line in the file is none in the text.
    if (brace === undefined && plain === undefined && symbol === undefined && word === undefined)
      continue
    flush()
    if (brace === '{') {
      stack.push({ ...group })
      if (stack.length > DEEPEST) throw new FileRefused('unreadable')
    } else if (brace === '}') {
      group = stack.pop() ?? group
      if (stack.length <= 1) isFontTable = false
      toSkip = 0
      if (stack.length === 0) break
    } else if (plain !== undefined) {
      const rest = plain.slice(toSkip)
      toSkip = Math.max(0, toSkip - plain.length)
      if (!group.isLeftOut) text.add(decode(Buffer.from(rest, 'latin1'), group.codePage ?? page))
    } else if (symbol !== undefined) {
      if (symbol === '*') group.isLeftOut = true
      else if (!group.isLeftOut) {
        if (toSkip > 0) toSkip -= 1
        else text.add(symbol === '~' ? ' ' : /[\\{}]/.test(symbol) ? symbol : '')
      }
    } else if (word !== undefined) {
      const value = number === undefined ? undefined : Number(number)
      if (word === 'bin' && value !== undefined) TOKEN.lastIndex += Math.max(0, value)
      else if (word === 'fonttbl') isFontTable = group.isLeftOut = true
      else if (LEFT_OUT.has(word)) group.isLeftOut = true
      else if (word === 'ansicpg' && value) page = value
      else if (word === 'uc') group.instead = Math.min(value ?? 1, 20)
      else if (word === 'f' && value !== undefined) {
        font = value
        if (!isFontTable) group.codePage = fonts.get(value)
      } else if (word === 'fcharset' && isFontTable && font !== undefined) {
        const codePage = SETS[value ?? 0]
        if (codePage !== undefined && value !== 0) fonts.set(font, codePage)
      } else if (!group.isLeftOut) {
        if (word === 'u' && value !== undefined) {
          text.add(String.fromCharCode(value & 0xffff))
          toSkip = group.instead
        } else text.add(WORDS[word] ?? '')
      }
    }
  }
  flush()
  return text.whole()
}

function decode(bytes: Buffer, codePage: number): string {
  const name = ENCODINGS[codePage] ?? `windows-${codePage}`
  try {
    return new TextDecoder(name).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
