import type { enSideBySide } from './en'

export const ruSideBySide: Record<keyof typeof enSideBySide, string> = {
  panelLanguage: 'ru',
  sourceText: 'Текст на языке: {{language}}',
  sourceUnpublished: 'Текст на языке «{{language}}» не опубликован, сравнивать не с чем.',
  sourceUnread:
    'Текст на языке «{{language}}» не удалось прочитать. Попытка повторится при следующем сохранении.',
  draftIsRight:
    'Написанное здесь соответствует нынешнему исходному тексту. Опубликуйте его, и перевод будет актуален.',
  toTranslate: 'Ещё не переведено: {{count}}.',
  pieceMissing: 'ещё не переведено',
  pieceLeftOut: 'в переводе опущено',
  pieceSame: 'как в исходном тексте',
  pieceChanged: 'изменено после перевода',
  pieceUnknown: 'неизвестно, с чего сделан перевод',
  pieceGone: 'В исходном тексте этого больше нет',
  pieceOwn: 'Только в переводе',
  pieceGoTo: 'Перейти к переводу',
  wordsAdded: 'добавлено:',
  wordsRemoved: 'удалено:',
  kindHeading: 'Заголовок {{level}}',
  kindQuote: 'Цитата',
  kindList: 'Список',
  kindTable: 'Таблица',
  kindLine: 'Линия',
  takeOverStructure: 'Взять структуру текста на языке: {{language}}',
  structureTakenOver:
    'Заголовки, списки, ссылки и изображения исходного текста теперь в этом черновике, без его слов. Переведите его здесь.',
  publishUntranslated: 'Опубликовать, хотя переведено не всё?',
  untranslatedSame: 'Слово в слово как в исходном тексте: {{count}}',
  publishAnyway: 'Всё равно опубликовать',
  backToText: 'Вернуться к тексту',
  bulkUntranslated:
    'Не опубликовано: похоже, переведено не всё (как в исходном тексте: {{same}}, ещё не переведено: {{missing}}). Откройте текст и опубликуйте его там.',
  publishUncompared: 'Опубликовать без сравнения?',
  publishUncomparedMeaning:
    'Текст на языке «{{language}}» не удалось прочитать вовремя, поэтому неизвестно, всё ли здесь переведено. Сравните ещё раз или опубликуйте как есть.',
  publishCompareAgain: 'Сравнить ещё раз',
  pieceStillRight: 'Этот фрагмент по-прежнему верен',
  pieceLeaveOut: 'Опустить намеренно',
  pieceStillRightSaid: 'Этот фрагмент считается актуальным.',
  changedSinceShown:
    'Исходный текст изменился после того, как вам показали изменения. Посмотрите ещё раз.',
  pieceStillRightOfWhat:
    'Этот фрагмент или его исходный текст тем временем изменился, или он уже актуален. Посмотрите ещё раз.',
  publishedChanged:
    'Опубликовано. Фрагментов, которые изменились в исходном тексте, а здесь остались прежними: {{count}}. В них перевод по-прежнему устарел.',
  publishedChangedShow: 'Показать',
  structureUndo: 'Убрать структуру',
  structureRemoved: 'Основной текст этого черновика снова пуст.',
  structureFilled: 'Там уже что-то написано, поэтому ничего не убрано.',
  linkToName: 'ссылка без названия',
}
