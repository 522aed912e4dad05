import { wordList } from './heading-fields'
import { anyWord } from './readings'

/** Words and signs of lengths of contracts, in the languages of the site. */

export const DAYS = anyWord(
  wordList(
    `days, day, d, дней, день, дня, дні, днів, дн, дн., jours, jour, أيام, يوما, يوم, días, día, Tage, Tag, Tagen, araw, दिन, dias, dia, hari, 天, 日`,
  ),
)
export const WEEKS = anyWord(
  wordList(
    `weeks, week, wks, wk, w, неделя, недели, недель, неделю, нед, нед., тижні, тижнів, тиждень, тиж, тиж., semaines, semaine, sem, sem., أسابيع, أسبوعا, أسبوع, semanas, semana, Wochen, Woche, linggo, सप्ताह, हफ़्ते, minggu, 周, 星期, 个星期`,
  ),
)
export const ON = anyWord(
  wordList('on board, onboard, on, на борту, в рейсе, в рейсі, à bord, a bordo, an Bord, di kapal'),
)
export const OFF = anyWord(
  wordList(
    'off, at home, home, ashore, leave, вдома, дома, отпуск, відпустка, à terre, congé, en tierra, libres, frei, em terra, cuti',
  ),
)
export const ROTATION = anyWord(
  wordList(
    'rotation, rotational, rotations, rot., ротация, ротація, ротацією, rotación, rotativo, rotação, Turnus, rotasi, تناوب, 轮换, rotating, back to back, time for time',
  ),
)
/** Between two turns in Ukrainian and Russian. */
export const AFTER = anyWord(['через'])
export const APPROXIMATELY = anyWord(
  wordList(
    `approximately, approx., approx, about, around, abt, abt., estimated, est., circa, ca., ca, c., около, примерно, приблизительно, прибл., близько, приблизно, орієнтовно, environ, env., حوالي, تقريبا, aproximadamente, aprox., unos, etwa, ungefähr, humigit-kumulang, लगभग, cerca de, sekitar, kurang lebih, 约, 大约`,
  ),
)
/** From the least that there is. */
export const UP_TO = anyWord(
  wordList(`up to, upto, до, jusqu'à, jusqu’à, حتى, hasta, bis zu, hanggang sa, तक, até, hingga`),
)
/** Of the least these say nothing. */
export const AT_MOST = anyWord(
  wordList(
    `at most, maximum, max., max, no more than, not more than, не более, не більше, максимум, макс., máximo, maksimal, 最多, 不超过`,
  ),
)
export const LEAST = anyWord(
  wordList(
    `minimum, min., min, between, from, or more, at least, not less than, more than, от, від, не менее, не менше, минимум, мінімум, мин., мін., au moins, على الأقل, al menos, mínimo, mindestens, mind., hindi bababa sa, कम से कम, pelo menos, no mínimo, minimal, 至少, 最少`,
  ),
)
export const BESIDE = anyWord(
  wordList(
    'duration, trip, trips, tour, contract, contracts, контракт, контракта, контракту, service, on contract, period, vertrag, contrat, contrato',
  ),
)
export const TO = /\s*(?:-|–|—|~|\bto\b|\bbis\b|\bà\b|\baté\b|\bsampai\b|\bhingga\b|至|到)\s*/giu
export const PLUS_MINUS =
  /(?:\+\s*[/\\,]?\s*[-–−]|[-–−]\s*[/\\]\s*\+|±|∓|plus\s*(?:\/|or)?\s*minus|плюс[\s-]*(?:\/|или|або)?\s*м[иі]нус|plus ou moins|más o menos|mais ou menos|kurang lebih|زائد أو ناقص|正负)/giu
/** `+1/-1`, `+1-1`, `-1/+1`. */
export const BOTH = /[+]\s*(\d+)\s*[/,]?\s*[-–−]\s*(\d+)|[-–−]\s*(\d+)\s*[/,]?\s*[+]\s*(\d+)/g
