import type { Locale } from '../locales/locales'
import { wordsOf } from './term-names'
import { oneErrorApart } from './typing-error'

/** How people say in a search that they have no experience, and companies that they ask for none. */
const PHRASES: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    ...['without experience', 'without any experience', 'without sea experience'],
    ...['without previous experience', 'without sea time', 'no experience', 'no sea experience'],
    ...['no previous experience', 'no prior experience', 'no sea time', 'zero experience'],
    ...['no experience required', 'no experience needed', 'no experience necessary'],
    ...['experience not required', 'experience not needed', 'inexperienced', 'fresher', 'freshers'],
  ],
  uk: [
    ...['без досвіду', 'без досвіду роботи', 'без стажу', 'без стажу роботи', 'немає досвіду'],
    ...['досвід не потрібен', 'досвід роботи не потрібен', 'досвід не обов’язковий'],
  ],
  ru: [
    ...['без опыта', 'без опыта работы', 'без стажа', 'без стажа работы', 'нет опыта'],
    ...['опыт не требуется', 'опыт работы не требуется', 'опыт не нужен', 'опыт не обязателен'],
  ],
  fr: [
    ...['sans expérience', 'sans expérience requise', 'sans expérience professionnelle'],
    ...['aucune expérience', 'aucune expérience requise', 'pas d’expérience', 'inexpérimenté'],
    ...['expérience non requise', 'débutant', 'débutante', 'débutants', 'débutant accepté'],
    ...['débutants acceptés', 'débutante acceptée'],
  ],
  ar: [
    ...['بدون خبرة', 'بدون أي خبرة', 'بدون خبرة سابقة', 'بلا خبرة', 'من دون خبرة', 'دون خبرة'],
    ...['من غير خبرة', 'بغير خبرة', 'لا يشترط خبرة', 'لا يشترط الخبرة', 'لا تشترط الخبرة'],
    ...['بدون الخبرة', 'ليس لدي خبرة', 'الخبرة غير مطلوبة'],
  ],
  es: [
    ...['sin experiencia', 'sin experiencia previa', 'sin experiencia laboral', 'sin experiencias'],
    ...['no se requiere experiencia', 'no requiere experiencia', 'no se necesita experiencia'],
    ...[
      'sin necesidad de experiencia',
      'experiencia no requerida',
      'principiante',
      'principiantes',
    ],
  ],
  de: [
    ...['ohne Erfahrung', 'ohne Erfahrungen', 'ohne Berufserfahrung', 'ohne Vorkenntnisse'],
    ...['ohne Fahrtzeit', 'ohne Seefahrtzeit', 'keine Erfahrung', 'keine Berufserfahrung'],
    ...['keine Erfahrung nötig', 'keine Erfahrung erforderlich', 'keine Erfahrung notwendig'],
    ...['Erfahrung nicht erforderlich', 'Berufsanfänger', 'Anfänger', 'unerfahren'],
  ],
  ph: [
    ...['walang karanasan', 'wala pang karanasan', 'wala akong karanasan', 'walang experience'],
    ...['wala pang experience', 'wala akong experience', 'kahit walang karanasan'],
    ...['kahit walang experience', 'kahit wala pang karanasan', 'kahit wala pang experience'],
    ...['hindi kailangan ng karanasan', 'hindi kailangan ang karanasan'],
    ...['hindi kailangan ng experience'],
  ],
  hi: [
    ...['बिना अनुभव', 'बिना अनुभव के', 'बिना किसी अनुभव के', 'अनुभव के बिना', 'बगैर अनुभव'],
    ...['बगैर अनुभव के', 'अनुभव नहीं', 'कोई अनुभव नहीं', 'अनुभवहीन', 'अनुभव ज़रूरी नहीं'],
    ...['अनुभव की ज़रूरत नहीं', 'अनुभव आवश्यक नहीं', 'बिना एक्सपीरियंस', 'बिना एक्सपीरियंस के', 'फ्रेशर'],
  ],
  pt: [
    ...['sem experiência', 'sem experiência prévia', 'sem experiência anterior'],
    ...['sem experiência profissional', 'sem necessidade de experiência', 'inexperiente'],
    ...['não exige experiência', 'não precisa de experiência', 'não é necessária experiência'],
    ...['não requer experiência', 'experiência não exigida', 'iniciante', 'iniciantes'],
  ],
  id: [
    ...['tanpa pengalaman', 'tanpa pengalaman kerja', 'tanpa pengalaman berlayar'],
    ...['tidak berpengalaman', 'belum berpengalaman', 'belum ada pengalaman'],
    ...['belum punya pengalaman', 'tidak ada pengalaman', 'tidak punya pengalaman'],
    ...['tidak perlu pengalaman', 'tidak butuh pengalaman', 'non pengalaman', 'nol pengalaman'],
    ...['fresh graduate', 'pemula'],
  ],
  zh: [
    ...['无经验', '没有经验', '没经验', '零经验', '无工作经验', '没有工作经验', '无海上经验'],
    ...['不需要经验', '不需经验', '无需经验', '不要求经验', '不要经验', '经验不限', '不限经验'],
    ...['无海龄', '没有海龄', '无资历', '没有资历'],
  ],
}

/** Letters of a word in which a typing error is looked for. */
const LEAST_LETTERS = 6

let built: readonly (readonly string[])[] | undefined

/** The words of every phrase in normal form, the longest phrases first. */
function phrases(): readonly (readonly string[])[] {
  built ??= Object.values(PHRASES)
    .flat()
    .map((phrase) => wordsOf(phrase).map(({ normal }) => normal))
    .toSorted((one, other) => other.length - one.length)
  return built
}

/**
 * What a search says beside that somebody has no experience; `undefined` where it does not say that. In any of the twelve
 * languages, whichever the reader's is; a long word may have one typing error.
 * @example besideNoExperience('bosun no experience') // 'bosun'
 */
export function besideNoExperience(text: string): string | undefined {
  const words = wordsOf(text)
  let rest = ''
  let end = 0
  let isSaid = false
  for (let at = 0; at < words.length;) {
    const phrase = phrases().find((some) =>
      some.every((word, index) => isMeantBy(words[at + index]?.normal ?? '', word)),
    )
    const [first, last] = [words[at], words[at + (phrase?.length ?? 0) - 1]]
    if (phrase && first && last) {
      isSaid = true
      rest += `${text.slice(end, first.start)} `
      end = last.end
    }
    at += phrase?.length ?? 1
  }
  return isSaid ? (rest + text.slice(end)).trim() : undefined
}

function isMeantBy(typed: string, word: string): boolean {
  if (typed === word) return true
  if (Math.min(typed.length, word.length) < LEAST_LETTERS) return false
  return oneErrorApart(typed, word) !== undefined
}
