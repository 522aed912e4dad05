import type { GuidesTexts } from './en'

export const ruGuides: GuidesTexts = {
  guideAnswersOne: 'Ответ о справочнике',
  guideAnswersMany: 'Ответы о справочнике',
  guideAnswersDescription:
    'Были ли тексты справочника полезны читателям и что они о них говорят. Предложение стирается по истечении срока, названного на странице о конфиденциальности; сам ответ остаётся учтённым.',
  guideAnswersText: 'Предложение',
  guideAnswersUseful: 'Полезно',
  guideAnswersQuestion: 'Это было полезно?',
  guideAnswersYes: 'Да',
  guideAnswersNo: 'Нет',
  guideAnswersNone: 'Пока никто из читателей не ответил.',
  guideAnswersAll: 'Все',
  guideAnswersReport: 'Справочник: было ли это полезно?',
  guideAnswersReportMeaning:
    'Что читатели отвечают в конце текста, по его языку. Вверху те, где больше всего «нет».',
  guideAnswersTitle: 'Текст',
  guideAnswersSentences: 'Предложения',
  blockLetter: 'Письмо для копирования',
  letterLanguage: 'Язык письма',
  letterLanguageDescription:
    'Если он не тот, что у этого текста: письмо в ведомство за рубежом читается вслух, переносится и выравнивается по правилам своего языка.',
  staffNote: 'Заметка для сотрудников',
  staffNoteDescription:
    'Что не удалось проверить, что надо выяснить и где. Читатели этого никогда не видят.',
}
