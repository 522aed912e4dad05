import type { GuidesTexts } from './en'

export const idGuides: GuidesTexts = {
  guideAnswersOne: 'Jawaban tentang panduan',
  guideAnswersMany: 'Jawaban tentang panduan',
  guideAnswersDescription:
    'Apakah panduan berguna bagi pembaca, dan apa kata mereka. Kalimat dihapus setelah jangka waktu yang disebut di halaman privasi; jawabannya tetap dihitung.',
  guideAnswersText: 'Kalimat',
  guideAnswersUseful: 'Berguna',
  guideAnswersQuestion: 'Apakah ini berguna?',
  guideAnswersYes: 'Ya',
  guideAnswersNo: 'Tidak',
  guideAnswersNone: 'Belum ada pembaca yang menjawab.',
  guideAnswersAll: 'Semuanya',
  guideAnswersReport: 'Panduan: apakah berguna?',
  guideAnswersReportMeaning:
    'Jawaban pembaca di akhir panduan, menurut bahasa teksnya. Yang paling banyak “tidak” di atas.',
  guideAnswersTitle: 'Panduan',
  guideAnswersSentences: 'Kalimat',
  blockLetter: 'Surat untuk disalin',
  letterLanguage: 'Bahasa surat',
  letterLanguageDescription:
    'Jika berbeda dari bahasa teks ini: surat kepada kantor di luar negeri dibacakan, dipenggal, dan diratakan menurut bahasanya sendiri.',
  staffNote: 'Catatan untuk staf',
  staffNoteDescription:
    'Apa yang tidak dapat diperiksa, apa yang harus dicari, dan di mana. Pembaca tidak pernah melihatnya.',
}
