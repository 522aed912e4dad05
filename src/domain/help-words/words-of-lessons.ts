/** What is taught, drilled or asked in an interview. */
const LESSONS =
  '(?:training|drill|course|exercise|procedure|manoeuvre|maneuver|checklist|alarm|signal|video|quiz|test|exam|equipment)s?'

/** What is broken where no person is hurt. */
const RULES =
  '(?:contratos?|direitos?|derechos?|normas?|lei|leis|ley|leyes|regras?|reglas?|dados|datos|seguranca|seguridad|sancoes|sanciones)'

/** Phrases of ordinary searches that hold a word of trouble: of letters folded, single spaces, and one at either end. */
const INNOCENT: readonly RegExp[] = [
  new RegExp(`(?<= )(?:man|person) overboard (?:\\p{L}+ ){0,2}?${LESSONS}(?= )`, 'gu'),
  new RegExp(`(?<= )${LESSONS} (?:for |of |on |in )?(?:man|person) overboard(?= )`, 'gu'),
  /(?<= )not paid (?:interview|internship|leave|holiday)s?(?= )/gu,
  /(?<= )interviews? (?:is |are )?not paid(?= )/gu,
  /(?<= )(?:anti |modern )slavery (?:act|policy|statement|law|training|course)(?= )/gu,
  new RegExp(`(?<= )violac(?:ao|ion) (?:d[aeo]s?|del|de la|de los|de las) ${RULES}(?= )`, 'gu'),
  /(?<= )pirata at mga lugar(?= )/gu,
  // Who asks for no money.
  /(?<= )(?:no|not|never|without|doesnt|dont) (?:ask|asks|asking|charge|charging|demanding) (?:for |any )*(?:money|fees?|payment)(?= )/gu,
  /(?<= )(?:tidak|tanpa|gak|ga) (?:minta|meminta) (?:uang|bayar|biaya)(?= )/gu,
  // An engine that will not start.
  /(?<= )(?:mesin|motor|engine|generator|genset|pompa|kompresor|lampu|ac) (?:\p{L}+ ){0,2}?(?:tidak|tak|gak|ga|nggak) (?:mau|bisa) hidup(?= )/gu,
  // Of the weather.
  /(?<= )(?:tropical|tropische|atmospheric|frontal) depressions?(?= )/gu,
  /(?<= )depres(?:ion|sion|sao|i|iyon) (?:tropical|tropicale|atmospherique|atmosferica|tropis)(?= )/gu,
  /(?<= )тропическ\p{L}+ депресси\p{L}+(?= )/gu,
  /(?:防|反)海盗|海盗(?:区|高风险|风险|活动区|海域|和战争)/gu,
  /弃船(?:演习|演练|训练|培训|程序|信号|警报|部署|须知|操作)|救命(?:艇|筏|衣|圈|胴衣|索|设备|器材|信号)/gu,
]

/**
 * A search without what only sounds like trouble.
 * @param asked its letters folded, with one space at either end
 * @example withoutLessons(' man overboard training ') // '   '
 */
export function withoutLessons(asked: string): string {
  return INNOCENT.reduce((text, phrase) => text.replaceAll(phrase, ''), asked)
}
