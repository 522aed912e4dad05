import type { GuidesTexts } from './en'

export const ptGuides: GuidesTexts = {
  guideAnswersOne: 'Resposta sobre um guia',
  guideAnswersMany: 'Respostas sobre os guias',
  guideAnswersDescription:
    'Se um guia foi útil aos leitores e o que dizem dele. Uma frase é apagada depois do prazo que a página de privacidade indica; a resposta continua contada.',
  guideAnswersText: 'Frase',
  guideAnswersUseful: 'Útil',
  guideAnswersQuestion: 'Isto foi útil?',
  guideAnswersYes: 'Sim',
  guideAnswersNo: 'Não',
  guideAnswersNone: 'Nenhum leitor respondeu ainda.',
  guideAnswersAll: 'Todas',
  guideAnswersReport: 'Guias: foram úteis?',
  guideAnswersReportMeaning:
    'O que os leitores respondem no fim de um guia, pelo idioma do texto. Primeiro os que têm mais “não”.',
  guideAnswersTitle: 'Guia',
  guideAnswersSentences: 'Frases',
  blockLetter: 'Carta para copiar',
  letterLanguage: 'Idioma da carta',
  letterLanguageDescription:
    'Se não for o deste texto: uma carta a um órgão estrangeiro é lida em voz alta, dividida e alinhada no idioma dela.',
  staffNote: 'Nota para a equipe',
  staffNoteDescription:
    'O que não pôde ser verificado, o que falta procurar e onde. Os leitores nunca a veem.',
}
