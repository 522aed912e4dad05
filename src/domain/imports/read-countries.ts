import { LOCALES } from '../locales/locales'
import { COUNTRIES, countryName, isCountry } from '../vocabulary/countries'
import { normalName } from '../vocabulary/match-term'
import { wordList } from './heading-fields'
import { names, readList } from './read-terms'
import { leftOut, LONGEST_FACT, type Reading, understood } from './readings'

/** What countries, their flags and their people are called beside the names that every computer knows. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'UAE, Emirates, Emirati, ОАЭ, ОАЕ, Dubai',
  AG: 'Antigua, A&B, Ant. & Barb., Antigua & Barb., ATG, Антигуа',
  AR: 'Argentinian, Argentine',
  AU: 'Australian',
  AZ: 'Azerbaijani, AZE, Баку',
  BA: 'Bosnia, Bosnian',
  BB: 'BRB',
  BD: 'Bangladeshi, BGD',
  BE: 'Belgian',
  BG: 'Bulgarian, BGR, болгарин, болгары',
  BM: 'BMU',
  BR: 'Brazilian, BRA, Brasil',
  BS: 'Bahamas, The Bahamas, BHS, Багамы, Багами, Багамские острова',
  BZ: 'BLZ',
  CA: 'Canadian, CAN',
  CI: 'Ivory Coast, Ivorian',
  CL: 'Chilean',
  CN: 'Chinese, PRC, P.R. China, CHN, КНР, китаец, китайцы',
  CO: 'Colombian',
  CV: 'Cape Verde, Cape Verdean',
  CY: 'CYP, Cypriot, Кипр, Кіпр',
  CZ: 'Czech Republic, Czech, CZE',
  DE: 'German, DEU, FRG',
  DK: 'Danish, DNK, DIS',
  EE: 'Estonian, EST',
  EG: 'Egyptian, EGY',
  ES: 'Spanish, Spaniard, ESP',
  FI: 'Finnish, FIN',
  FR: 'French, FRA',
  GB: 'UK, United Kingdom, Great Britain, England, Scotland, British, GBR, U.K., Великобритания, Великобританія, Англия, Англія',
  GE: 'Georgian, GEO, Грузия, Грузія, грузин, грузины',
  GH: 'Ghanaian',
  GI: 'GIB, Gib',
  GR: 'Greek, GRC, Hellas, Hellenic, грек, греки',
  HK: 'Hong Kong, HKG, Hongkong, Гонконг, 香港, هونغ كونغ, हांगकांग, हॉन्ग कॉन्ग',
  HR: 'Croatian, HRV',
  ID: 'Indonesian, IDN, Indonesians, индонезийцы, WNI',
  IE: 'Irish, IRL',
  IM: 'IOM, Isle of Man, IMN',
  IN: 'Indian, IND, Indians, индус, индийцы',
  IR: 'Iranian',
  IT: 'Italian, ITA',
  JP: 'Japanese, JPN',
  KE: 'Kenyan',
  KM: 'COM',
  KN: 'St. Kitts, Saint Kitts, St Kitts and Nevis, KNA',
  KP: 'DPRK, North Korea',
  KR: 'Korea, South Korea, Korean, Republic of Korea, KOR, ROK, Корея',
  LK: 'Sri Lankan, LKA',
  LR: 'LBR, LIB, Liberian, Либерия, Ліберія',
  LT: 'Lithuanian, LTU',
  LU: 'LUX',
  LV: 'Latvian, LVA',
  MA: 'Moroccan',
  ME: 'Montenegrin, MNE',
  MG: 'Malagasy',
  MH: 'Marshall Islands, Marshall Isl., Marshall Is., Marsh. Isl., M. Islands, Маршалловы о-ва, Marshall, RMI, MHL, Marshal Islands, The Marshall Islands, Маршаллы, Маршаллові острови, Маршалловы острова',
  MM: 'Burma, Myanmar, Burmese, MMR, Мьянма',
  MO: 'Macau, Macao, Макао, 澳门, 澳門',
  MT: 'MLT, Maltese',
  MX: 'Mexican, MEX',
  MY: 'Malaysian, MYS',
  NG: 'Nigerian, NGA',
  NL: 'Holland, The Netherlands, Dutch, NLD, Голландия, Голландія',
  NO: 'Norwegian, NOR, NIS, NOR-NIS',
  NZ: 'New Zealander',
  PA: 'PAN, Panamanian',
  PE: 'Peruvian',
  PH: 'Philippine, Filipino, Filipinos, Filipina, Pinoy, PHL, PHI, Phils, филиппинец, филиппинцы, філіппінці',
  PK: 'Pakistani, PAK',
  PL: 'Polish, Pole, POL, поляк, поляки',
  PT: 'Portuguese, PRT, Madeira, MAR Madeira',
  RO: 'Romanian, ROU, румын, румыны',
  RS: 'Serbian, SRB',
  RU: 'Russia, Russian, RUS, RF, РФ, Russians, россиянин, россияне, русские, русский',
  SA: 'Saudi, KSA',
  SE: 'Swedish, SWE',
  SG: 'SGP, Singaporean, Spore, S’pore',
  SY: 'Syrian',
  TH: 'Thai, THA',
  TN: 'Tunisian',
  TR: 'Turkey, Turkish, TUR, Türkiye, Turkiye, турок, турки',
  TW: 'Taiwanese, Taiwan, 台湾, 臺灣',
  TZ: 'Tanzanian, Zanzibar',
  UA: 'Ukrainian, Ukrainians, UKR, украинец, украинцы, українець, українці',
  US: 'USA, U.S.A., US, America, American, United States of America, США',
  VC: 'Сент-Винсент, Сент-Вінсент, St. Vincent, Saint Vincent, St Vincent & Grenadines, SVG, VCT, St. Vincent and the Grenadines',
  VN: 'Vietnam, Viet Nam, Vietnamese, VNM',
  VU: 'VUT',
  ZA: 'South African, RSA, ZAF',
}

const countryNames = names<string>((add) => {
  for (const code of COUNTRIES) {
    for (const locale of LOCALES) add(countryName(code, locale), code)
    for (const name of wordList(OTHER_NAMES[code] ?? '')) add(name, code)
  }
})

/** A country, the flag of a ship, or whose citizens are meant: the two letters of ISO 3166-1, or a name. */
export function readCountry(text: string): Reading<string> {
  if (text.length > LONGEST_FACT) return leftOut('unknownWord')
  const given = text.trim()
  const code = given.toUpperCase()
  if (isCountry(code)) return understood(code)
  const bare = given.replace(BESIDE, ' ')
  const codes = [...(countryNames().get(normalName(bare)) ?? [])]
  const [one] = codes
  if (one === undefined) return leftOut('unknownWord')
  return codes.length === 1 ? understood(one) : leftOut('severalMeanings', codes)
}

const BESIDE =
  /(?<!\p{L})(?:flag|nationals?|citizens?|only|nationality|флаг|прапор|граждане|громадяни|bandera|flagge|bendera|bandila|crew)(?!\p{L})/giu

const ANY =
  /^(?:any|all|any nationality|all nationalities|any citizenship|worldwide|international|no restrictions?|не важно|неважливо|любое|любая|будь-яке|будь-яка|все|всі|toutes?|cualquiera|todas|beliebig|alle|lahat|qualquer|semua|सभी|कोई भी|جميع الجنسيات|الكل|不限|任何)$/iu

/** Countries between commas, slashes or semicolons; `any` is none in particular. */
export function readCountries(text: string): Reading<string[]> {
  if (ANY.test(text.trim())) return understood([], '')
  return readList(text, (entry) => {
    const mixed =
      /^(?:mixed|mix|multinational|международный|міжнародний|смешанный|змішаний|混派|混合)$/iu.test(
        entry,
      )
    return mixed ? leftOut('severalMeanings') : readCountry(entry)
  })
}
