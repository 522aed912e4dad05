import { WAGE_CURRENCIES } from '../vocabulary/countries'
import { wordList } from './heading-fields'
import { DAYS, WEEKS } from './length-words'
import { MONTHS } from './read-experience'
import { anyWord } from './readings'

/** What people write for a currency; a sign that is two currencies stands at both. */
const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  USD: 'us$, usd$, $us, $, us dollar, us dollars, dollar, dollars, долл, долл., доллар, доллара, долларов, доллары, дол, дол., долар, долари, доларів, دولار, dólar, dólares, dólar estadounidense, डॉलर, dolar, 美元, 美金, u.s.d., usdollar, dollar us, dollars us, us-dollar',
  EUR: '€, euro, euros, евро, євро, يورو, यूरो, 欧元',
  GBP: '£, pound, pounds, gb£, фунт, фунтов, جنيه إسترليني, 英镑',
  NOK: 'kr, nkr, norwegian krone',
  DKK: 'kr, dkr, danish krone',
  SEK: 'kr, skr, swedish krona',
  PLN: 'zł, zl, zloty, злотый, злотых, злотих',
  UAH: '₴, грн, грн., гривна, гривен, гривня, гривень, hryvnia',
  RUB: '₽, руб, руб., рубль, рублей, рублів, rur, rouble, roubles, ruble, rubles, р.',
  TRY: '₺, tl, lira, turkish lira',
  AED: 'dirham, dirhams, dhs, درهم',
  SAR: 'riyal, ريال',
  INR: '₹, rs, rs., inr., rupee, rupees, रुपये, रुपए, रु, रु.',
  PHP: '₱, peso, pesos, piso, php.',
  IDR: 'rp, rp., rupiah',
  CNY: '元, 人民币, rmb, yuan, ¥, ￥',
  HKD: 'hk$, 港币, 港元',
  SGD: 's$, sg$, 新元',
  JPY: '円, 日元, yen, ¥, ￥',
  KRW: '₩, won',
  AUD: 'a$, au$, aud$',
  CAD: 'c$, ca$, cad$',
  BRL: 'r$, real, reais',
}

const byWord = new Map<string, string[]>()
for (const code of WAGE_CURRENCIES) {
  for (const word of [code.toLowerCase(), ...wordList(CURRENCY_WORDS[code] ?? '')]) {
    byWord.set(word, [...(byWord.get(word) ?? []), code])
  }
}

const CURRENCY = anyWord([...byWord.keys()])

/** The currencies that a text names, and the text without them. */
export function findCurrencies(text: string): { currencies: string[]; rest: string } {
  const found = new Set<string>()
  const signs: string[][] = []
  const rest = text.replace(CURRENCY, (word) => {
    const codes = byWord.get(word.toLowerCase().replace(/\s+/g, ' ')) ?? []
    if (codes.length === 1) found.add(codes[0] ?? '')
    else signs.push(codes)
    return ' '
  })
  // A sign of several currencies says nothing more beside the code of one of them.
  for (const codes of signs) {
    if (!codes.some((code) => found.has(code))) for (const code of codes) found.add(code)
  }
  return { currencies: [...found], rest }
}

const PERIOD_WORDS = {
  day: 'day, per day, a day, daily, /day, /d, p/d, p.d., pd, /день, в день, на день, за день, день, сутки, в сутки, на добу, доба, щодня, ежедневно, par jour, jour, /jour, quotidien, يوم, يوميا, يومياً, في اليوم, al día, por día, día, diario, /día, pro tag, tag, täglich, /tag, am tag, kada araw, araw, bawat araw, प्रतिदिन, प्रति दिन, दिन, por dia, ao dia, dia, diária, per hari, /hari, hari, harian, 每天, 每日, /天, /日, 日薪, 天',
  month:
    'month, per month, a month, monthly, months, /month, /mo, mo, mth, /mth, /m, p/m, p.m., pm, pcm, в месяц, месяц, ежемесячно, мес, мес., в мес, /мес, на місяць, в місяць, за місяць, місяць, щомісяця, щомісячно, міс, міс., /міс, par mois, mois, /mois, mensuel, شهر, شهريا, شهرياً, في الشهر, al mes, por mes, mes, mensual, mensuales, /mes, pro monat, monat, monatlich, /monat, im monat, kada buwan, buwan, bawat buwan, buwanan, प्रतिमाह, प्रति माह, माह, महीना, महीने, मासिक, por mês, ao mês, mês, mensal, /mês, per bulan, bulan, /bulan, bulanan, sebulan, 每月, 月薪, /月, 月',
  hour: 'hour, hourly, per hour, /h, /hr, /hour, час, в час, година, за годину, heure, par heure, ساعة, hora, por hora, stunde, pro stunde, oras, घंटा, jam, per jam, 小时, hrs, an hour, pro std, 每小时',
  week: 'week, weekly, per week, /week, неделя, в неделю, тиждень, на тиждень, semaine, أسبوع, semana, woche, pro woche, linggo, सप्ताह, minggu, per minggu, 周, a week, /wk, wk, /тиж, в нед, 每周',
  year: 'year, yearly, annual, annually, per annum, p.a., per year, /year, год, в год, рік, на рік, an, par an, سنة, سنوي, año, al año, anual, jahr, pro jahr, taon, वर्ष, वार्षिक, ano, por ano, tahun, per tahun, 年, 年薪',
  contract:
    'voyage, per voyage, trip, per trip, рейс, за рейс, per contract, за контракт, /contract',
} as const

export type SaidPeriod = keyof typeof PERIOD_WORDS

const PERIODS = Object.entries(PERIOD_WORDS).map(
  // Its keys are the periods.
  ([period, words]) => [period as SaidPeriod, anyWord(wordList(words))] as const,
)

/** The periods that a text names, and the text without them. */
export function findPeriods(text: string): { periods: SaidPeriod[]; rest: string } {
  const periods = new Set<SaidPeriod>()
  let rest = text
  for (const [period, words] of PERIODS) {
    rest = rest.replace(words, () => {
      periods.add(period)
      return ' '
    })
  }
  return { periods: [...periods], rest }
}

/** Behind an amount, a number of days, weeks or months: `/4 weeks`, `за 28 дней`. */
export const SEVERAL_UNITS = new RegExp(
  `(?:[/]|(?<!\\p{L})(?:per|for|every|each|за|на|каждые|кожні|por|cada|pro|für|par|pour|setiap|tiap)(?!\\p{L}))\\s*(?!1\\D)\\d{1,3}\\s*-?\\s*(?:${[DAYS, WEEKS, MONTHS].map(({ source }) => source).join('|')})`,
  'iu',
)

const NEGOTIABLE = anyWord(
  wordList(`negotiable, neg., nego, to be negotiated, to be discussed, to be agreed, tba, tbd, tbc, doe, competitive, attractive, depends on experience, depending on experience, as per experience, as per company scale,
    by agreement, on request, open, договірна, за домовленістю, за результатами співбесіди, договорная, договорный, по договоренности, по договорённости, по результатам собеседования, дог., по запросу
    à négocier, à convenir, négociable, selon expérience, selon profil, قابل للتفاوض, حسب الاتفاق, بالاتفاق, يحدد لاحقا, a convenir, negociable, a negociar, según experiencia, nach vereinbarung, vb, verhandlungssache, verhandelbar, vhb
    maaaring pag-usapan, pag-usapan, mapag-uusapan, napag-uusapan, बातचीत योग्य, परक्राम्य, समझौते पर, a combinar, a negociar, negociável, conforme experiência, dapat dinegosiasikan, bisa dinegosiasi, nego, sesuai pengalaman, sesuai kesepakatan
    面议, 面谈, 协商, 可议`),
)

/** Whether a text says that pay is agreed upon, and names none. */
export function isNegotiable(text: string): boolean {
  return !/\p{Nd}/u.test(text) && text.search(NEGOTIABLE) !== -1
}

/** Words before the least amount of several, and before the greatest. */
export const FROM =
  /(?<![\p{L}])(?:from|min\.?|minimum|starting|от|від|мин\.?|мін\.?|de|à partir de|dès|desde|a partir de|von|ab|mula|dari|mulai|से|من)(?![\p{L}])|[≥>]|从/giu
export const UP_TO =
  /(?<![\p{L}])(?:up to|upto|max\.?|maximum|до|макс\.?|jusqu'à|jusqu’à|hasta|máx\.?|bis(?: zu)?|até|hanggang|sampai|hingga|maks\.?|तक|حتى|إلى)(?![\p{L}])|[≤<]|最高|至多/giu

/** Between two amounts. */
export const BETWEEN =
  /^\s*(?:-|–|—|−|~|\/|\.{2,}|…|to|and|&|до|по|à|a|e|y|bis|hasta|até|sampai|hingga|hanggang|s\/d|से|तक|إلى|حتى|至|到)\s*$/iu

/** What is said beside an amount and changes nothing of it. */
export const BESIDE =
  /(?<![\p{L}])(?:net|nett|netto|neto|gross|brutto|bruto|brut|all in|all-in|allin|all inclusive|total|totally|salary|wages?|pay|basic|approx\.?|about|around|circa|ca\.?|between|з|с|около|близько|примерно|зарплата|оклад|ставка|на руки|чистыми|per|in|gaji|heuer|salaire|salario|sueldo|sahod|वेतन|الراتب|工资|薪资)(?![\p{L}])|[()[\]:;,.+=*~≈/|-]/giu

/** Words for a thousand and more, right behind a number. */
export const MULTIPLIERS: readonly (readonly [RegExp, number])[] = [
  [
    /^\s*(?:k|к|тыс\.?|тис\.?|тысяч[аи]?|тисяч[аі]?|tsd\.?|tausend|mil|mille|ribu|rb|千|ألف|हज़ार|हजार|libo|thousand|thsd)(?![\p{L}])/iu,
    1_000,
  ],
  [/^\s*(?:万)/u, 10_000],
  [/^\s*(?:lakhs?|लाख)(?![\p{L}])/iu, 100_000],
  [/^\s*(?:jt|juta|млн\.?|mln|million|millones|milhões)(?![\p{L}])/iu, 1_000_000],
]
