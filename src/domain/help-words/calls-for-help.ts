import type { Locale } from '../locales/locales'

/** What is shouted in danger and seldom written else: a call wherever it is in a search. */
export const SHOUTS: readonly string[] = [
  ...['спасите', 'врятуйте', 'рятуйте', 'порятуйте', 'au secours', 'انقذوني', 'الحقوني'],
  ...['saklolo', 'bachao', 'bachaao', 'बचाओ', '救命', '救救我', '救救我们'],
]

/** Calls that begin ordinary searches too (`help me find a job`): a call where nothing else is written. */
export const CALLS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    ...['sos', 'mayday', 'help', 'help me', 'helpme', 'help us', 'save me', 'save us'],
    ...['need help', 'i need help', 'we need help', 'hepl me', 'halp', 'emergency'],
  ],
  uk: ['допоможіть', 'допоможить', 'допомога', 'на допомогу', 'потрібна допомога', 'сос'],
  ru: ['помогите', 'памагите', 'помагите', 'на помощь', 'помощь', 'нужна помощь', 'pomogite'],
  fr: [
    "à l'aide",
    'à l aide',
    'aidez moi',
    'aidez nous',
    'aide moi',
    'sauvez moi',
    'secours',
    'aide',
    'urgence',
  ],
  ar: [
    'ساعدوني',
    'ساعدني',
    'ساعدونا',
    'انقذني',
    'انقذونا',
    'الحقني',
    'النجدة',
    'نجدة',
    'مساعدة',
    'المساعدة',
    'طوارئ',
  ],
  es: [
    'auxilio',
    'ausilio',
    'socorro',
    'ayuda',
    'ayúdame',
    'ayúdenme',
    'necesito ayuda',
    'emergencia',
  ],
  de: [
    'hilfe',
    'zu hilfe',
    'helft mir',
    'helfen sie mir',
    'hilf mir',
    'rettet mich',
    'notruf',
    'notfall',
  ],
  ph: ['tulong', 'tulungan nyo ako', 'tulungan niyo ako', 'tulungan mo ako', 'tulungan ako'],
  hi: [
    ...['मदद', 'मदद करो', 'मदद करें', 'मदद कीजिए', 'मेरी मदद करो', 'मदद चाहिए', 'madad'],
    ...['madad karo', 'madad kro', 'meri madad karo', 'madad chahiye'],
  ],
  pt: [
    'socorro',
    'ajuda',
    'ajudem',
    'me ajuda',
    'me ajude',
    'me ajudem',
    'preciso de ajuda',
    'emergência',
  ],
  id: [
    'tolong',
    'tolong saya',
    'tolong aku',
    'tolong kami',
    'tolongin',
    'selamatkan saya',
    'bantuan',
    'darurat',
  ],
  zh: ['求救', '帮帮我', '帮我', '帮助我', '求助', '快来人'],
}

/** What is written beside a call, and asks for nothing else. */
export const BESIDE_CALLS: readonly string[] = [
  ...['please', 'pls', 'plz', 'urgent', 'now', 'me', 'us', 'пожалуйста', 'срочно', 'мне', 'нам'],
  ...['будь ласка', 'терміново', 'svp', 'sil vous plait', 'من فضلكم', 'ارجوكم', 'por favor'],
  ...['bitte', 'mir', 'uns', 'po', 'naman', 'ako', 'कृपया', 'मुझे', 'mujhe', 'koi', 'saya', 'dong'],
  ...['请', '我', '快'],
]
