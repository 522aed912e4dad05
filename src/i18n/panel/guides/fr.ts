import type { GuidesTexts } from './en'

export const frGuides: GuidesTexts = {
  guideAnswersOne: 'Réponse sur un guide',
  guideAnswersMany: 'Réponses sur les guides',
  guideAnswersDescription:
    'Si un guide a été utile aux lecteurs, et ce qu’ils en disent. Une phrase est effacée après la durée indiquée sur la page de confidentialité ; la réponse reste comptée.',
  guideAnswersText: 'Phrase',
  guideAnswersUseful: 'Utile',
  guideAnswersQuestion: 'Cette page a-t-elle été utile ?',
  guideAnswersYes: 'Oui',
  guideAnswersNo: 'Non',
  guideAnswersNone: 'Aucun lecteur n’a encore répondu.',
  guideAnswersAll: 'Toutes',
  guideAnswersReport: 'Guides : cela a-t-il été utile ?',
  guideAnswersReportMeaning:
    'Ce que les lecteurs répondent à la fin d’un guide, selon la langue du texte. D’abord ceux qui ont le plus de « non ».',
  guideAnswersTitle: 'Guide',
  guideAnswersSentences: 'Phrases',
  blockLetter: 'Lettre à copier',
  letterLanguage: 'Langue de la lettre',
  letterLanguageDescription:
    'Si elle diffère de celle de ce texte : une lettre à une administration étrangère est lue à haute voix, coupée et alignée dans sa propre langue.',
  staffNote: 'Note pour l’équipe',
  staffNoteDescription:
    'Ce qui n’a pas pu être vérifié, ce qui reste à chercher, et où. Les lecteurs ne la voient jamais.',
}
