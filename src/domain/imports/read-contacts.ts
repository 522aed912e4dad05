import { zoneName, zoneNames } from '../time/time-zones'
import { isExternal, safeHref, telephoneNumber } from '../addresses/link-safety'
import { handleProblem, isMessenger, type MessengerKind, MESSENGERS } from '../mail/messenger-link'
import { slugProblem, tidySlug } from '../addresses/slugs'
import { plainNumber } from '../money/typed-price'
import { isEmailAddress, typedLine } from '../texts/typed-text'
import { normalName } from '../vocabulary/match-term'
import { wordList } from './heading-fields'
import { leftOut, listEntries, type Reading, understood } from './readings'

/** The address of a mail, also as a link to it. Two of them are none. */
export function readEmail(text: string): Reading<string> {
  const address = typedLine(text)
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
  return isEmailAddress(address) ? understood(address) : leftOut('emailWrong')
}

/** A telephone number with the code of its country: behind a plus, or two zeros. */
export function readTelephone(text: string): Reading<string> {
  const given = typedLine(text).replace(/^(?:tel|phone|mob|тел|моб)\.?:?\s*/iu, '')
  if (telephoneNumber(given) !== undefined && given.length <= 40) return understood(given)
  const plain = plainNumber(given).replace(/^00\s*(?=[1-9])/, '+')
  return telephoneNumber(plain) !== undefined && plain.length <= 40
    ? understood(plain)
    : leftOut('telephoneWrong')
}

/** The address of a page of another site; one that begins with its host is reached by https. */
export function readWebAddress(text: string): Reading<string> {
  if (text.length > 1_000) return leftOut('webAddressWrong')
  const given = typedLine(text)
  const address = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:].*)?$/u.test(given) ? `https://${given}` : given
  const href = safeHref(address)
  const isGood = href !== undefined && isExternal(href) && address.length <= 500
  return isGood ? understood(address) : leftOut('webAddressWrong')
}

/** A telephone number of a company, and what it is for. */
export interface SaidTelephone {
  number: string
  note: string | null
}

/** Ten are stored at most. */
const MOST_CONTACTS = 10

/** Telephones between semicolons, each with a note behind a colon: `+380 44 000-00-00: crewing`. */
export function readTelephones(text: string): Reading<SaidTelephone[]> {
  const entries = listEntries(text).flatMap((entry) =>
    // Several in one entry are parted by a comma, each with its own code.
    entry.includes(':') ? [entry] : entry.split(/[,/]\s*(?=\+)/),
  )
  const read = entries.map((entry) => {
    const [, number = '', note] = /^([^:]*)(?::\s*(.*))?$/s.exec(entry) ?? []
    const { value } = readTelephone(number)
    const said = typedLine(note ?? '')
    return value === undefined || said.length > 80
      ? undefined
      : { number: value, note: said === '' ? null : said }
  })
  return allOf(read, 'telephoneWrong', ({ number, note }) =>
    note === null ? number : `${number}: ${note}`,
  )
}

/** Who is found in a messenger. */
export interface SaidMessenger {
  kind: MessengerKind
  handle: string
}

const MESSENGER_WORDS: Readonly<Record<MessengerKind, string>> = {
  whatsapp: 'whats app, wa, ватсап, вотсап, واتساب, व्हाट्सएप',
  telegram: 'tg, телеграм, телеграмм, تيليجرام, टेलीग्राम',
  viber: 'вайбер, вібер, فايبر',
  signal: 'сигнал',
  wechat: 'we chat, weixin, 微信',
  line: '',
  messenger: 'facebook messenger, fb messenger',
}

const messengerNames = new Map<string, MessengerKind>(
  Object.entries(MESSENGER_WORDS).flatMap(([kind, words]) =>
    !isMessenger(kind)
      ? []
      : [kind, MESSENGERS[kind], ...wordList(words)].map(
          (name) => [normalName(name), kind] as const,
        ),
  ),
)

/** Messengers between semicolons, each with who is found there: `WhatsApp: +380…; Telegram: @name`. */
export function readMessengers(text: string): Reading<SaidMessenger[]> {
  const read = listEntries(text).map((entry) => {
    const [, name = '', handle = ''] = /^([^:]*):(.*)$/s.exec(entry) ?? []
    const kind = messengerNames.get(normalName(name))
    const said = typedLine(handle)
    if (kind === undefined || said === '' || said.length > 100) return undefined
    return handleProblem(kind, said) === undefined ? { kind, handle: said } : undefined
  })
  return allOf(read, 'handleWrong', ({ kind, handle }) => `${kind} ${handle}`)
}

/** All of them, or none: a list that lacks one says less than it seems to. */
function allOf<Entry>(
  read: readonly (Entry | undefined)[],
  problem: 'telephoneWrong' | 'handleWrong',
  meaning: (entry: Entry) => string,
): Reading<Entry[]> {
  const entries = read.filter((entry) => entry !== undefined)
  if (entries.length < read.length) return leftOut(problem)
  if (entries.length > MOST_CONTACTS) return leftOut('tooManyEntries')
  return understood(entries, entries.map(meaning).join('; '))
}

const ANSWERS: readonly (readonly [boolean, string])[] = [
  [
    true,
    'yes, y, true, 1, x, on, так, да, oui, vrai, نعم, sí, si, ja, wahr, oo, हाँ, हां, sim, verdadeiro, ya, benar, 是, 有, +, ✓, ✔, ✅',
  ],
  [
    false,
    'no, n, false, 0, off, ні, нет, non, faux, لا, nein, falsch, hindi, नहीं, não, falso, tidak, salah, 否, 无, ✗, ❌',
  ],
]

/** Yes or no, in any of the twelve languages, or as a mark. */
export function readYesOrNo(text: string): Reading<boolean> {
  const given = text.trim().toLowerCase().normalize('NFC')
  const [answer] = ANSWERS.find(([, words]) => wordList(words).includes(given)) ?? []
  return answer === undefined ? leftOut('yesOrNoUnclear') : understood(answer)
}

/** Names that say where: not `EST`, `Etc/GMT+5` or `US/Pacific`, whose last word is no city. */
const OF_PLACE =
  /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//

let cities: ReadonlyMap<string, string> | undefined

/** A time zone by its name in the list of the IANA, or by the city in that name. */
export function readTimeZone(text: string): Reading<string> {
  const given = typedLine(text)
  cities ??= new Map(
    zoneNames()
      .filter((zone) => OF_PLACE.test(zone))
      .map((zone) => [normalName(zone.split('/').at(-1) ?? ''), zone]),
  )
  const zone = zoneName(given) ?? cities.get(normalName(given))
  return zone === undefined ? leftOut('timeZoneUnknown') : understood(zone)
}

/** The part of an address that a company has. */
export function readSlug(text: string): Reading<string> {
  const slug = tidySlug(typedLine(text))
  return slugProblem(slug) === undefined ? understood(slug) : leftOut('slugWrong')
}
