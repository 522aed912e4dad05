import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

import { direction, languageTag, type Locale, LOCALES } from '../src/domain/locales/locales'
import type { Messages } from '../src/i18n/messages'

/**
 * `npm run social-pictures`: the picture that goes with a shared link, one per language, into
 * `public/`. Drawn ahead and committed: Pango shapes every script of the site, which renderers at
 * request time do not, and its fonts need not be on a server. Run it again when the name or the
 * description of the site changes, and look at what it drew.
 */

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 80
const FLAGS = { top: 76, size: 60, gap: 10 }
const HORIZON = 540
/** Around the lighthouse of `social-picture-night.svg`. */
const LIGHT = { start: 947, top: 330, width: 210, height: HORIZON - 330 }
/** Whoever sees the link loads the picture, on a ship's line too. */
const BYTES_AT_MOST = 60_000

const LATIN = 'Noto Sans'
/** `scale` is of the Latin size: scripts fill their em differently. `pitch` is of the font's own. */
const FACES: Partial<Record<Locale, { family: string; scale: number; pitch: number }>> = {
  ar: { family: 'Noto Sans Arabic', scale: 1.06, pitch: 0.78 },
  hi: { family: 'Noto Sans Devanagari', scale: 1.03, pitch: 1.06 },
  zh: { family: 'Noto Sans CJK SC', scale: 1.1, pitch: 1 },
}
const LATIN_FACE = { family: LATIN, scale: 1, pitch: 1 }

interface Style {
  size: number
  weight: 'Bold' | 'Regular'
  colour: string
  width: number
  /** Lines that are more than this are drawn smaller. */
  lines: number
}
const NAME: Style = { size: 46, weight: 'Bold', colour: '#eaf1fc', width: 600, lines: 1 }
const TITLE: Style = { size: 80, weight: 'Bold', colour: '#eaf1fc', width: 890, lines: 2 }
const TEXT: Style = { size: 35, weight: 'Regular', colour: '#b4c4dd', width: 865, lines: 3 }

/** What is missing, in a sentence: boxes instead of letters would be committed otherwise. */
function fontProblem() {
  const families = [LATIN, ...Object.values(FACES).map(({ family }) => family)]
  let missing: string[]
  try {
    missing = families.filter(
      (family) => execFileSync('fc-list', [`${family}:bold`], { encoding: 'utf8' }) === '',
    )
  } catch {
    return 'The fonts cannot be listed: fontconfig (its command fc-list) is not installed.'
  }
  const remedy = 'On Debian and Ubuntu: apt-get install fonts-noto-core fonts-noto-cjk'
  return missing.length > 0 ? `Fonts are missing: ${missing.join(', ')}. ${remedy}` : undefined
}

/** The words as an image that ends where their ink ends, in as many lines as the width demands. */
async function drawLines(words: string, locale: Locale, style: Style) {
  const { family, pitch } = FACES[locale] ?? LATIN_FACE
  const { width } = style
  const bold = style.weight === 'Bold'
  const attributes = Object.entries({
    lang: languageTag(locale),
    foreground: style.colour,
    line_height: bold ? pitch * 0.86 : pitch,
    // In 1024ths of a point. Joined scripts come apart when their letters move.
    letter_spacing: bold && family === LATIN ? Math.round(style.size * -0.018 * 1024) : 0,
  }).map(([name, value]) => `${name}="${value}"`)
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  // An unseen stroke ends a title: what is below keeps its distance with and without a “y” in it.
  const stroke = bold && style.lines > 1 ? '<span alpha="1">\u2060|</span>' : ''
  const text = `<span ${attributes.join(' ')}>${escaped}${stroke}</span>`
  const font = `${family}, ${LATIN} ${style.weight} ${style.size}`
  // 72 dpi: a point is a pixel. Pango's left is the right of a text that runs from right to left.
  const drawn = sharp({ text: { text, font, width, dpi: 72, align: 'left', rgba: true } })
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Lines of like length, so that none has a single word; smaller where they would be too many. */
async function drawBlock(words: string, locale: Locale, style: Style) {
  const full = Math.round(style.size * (FACES[locale] ?? LATIN_FACE).scale)
  const draw = (text: string, size: number, width = style.width) =>
    drawLines(text, locale, { ...style, size, width })
  const loose = keepTogether(words, locale, 1)
  const drawnLoose = await draw(loose, full)
  let size = full
  let text = keepTogether(words, locale, 3)
  let best = await draw(text, size)
  // Worth a slightly smaller size, not a line more.
  const costsLine = () => best.height > drawnLoose.height + full / 2
  while (costsLine() && size > full - 2) best = await draw(text, --size)
  if (costsLine()) [size, text, best] = [full, loose, drawnLoose]
  while (best.height > size * style.lines * 1.4 || best.width > style.width) {
    best = await draw(text, --size)
  }
  const tallest = best.height + size / 2
  let [tooNarrow, enough] = [0, best.width]
  while (enough - tooNarrow > 4) {
    const width = Math.round((enough + tooNarrow) / 2)
    const drawn = await draw(text, size, width)
    const fits = drawn.height < tallest && drawn.width <= width
    if (fits) best = drawn
    if (fits) enough = width
    else tooNarrow = width
  }
  return best
}

const HINDI_POSTPOSITION = / (?=(में|का|की|के|को|से|पर|ने|लिए|वाला|वाले|वाली)(?!\S))/gu

/** No line ends with a short word (mostly an article or a preposition) or inside a Chinese one. */
function keepTogether(words: string, locale: Locale, letters: number) {
  if (locale === 'hi') return words.replace(HINDI_POSTPOSITION, '\u00a0')
  const short = new RegExp(`(?<!\\S)(\\p{L}{1,${letters}}) `, 'gu')
  if (locale !== 'zh') return words.replace(short, '$1\u00a0')
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(words)
  return Array.from(segments, ({ segment }) => [...segment].join('\u2060')).join('')
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The same ones at every run; none where something else is, least of all words. */
function drawStars(taken: Box[]) {
  let state = 7
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const stars = Array.from({ length: 150 }, () => {
    const [x, y] = [random() * WIDTH, random() * (HORIZON - 60)]
    const [radius, opacity] = [0.8 + random() ** 3 * 1.2, 0.25 + random() * 0.5]
    const behind = taken.some(
      ({ left, top, width, height }) =>
        Math.abs(x - left - width / 2) < width / 2 + 16 &&
        Math.abs(y - top - height / 2) < height / 2 + 16,
    )
    return behind ? '' : `<circle cx="${x}" cy="${y}" r="${radius}" opacity="${opacity}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="#fff">${stars.join('')}</svg>`
}

/** The flags M and H of `src/ui/brand/signal-flags.tsx`. */
function drawFlags(width: number) {
  const second = (18 * (FLAGS.size + FLAGS.gap)) / FLAGS.size
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${FLAGS.size}" viewBox="0 0 ${18 + second} 18">
    <clipPath id="flag"><rect width="18" height="18" rx="2.6"/></clipPath>
    <g clip-path="url(#flag)"><path fill="#1d4ed8" d="M0 0h18v18H0z"/><path stroke="#fff" stroke-width="3.4" d="m0 0 18 18M18 0 0 18"/></g>
    <g clip-path="url(#flag)" transform="translate(${second} 0)"><path fill="#fff" d="M0 0h9v18H0z"/><path fill="#dc2626" d="M9 0h9v18H9z"/></g>
  </svg>`
}

async function drawPicture(locale: Locale) {
  const messages = new URL(`../src/i18n/messages/${locale}.json`, import.meta.url)
  const { site } = JSON.parse(await readFile(messages, 'utf8')) as Messages
  const name = await drawLines(site.name, 'en', NAME)
  const title = await drawBlock(site.audience, locale, TITLE)
  const text = await drawBlock(site.description, locale, TEXT)

  const rtl = direction(locale) === 'rtl'
  const flagsWidth = 2 * FLAGS.size + FLAGS.gap
  const gap = 26
  // In the middle between the flags and the horizon.
  const above = FLAGS.top + FLAGS.size
  const titleTop = Math.round((above + HORIZON - title.height - gap - text.height) / 2)
  const place = <Drawn extends { width: number }>(drawn: Drawn, start: number, top: number) => {
    const left = rtl ? WIDTH - start - drawn.width : start
    return { ...drawn, left, top }
  }
  const nameTop = FLAGS.top + Math.round((FLAGS.size - name.height) / 2)
  const words = [
    place(name, MARGIN + flagsWidth + 24, nameTop),
    place(title, MARGIN, titleTop),
    place(text, MARGIN, titleTop + title.height + gap),
  ]
  const flags = place(
    { input: Buffer.from(drawFlags(flagsWidth)), width: flagsWidth, height: FLAGS.size },
    MARGIN,
    FLAGS.top,
  )
  const stars = drawStars([...words, flags, place(LIGHT, LIGHT.start, LIGHT.top)])

  const night = fileURLToPath(new URL('social-picture-night.svg', import.meta.url))
  const target = fileURLToPath(new URL(`../public/social-picture-${locale}.png`, import.meta.url))
  const { size } = await sharp(night)
    .flop(rtl)
    .composite([{ input: Buffer.from(stars), left: 0, top: 0 }, flags, ...words])
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(target)
  if (size > BYTES_AT_MOST) throw new Error(`${target} has ${size} bytes, over ${BYTES_AT_MOST}.`)
  console.log(`public/social-picture-${locale}.png  ${(size / 1000).toFixed(1)} kB`)
}

const problem = fontProblem()
if (problem === undefined) for (const locale of LOCALES) await drawPicture(locale)
else {
  console.error(problem)
  process.exitCode = 1
}
