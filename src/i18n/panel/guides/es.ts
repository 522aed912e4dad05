import type { GuidesTexts } from './en'

export const esGuides: GuidesTexts = {
  guideAnswersOne: 'Respuesta sobre una guía',
  guideAnswersMany: 'Respuestas sobre las guías',
  guideAnswersDescription:
    'Si una guía fue útil a los lectores y qué dicen de ella. Una frase se borra tras el plazo que indica la página de privacidad; la respuesta sigue contada.',
  guideAnswersText: 'Frase',
  guideAnswersUseful: 'Útil',
  guideAnswersQuestion: '¿Ha sido útil?',
  guideAnswersYes: 'Sí',
  guideAnswersNo: 'No',
  guideAnswersNone: 'Ningún lector ha respondido todavía.',
  guideAnswersAll: 'Todas',
  guideAnswersReport: 'Guías: ¿han sido útiles?',
  guideAnswersReportMeaning:
    'Lo que responden los lectores al final de una guía, según el idioma del texto. Primero las que tienen más «no».',
  guideAnswersTitle: 'Guía',
  guideAnswersSentences: 'Frases',
  blockLetter: 'Carta para copiar',
  letterLanguage: 'Idioma de la carta',
  letterLanguageDescription:
    'Si no es el de este texto: una carta a una oficina extranjera se lee en voz alta, se divide y se alinea en su propio idioma.',
  staffNote: 'Nota para el equipo',
  staffNoteDescription:
    'Lo que no se pudo comprobar, lo que hay que buscar y dónde. Los lectores nunca la ven.',
}
