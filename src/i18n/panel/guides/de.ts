import type { GuidesTexts } from './en'

export const deGuides: GuidesTexts = {
  guideAnswersOne: 'Antwort zu einem Ratgeber',
  guideAnswersMany: 'Antworten zu Ratgebern',
  guideAnswersDescription:
    'Ob ein Ratgeber Lesern geholfen hat und was sie dazu sagen. Ein Satz wird nach der Frist gelöscht, die auf der Datenschutzseite steht; die Antwort bleibt gezählt.',
  guideAnswersText: 'Satz',
  guideAnswersUseful: 'Hilfreich',
  guideAnswersQuestion: 'War das hilfreich?',
  guideAnswersYes: 'Ja',
  guideAnswersNo: 'Nein',
  guideAnswersNone: 'Noch hat kein Leser geantwortet.',
  guideAnswersAll: 'Alle',
  guideAnswersReport: 'Ratgeber: War das hilfreich?',
  guideAnswersReportMeaning:
    'Was Leser am Ende eines Ratgebers antworten, nach der Sprache des Textes. Zuerst die mit den meisten „Nein“.',
  guideAnswersTitle: 'Ratgeber',
  guideAnswersSentences: 'Sätze',
  blockLetter: 'Brief zum Kopieren',
  letterLanguage: 'Sprache des Briefs',
  letterLanguageDescription:
    'Wo sie eine andere ist als die dieses Textes: Ein Brief an ein Amt im Ausland wird in seiner eigenen Sprache vorgelesen, getrennt und ausgerichtet.',
  staffNote: 'Notiz für die Redaktion',
  staffNoteDescription:
    'Was nicht geprüft werden konnte, was nachzusehen ist und wo. Leser sehen das nie.',
}
