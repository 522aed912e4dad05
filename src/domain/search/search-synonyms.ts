import type { Locale } from '../locales/locales'

/** What one thing is called, by language; in small letters. */
type Concept = Readonly<Record<Locale, readonly string[]>>

const PAY: Concept = {
  en: ['wages', 'pay', 'salary', 'payslip'],
  uk: ['зарплата', 'заробіток', 'заробітна', 'оплата', 'платня'],
  ru: ['зарплата', 'заработок', 'заработная', 'оплата', 'жалованье'],
  fr: ['salaire', 'paie', 'paye', 'rémunération'],
  ar: ['أجر', 'أجور', 'راتب', 'رواتب', 'مرتب', 'مرتبات'],
  es: ['salario', 'sueldo', 'paga', 'nómina'],
  de: ['lohn', 'heuer', 'gehalt', 'vergütung'],
  ph: ['sahod', 'suweldo', 'sweldo', 'bayad'],
  hi: ['वेतन', 'मज़दूरी', 'मजदूरी', 'तनख़्वाह', 'तनख्वाह', 'पगार'],
  pt: ['salário', 'ordenado', 'pagamento', 'remuneração'],
  id: ['gaji', 'upah', 'bayaran'],
  zh: ['工资', '薪水', '薪资', '薪酬', '工钱'],
}

const UNPAID: Concept = {
  en: ['unpaid', 'withheld', 'owed', 'arrears'],
  uk: ['невиплата', 'заборгованість', 'борг', 'затримка'],
  ru: ['невыплата', 'задолженность', 'долг', 'задержка'],
  fr: ['impayé', 'impayés', 'arriérés'],
  ar: ['متأخرات', 'متأخرة', 'مستحقات'],
  es: ['impago', 'impagado', 'atrasos'],
  de: ['ausstehend', 'rückstand', 'unbezahlt'],
  ph: ['utang', 'atraso'],
  hi: ['बकाया'],
  pt: ['atrasado', 'atrasados', 'dívida'],
  id: ['tunggakan', 'tertunggak'],
  zh: ['拖欠', '欠薪', '欠'],
}

const AGENCY: Concept = {
  en: ['agency', 'crewing', 'manning', 'recruiter'],
  uk: ['агентство', 'крюїнг', 'крюїнгова', 'агенція'],
  ru: ['агентство', 'крюинг', 'крюинговая'],
  fr: ['agence', 'manning', 'recruteur'],
  ar: ['وكالة', 'وكالات', 'مكتب'],
  es: ['agencia', 'manning', 'reclutador'],
  de: ['agentur', 'crewing', 'vermittler'],
  ph: ['ahensya', 'ahensiya', 'agency', 'manning'],
  hi: ['एजेंसी', 'एजेंट'],
  pt: ['agência', 'manning', 'recrutador'],
  id: ['agen', 'agensi', 'keagenan'],
  zh: ['中介', '代理', '船员公司'],
}

const HOME: Concept = {
  en: ['repatriation', 'ticket', 'abandonment'],
  uk: ['репатріація', 'квиток', 'квитки'],
  ru: ['репатриация', 'билет', 'билеты'],
  fr: ['rapatriement', 'billet'],
  ar: ['ترحيل', 'إعادة', 'تذكرة', 'تذاكر'],
  es: ['repatriación', 'pasaje', 'billete', 'boleto'],
  de: ['heimschaffung', 'heimreise', 'ticket', 'rückführung'],
  ph: ['repatriasyon', 'tiket'],
  hi: ['प्रत्यावर्तन', 'टिकट'],
  pt: ['repatriação', 'repatriamento', 'passagem', 'bilhete'],
  id: ['repatriasi', 'pemulangan', 'tiket'],
  zh: ['遣返', '机票', '回国'],
}

const FRAUD: Concept = {
  en: ['fraud', 'scam', 'fake', 'cheated'],
  uk: ['шахрайство', 'шахраї', 'обман', 'афера'],
  ru: ['мошенничество', 'мошенники', 'обман', 'афера'],
  fr: ['fraude', 'arnaque', 'escroquerie'],
  ar: ['احتيال', 'نصب', 'خداع'],
  es: ['fraude', 'estafa', 'engaño'],
  de: ['betrug', 'abzocke', 'betrüger'],
  ph: ['panloloko', 'scam', 'manloloko'],
  hi: ['धोखाधड़ी', 'ठगी', 'धोखा'],
  pt: ['fraude', 'golpe', 'burla'],
  id: ['penipuan', 'tipuan'],
  zh: ['诈骗', '骗局', '欺诈', '骗子'],
}

const PIRACY: Concept = {
  en: ['piracy', 'pirates'],
  uk: ['піратство', 'пірати'],
  ru: ['пиратство', 'пираты'],
  fr: ['piraterie', 'pirates'],
  ar: ['قرصنة', 'قراصنة'],
  es: ['piratería', 'piratas'],
  de: ['piraterie', 'piraten', 'seeräuber'],
  ph: ['pamimirata', 'pirata'],
  hi: ['डकैती', 'जलदस्यु'],
  pt: ['pirataria', 'piratas'],
  id: ['pembajakan', 'perompakan', 'perompak'],
  zh: ['海盗'],
}

const WOMEN: Concept = {
  en: ['women', 'woman', 'female', 'seawoman'],
  uk: ['жінки', 'жінка', 'жіноча', 'морячка'],
  ru: ['женщины', 'женщина', 'женская', 'морячка'],
  fr: ['femmes', 'femme', 'féminine'],
  ar: ['نساء', 'امرأة', 'مرأة', 'نسائية'],
  es: ['mujeres', 'mujer', 'marinera'],
  de: ['frauen', 'frau', 'seefrau', 'weiblich'],
  ph: ['kababaihan', 'babae', 'babaeng'],
  hi: ['महिलाएँ', 'महिलाएं', 'महिला', 'महिलाओं', 'औरत'],
  pt: ['mulheres', 'mulher', 'marinheira'],
  id: ['perempuan', 'wanita'],
  zh: ['女性', '女船员', '女海员', '妇女'],
}

const CONCEPTS = [PAY, UNPAID, AGENCY, HOME, FRAUD, PIRACY, WOMEN]

/**
 * What a language calls the things that a word of any language means, the word itself left out: seafarers ask for
 * their pay in words of their own, texts have others. Accents may be missing.
 * @param word in small letters
 * @example synonymsOf('工资', 'en') // ['wages', 'pay', 'salary', 'payslip']
 */
export function synonymsOf(word: string, locale: Locale): string[] {
  const meant = CONCEPTS.filter((concept) =>
    Object.values(concept).some((names) => names.some((name) => isFormOf(word, name))),
  )
  return [...new Set(meant.flatMap((concept) => concept[locale]))].filter((name) => name !== word)
}

/** Letters by which forms of one word differ at its end: зарплата, зарплатою. */
const ENDING = 2

function isFormOf(typed: string, written: string): boolean {
  const word = withoutAccents(typed)
  const name = withoutAccents(written)
  if (word === name || word === `ال${name}` || word === `${name}s`) return true
  // Short words are the beginning of others.
  if (name.length < 6 || !/^\p{sc=Cyrillic}+$/u.test(name)) return false
  return word.startsWith(name.slice(0, -ENDING)) && word.length <= name.length + ENDING
}

const withoutAccents = (word: string) => word.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '')
