import type { GuidesTexts } from './en'

export const ukGuides: GuidesTexts = {
  guideAnswersOne: 'Відповідь про довідник',
  guideAnswersMany: 'Відповіді про довідник',
  guideAnswersDescription:
    'Чи були тексти довідника корисні читачам і що вони про них кажуть. Речення стирається після строку, названого на сторінці про приватність; сама відповідь лишається врахованою.',
  guideAnswersText: 'Речення',
  guideAnswersUseful: 'Корисно',
  guideAnswersQuestion: 'Чи було це корисно?',
  guideAnswersYes: 'Так',
  guideAnswersNo: 'Ні',
  guideAnswersNone: 'Ще ніхто з читачів не відповів.',
  guideAnswersAll: 'Усі',
  guideAnswersReport: 'Довідник: чи було це корисно?',
  guideAnswersReportMeaning:
    'Що читачі відповідають наприкінці тексту, за його мовою. Угорі ті, де найбільше «ні».',
  guideAnswersTitle: 'Текст',
  guideAnswersSentences: 'Речення',
  blockLetter: 'Лист для копіювання',
  letterLanguage: 'Мова листа',
  letterLanguageDescription:
    'Якщо вона інша, ніж у цього тексту: лист до установи за кордоном читається вголос, переноситься і вирівнюється за правилами своєї мови.',
  staffNote: 'Нотатка для працівників',
  staffNoteDescription:
    'Що не вдалося перевірити, що треба з’ясувати й де. Читачі цього ніколи не бачать.',
}
