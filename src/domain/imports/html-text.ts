import { NAMED_CHARACTERS } from './named-characters'

/** Elements whose content is no text for readers. */
const UNREAD =
  /^(?:script|style|template|noscript|iframe|object|svg|math|head|title|select|textarea)$/

/** Elements that begin a line. */
const LINES =
  /^(?:p|div|br|hr|ul|ol|dl|dt|dd|table|tr|h[1-6]|section|article|header|footer|blockquote|pre|address|figure|main|aside|form)$/

/**
 * Whether an element of a feed is a part of a text with markup, and no fact: Atom writes XHTML between its own elements.
 * @example isMarkup('strong') // true
 */
export function isMarkup(name: string): boolean {
  return /^(?:p|div|br|hr|ul|ol|li|span|strong|b|em|i|u|a|h[1-6]|font|small|sub|sup|blockquote|dl|dt|dd)$/i.test(
    name,
  )
}

/** What an element is in plain text, where it begins or ends. */
export function lineOfMarkup(name: string, isEnd: boolean): string {
  const plain = name.toLowerCase()
  if (plain === 'li') return isEnd ? '' : '\n- '
  if (plain === 'td' || plain === 'th') return ' '
  return LINES.test(plain) ? '\n' : ''
}

/**
 * HTML as text: its lines and lists stay, its scripts, styles, addresses and comments go. Text that somebody escaped once more is read as
 * what it was. What comes out is no markup, whatever signs are in it: it is escaped where it is shown, as any other text.
 * @example htmlText('<p>Master &amp; crew</p><ul><li>LNG</li></ul>') // 'Master & crew\n\n- LNG'
 */
export function htmlText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim()
  const isEscaped = !hasTag(html) && /&lt;[a-z/!]/i.test(html)
  return withoutHeaps(characters(stripped(isEscaped ? characters(html) : html)))
}

const MAKES_LINES = /<(?:p|div|br|li|tr|h[1-6])[\s/>]/i

const TAG = /<\/?[a-z][a-z\d]*(?:[\s/][^<>]*)?>/i

function hasTag(html: string): boolean {
  return TAG.test(html)
}

/** One pass from the start to the end, whatever is or is not closed: no text of a hostile length costs more than its length. */
function stripped(html: string): string {
  // A line break in HTML is a space, unless nothing else makes lines.
  const source = MAKES_LINES.test(html) ? html.replace(/[ \t\r\n\f]+/g, ' ') : html
  const last = source.lastIndexOf('>')
  const parts: string[] = []
  let at = 0
  while (at < source.length) {
    const open = source.indexOf('<', at)
    if (open === -1 || open > last) break
    parts.push(source.slice(at, open))
    if (source.startsWith('<!--', open)) {
      const end = source.indexOf('-->', open + 4)
      if (end === -1) return parts.join('')
      at = end + 3
      continue
    }
    const [, sign = '', name = ''] = tagAt(source, open)
    if (name === '' && !/[!?]/.test(sign)) {
      parts.push('<')
      at = open + 1
      continue
    }
    at = source.indexOf('>', open) + 1
    const plain = name.toLowerCase()
    if (sign === '' && UNREAD.test(plain) && source[at - 2] !== '/') {
      at = behind(source, at, plain)
      continue
    }
    if (name !== '') parts.push(lineOfMarkup(plain, sign === '/'))
  }
  parts.push(source.slice(at))
  return parts.join('')
}

function tagAt(source: string, open: number): readonly string[] {
  const tag = /<([/!?]?)([a-z][a-z\d]*)?/iy
  tag.lastIndex = open
  return tag.exec(source) ?? []
}

/** Where an element ends; one that never does takes the rest along. */
function behind(source: string, start: number, name: string): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  close.lastIndex = start
  const end = close.exec(source) ? source.indexOf('>', close.lastIndex) : -1
  return end === -1 ? source.length : end + 1
}

/** A text with its characters for their names and numbers, once. */
function characters(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));/gi,
    (given, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return NAMED_CHARACTERS.get(name) ?? given
      const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal)
      const isOne = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
      return isOne ? String.fromCodePoint(code) : given
    },
  )
}

/** Without spaces at the ends of lines, and without heaps of empty ones. */
function withoutHeaps(text: string): string {
  return text
    .replace(/[ \t\u00a0]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
