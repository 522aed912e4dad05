import type { enSideBySide } from './en'

export const ukSideBySide: Record<keyof typeof enSideBySide, string> = {
  panelLanguage: 'uk',
  sourceText: 'Текст мовою: {{language}}',
  sourceUnpublished: 'Текст мовою «{{language}}» не опубліковано, порівнювати немає з чим.',
  sourceUnread:
    'Текст мовою «{{language}}» не вдалося прочитати. Спроба повториться під час наступного збереження.',
  draftIsRight:
    'Написане тут відповідає нинішньому вихідному тексту. Опублікуйте його, і переклад буде актуальним.',
  toTranslate: 'Ще не перекладено: {{count}}.',
  pieceMissing: 'ще не перекладено',
  pieceLeftOut: 'у перекладі пропущено',
  pieceSame: 'як у вихідному тексті',
  pieceChanged: 'змінено після перекладу',
  pieceUnknown: 'невідомо, з чого зроблено переклад',
  pieceGone: 'У вихідному тексті цього вже немає',
  pieceOwn: 'Лише в перекладі',
  pieceGoTo: 'Перейти до перекладу',
  wordsAdded: 'додано:',
  wordsRemoved: 'вилучено:',
  kindHeading: 'Заголовок {{level}}',
  kindQuote: 'Цитата',
  kindList: 'Список',
  kindTable: 'Таблиця',
  kindLine: 'Лінія',
  takeOverStructure: 'Узяти структуру тексту мовою: {{language}}',
  structureTakenOver:
    'Заголовки, списки, посилання та зображення вихідного тексту тепер у цій чернетці, без його слів. Перекладіть її тут.',
  publishUntranslated: 'Опублікувати, хоча перекладено не все?',
  untranslatedSame: 'Слово в слово як у вихідному тексті: {{count}}',
  publishAnyway: 'Усе одно опублікувати',
  backToText: 'Повернутися до тексту',
  bulkUntranslated:
    'Не опубліковано: схоже, перекладено не все (як у вихідному тексті: {{same}}, ще не перекладено: {{missing}}). Відкрийте текст і опублікуйте його там.',
  publishUncompared: 'Опублікувати без порівняння?',
  publishUncomparedMeaning:
    'Текст мовою «{{language}}» не вдалося прочитати вчасно, тому невідомо, чи все тут перекладено. Порівняйте ще раз або опублікуйте як є.',
  publishCompareAgain: 'Порівняти ще раз',
  pieceStillRight: 'Цей фрагмент досі правильний',
  pieceLeaveOut: 'Пропустити навмисно',
  pieceStillRightSaid: 'Цей фрагмент вважається актуальним.',
  changedSinceShown:
    'Вихідний текст змінився після того, як вам показали зміни. Перегляньте ще раз.',
  pieceStillRightOfWhat:
    'Цей фрагмент або його вихідний текст тим часом змінився, або він уже актуальний. Перегляньте ще раз.',
  publishedChanged:
    'Опубліковано. Фрагментів, які змінилися у вихідному тексті, а тут лишилися незмінними: {{count}}. У них переклад і далі застарілий.',
  publishedChangedShow: 'Показати',
  structureUndo: 'Прибрати структуру',
  structureRemoved: 'Основний текст цієї чернетки знову порожній.',
  structureFilled: 'Там уже щось написано, тому нічого не прибрано.',
  linkToName: 'посилання без назви',
}
