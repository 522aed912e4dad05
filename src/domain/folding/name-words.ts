import { nameInAnyLetters } from './name-steps'

/**
 * Words that companies and ships are called by, each with what it is in other languages: a reader translates the name, where
 * another one spells it. The English word is the first.
 */
const NAME_WORDS: readonly string[] = [
  'ocean океан محيط महासागर 海洋 大洋 océan océano oceano samudra',
  'sea море بحر समुद्र सागर 海 mer mar meer dagat laut',
  'star звезда зірка نجمة نجم सितारा तारा 星 étoile estrella stern estrela bituin bintang',
  'anchor якорь якір مرساة लंगर 锚 ancre ancla anker âncora angkla jangkar',
  'wave волна хвиля موجة लहर 波 vague ola welle onda alon ombak',
  'wind ветер вітер ريح हवा 风 vent viento vento hangin angin',
  'north север північ شمال उत्तर 北 nord norte hilaga utara',
  'south юг південь جنوب दक्षिण 南 sud sur süd sul timog selatan',
  'east восток схід شرق पूर्व पूर्वी 东 est este ost leste silangan timur',
  'west запад захід غرب पश्चिम 西 ouest oeste kanluran barat',
  'blue синий синій голубой أزرق नीला 蓝 bleu azul blau asul biru',
  'black чёрный чорний أسود काला 黑 noir negro schwarz preto itim hitam',
  'golden gold золотой золотий ذهبي सुनहरा 金 or oro doré dorado dourado ginto emas',
  'lighthouse маяк منارة 灯塔 phare faro leuchtturm farol parola mercusuar',
  'shipping судоходство судноплавство الملاحة ملاحة शिपिंग नौवहन 航运 船务 navigation navegación',
  'fleet флот أسطول बेड़ा 船队 flotte flota frota armada',
  'marine maritime морской морський بحرية بحري समुद्री 海事 海运 marítima maritima',
  'management менеджмент управление управління إدارة प्रबंधन 管理 gestion gestión verwaltung gestão',
  'agency агентство agence وكالة एजेंसी 代理 agencia agentur agência ahensya',
  'crewing крюинг крюинговая крюїнг التطقيم क्रूइंग 船员 équipage tripulación',
]

/** What a company is called before its name. */
const COMPANY = 'компания компанія фирма фірма агентство شركة مؤسسة وكالة कंपनी कम्पनी एजेंसी'

let before: ReadonlySet<string> | undefined

/** Whether a word only says that a name is of a company. */
export function isCompanyWord(word: string): boolean {
  before ??= new Set(COMPANY.split(' ').map(nameInAnyLetters))
  return before.has(nameInAnyLetters(word))
}

let translations: ReadonlyMap<string, readonly string[]> | undefined

/**
 * What a word of a name is in English, as names are compared; empty where it is no word of many names.
 * @example inEnglish('محيط') // ['osean']
 */
export function inEnglish(word: string): readonly string[] {
  translations ??= new Map(
    NAME_WORDS.map((line) => line.split(' ').map(nameInAnyLetters)).flatMap(
      ([english = '', ...others]) => others.map((other) => [other, [english]] as const),
    ),
  )
  return translations.get(nameInAnyLetters(word)) ?? []
}
