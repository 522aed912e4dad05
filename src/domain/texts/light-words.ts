import type { Locale } from '../locales/locales'
import { foldedLetters } from '../folding/letter-steps'

/**
 * Words that say nothing of what somebody looks for, in small letters, of the languages for which Postgres knows none: of
 * grammar, of asking, of saying no.
 */
const GRAMMAR: Readonly<Partial<Record<Locale, string>>> = {
  uk: 'а або але без бо в вже від до є ж за з зі із і й на над не ні ну о об по під при про та так те то у це чи що як який яка яке які коли де куди чому мене мені мій моя моє мої ми нас нам він вона вони я якщо для можна треба',
  ar: 'في من على الى إلى عن مع او أو ثم ان أن إن لا لم لن ما ماذا متى كيف هل اين أين لماذا كم هذا هذه ذلك التي الذي هو هي هم انا أنا لي قد كل بعد قبل عند اذا إذا غير',
  ph: 'ang ng nang na ay at o sa si ni kay mga ko mo niya ako ikaw siya kami tayo sila ba po hindi wala walang di ano paano kailan saan bakit ito iyan iyon kung para pa lang lamang may mayroon',
  hi: 'का की के को पर में से ने और या एक है हैं हो था थी थे नहीं न मत क्या कैसे कब कहाँ कहां क्यों कितना कितने यह वह ये वे मैं मुझे मेरा मेरी मेरे हम हमें तो भी ही लिए अगर जो कि',
  id: 'dan atau yang di ke dari pada untuk dengan oleh dalam tidak bukan belum tak apa apakah bagaimana kapan dimana mana mengapa kenapa berapa ini itu saya aku kami kita dia mereka ada adalah jika kalau sudah akan bisa',
  zh: '的 了 和 与 在 是 不 没 没有 有 我 我们 你 他 她 吗 呢 吧 被 把 给 对 就 都 也 还 要 会 能 可以 怎么 怎么办 如何 什么 多少 几 个 这 那 哪 哪里 为什么 请问 关于',
}

let light: Map<Locale, ReadonlySet<string>> | undefined

/** Figures of numbers that stand in every second text: 3 months, 24 hours. */
const SHORT_NUMBER = /^\d{1,2}$/

/**
 * Whether a text is not about a word of a search for having it: it weighs less than any other word.
 * @param word in small letters
 * @example isLight('3', 'en') // true
 */
export function isLight(word: string, locale: Locale): boolean {
  const plain = foldedLetters(word)
  if (SHORT_NUMBER.test(plain)) return true
  light ??= new Map(
    Object.entries(GRAMMAR).map(([language, words]) => [
      language as Locale, // a key of the table
      new Set(words.split(' ').map(foldedLetters)),
    ]),
  )
  return light.get(locale)?.has(plain) ?? false
}
