import { canParse } from '../addresses/can-parse'
import { editDistance } from '../texts/edit-distance'
import type { PayInsight } from './pay-insight'

/**
 * What staff should look at before a vacancy is published. Each is a reason to look, no verdict: nothing is refused for it.
 * Seafarers pay no fee for a job (MLC 2006, Standard A1.4, paragraph 5 b).
 */

/** A reason for staff to check a vacancy, as a code and as a sentence in the language of the user. `facts` are what it names. */
export interface VacancyFlag {
  code:
    | 'fees'
    | 'freeMail'
    | 'lookAlike'
    | 'payBelowMinimum'
    | 'payHigh'
    | 'payLow'
    | 'sameText'
    | 'warned'
  facts: Readonly<Record<string, number | string>>
  sentence: string
}

/**
 * Says of vacancies, in the shape of their collection with their texts by language, what staff should look at; of each in
 * the order in which they were given.
 */
export type VacancyFlagger = (vacancies: readonly object[]) => Promise<VacancyFlag[][]>

/** Words that end as they stand here. */
const WORDS = [
  // English
  'fees?',
  'deposits?',
  'pre-?payments?',
  'commissions?',
  '(?:processing|service|registration|handling) charges?',
  'pay(?:ment|s)? for (?:the |your |their |own |a )?(?:visas?|training|tickets?|contract|documents?)',
  'advance payments?',
  'down ?payments?',
  // German
  'kaution',
  'vorkasse',
  '(?:vermittlungs|bearbeitungs|visa|schulungs)kosten',
  'provision',
  // French
  'frais',
  'cautions?',
  'acomptes?',
  'dépôt de garantie',
  'honoraires',
  // Spanish and Portuguese
  'tarifas?',
  'tasas?',
  'señal(?:es)? de \\p{L}+',
  'gastos? de (?:gestión|tramitación|visado|trámites?)',
  'cuotas?',
  'depósitos?',
  'fianzas?',
  'comisi[oó]n(?:es)?',
  'honor[aá]rios?',
  'taxas?',
  'cauç(?:ão|ões)',
  'comiss(?:ão|ões)',
  // Indonesian and Filipino
  'biaya(?:nya)?',
  'ongkos',
  'setoran',
  'deposito(?:ng)?',
  'uang (?:muka|jaminan)',
  'komisi',
  'pungutan',
  'bayarin(?:g)?',
  'singil',
  'komisyon',
  'lagak',
  'lagay',
  'paunang bayad',
]

/** Beginnings of words in languages that inflect them; Arabic ones also behind its article and its one-letter words. */
const STEMS = [
  // German
  '\\p{L}*gebühr',
  'anzahlung',
  'vorauszahlung',
  // Ukrainian and Russian
  'внеск',
  'внесок',
  'взнос',
  'застав[аиоу]',
  'залог',
  'передоплат',
  'предоплат',
  'депозит',
  'завдат',
  'задат',
  'комісі[яйюї]',
  'комисси[яйюе]',
  '(?:реєстраційн|агентськ|сервісн)\\p{L}* зб[іо]р',
  '(?:регистрационн|агентск|сервисн)\\p{L}* сбор',
  '(?:винагород|вознагражден)\\p{L}* за (?:працевлаштуванн|трудоустройств)',
  '(?:оплат|сплат)\\p{L}* (?:за )?(?:віз|навчанн|документ|послуг|квитк|контракт)',
  'оплат\\p{L}* (?:за )?(?:виз|обучени|документ|услуг|билет|контракт)',
  // Hindi
  'शुल्क',
  'फ़ीस',
  'फीस',
  'कमीशन',
  'जमा राशि',
  'ज़मानत राशि',
  'जमानत राशि',
  'डिपॉज़िट',
  'डिपॉजिट',
  'अग्रिम भुगतान',
  // Arabic
  '[وبلف]?(?:ال)?رسوم',
  '[وبلف]?(?:ال)?عمولة',
  '[وبلف]?(?:ال)?عربون',
  '[وبلف]?(?:ال)?وديعة',
  'دفعة مقدمة',
  '[وبلف]?(?:ال)?أتعاب',
  '[وبلف]?(?:ال)?سمسرة',
]

/** Chinese does not separate its words. */
const CHINESE = [
  '手续费',
  '中介费',
  '押金',
  '保证金',
  '服务费',
  '报名费',
  '培训费',
  '签证费',
  '介绍费',
  '代办费',
  '办证费',
  '管理费',
  '体检费',
  '预付款',
  '定金',
  '订金',
]

const FEE_WORDS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:${WORDS.join('|')})(?![\\p{L}\\p{M}])|(?:${STEMS.join('|')})[\\p{L}\\p{M}]*)|${CHINESE.join('|')}`,
  'giu',
)

/** Put into a word so that it is not found; joiners belong to the spelling of Hindi. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g

/** More of them say nothing new. */
const MOST_WORDS = 5

/**
 * Words of a text that speak of money to be paid, in any of the twelve languages, as they are written in it.
 * @example feeWords('A deposit of 200 USD is required.') // ['deposit']
 */
export function feeWords(text: string): string[] {
  const found = text.normalize('NFC').replace(UNSEEN, '').match(FEE_WORDS) ?? []
  const byKey = new Map(found.toReversed().map((word) => [word.toLowerCase(), word]))
  return [...byKey.values()].toReversed().slice(0, MOST_WORDS)
}

/** Mail services that anybody has an address of: by the name before the dot, in whatever country. */
const FREE_MAIL: ReadonlySet<string> = new Set([
  ...['gmail', 'googlemail', 'yahoo', 'ymail', 'rocketmail', 'hotmail', 'outlook', 'live', 'msn'],
  ...['icloud', 'aol', 'gmx', 'web', 'freenet', 't-online', 'proton', 'protonmail', 'tutanota'],
  ...['mail', 'inbox', 'list', 'bk', 'yandex', 'ya', 'rambler', 'ukr', 'i', 'meta', 'bigmir'],
  ...['zoho', 'rediffmail', 'qq', '163', '126', 'sina', 'sohu', 'foxmail', 'naver', 'daum'],
  ...['orange', 'laposte', 'free', 'libero', 'uol', 'bol', 'terra', 'fastmail', 'hushmail'],
])

/** Names of the table that are words of any company's domain, with the only suffixes they are meant with. */
const ONLY_UNDER: Readonly<Record<string, readonly string[]>> = {
  web: ['de'],
  freenet: ['de'],
  mail: ['com', 'ru', 'ua', 'ee', 'bg'],
  inbox: ['ru', 'lv', 'com'],
  list: ['ru'],
  bk: ['ru'],
  ya: ['ru'],
  i: ['ua'],
  meta: ['ua'],
  ukr: ['net'],
  free: ['fr'],
  orange: ['fr'],
  live: ['com', 'co.uk', 'fr', 'nl', 'ru', 'de', 'it'],
  terra: ['com.br', 'es'],
}

/** Whether an e-mail address is at a service where anybody can have one. */
export function isFreeMail(email: string): boolean {
  const [name = '', ...suffix] = hostOf(email).split('.')
  const under = Object.hasOwn(ONLY_UNDER, name) ? ONLY_UNDER[name] : undefined
  return FREE_MAIL.has(name) && (under?.includes(suffix.join('.')) ?? true)
}

/** The host of an e-mail address or of a web address, without `www.`; empty where there is none. */
export function hostOf(address: string): string {
  const text = address.trim().toLowerCase()
  const host = text.includes('@')
    ? text.slice(text.lastIndexOf('@') + 1)
    : canParse(text)
      ? new URL(text).hostname
      : ''
  return host.replace(/^www\./, '').replace(/\.$/, '')
}

const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]+`
const EMAILS = new RegExp(String.raw`[\p{L}\p{N}_.+-]+@${HOST}`, 'gu')
const HOSTS = new RegExp(HOST, 'gu')

/** The e-mail addresses that stand in a text, in letters of any script. */
export function emailsIn(text: string): string[] {
  return text.replace(UNSEEN, '').match(EMAILS) ?? []
}

/**
 * The hosts that stand in a text, of addresses of mail and of pages and by themselves, in small letters and once each.
 * @example hostsIn('Write to hr@north.example or see www.n0rth.example/jobs') // ['north.example', 'n0rth.example']
 */
export function hostsIn(text: string): string[] {
  const found = text.replace(UNSEEN, '').toLowerCase().match(HOSTS) ?? []
  return [...new Set(found.map((host) => host.replace(/^www\./, '')))]
}

/** Letters of other scripts that are drawn as Latin ones. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ё: 'e', һ: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k' },
  ...{ м: 'm', н: 'h', о: 'o', р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x', ѵ: 'v', ԝ: 'w', ԛ: 'q' },
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'i' },
}

/** Letters that are read for one another. */
const READ_AS: readonly [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1|]/g, 'l'],
  [/3/g, 'e'],
  [/5/g, 's'],
  [/-/g, ''],
]

const asRead = (name: string) =>
  READ_AS.reduce(
    (text, [letters, as]) => text.replace(letters, as),
    // Accents and the letters of other scripts first.
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{ASCII}]/gu, (letter) => DRAWN_AS[letter] ?? letter),
  )

/** A host without what it is registered under: `co.uk` and `com` say nothing of who it is. */
function nameOf(host: string): string {
  const labels = host.split('.')
  const isSecondLevel = /^(?:com?|net|org|gov|edu|ac)$/.test(labels.at(-2) ?? '')
  return labels.slice(0, isSecondLevel && labels.length > 2 ? -2 : -1).join('.')
}

/** Characters of a name that stands in another one, from which on that is no chance. */
const LEAST_WITHIN = 9

/** Errors that make two names look alike: short ones are alike by chance. */
const alike = (name: string) => (name.length < 6 ? 0 : name.length < 12 ? 1 : 2)

/**
 * Whether a domain may be taken for another one: the same name elsewhere or with more around it, letters that look alike, or
 * a letter or two of difference. A domain is not like itself, nor like what stands below it.
 * @example looksLike('n0rth-crewing.example', 'northcrewing.example') // true
 */
export function looksLike(domain: string, known: string): boolean {
  if (domain === '' || known === '' || domain === known) return false
  if (domain.endsWith(`.${known}`) || known.endsWith(`.${domain}`)) return false
  const [one, other] = [asRead(nameOf(domain)), asRead(nameOf(known))]
  if (one === '' || other === '') return false
  if (one === other) return true
  // The other name with something before or after it, such as “jobs”; a short one is a word of many.
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  if (shorter.length >= LEAST_WITHIN && longer.includes(shorter)) return true
  const most = Math.min(alike(one), alike(other))
  return most > 0 && editDistance(one, other, most) <= most
}

/** How many times the distance between the quartiles a wage lies outside of them (Tukey's outer fences). */
const FAR = 3
/** Where all pay the same, a tenth of it stands for that distance. */
const LEAST_SPREAD = 0.1

/**
 * On which side a wage is far outside of what is usual; nothing where it is not.
 * @param wage dollars a month
 */
export function unusualPay(
  wage: number,
  { lower, median, upper }: PayInsight,
): 'low' | 'high' | undefined {
  const spread = FAR * Math.max(upper - lower, median * LEAST_SPREAD)
  // Where wages differ much the lower fence is below zero; a third of the median is little everywhere.
  if (wage < Math.max(lower - spread, median / 3)) return 'low'
  return wage > upper + spread ? 'high' : undefined
}
