import type { enSideBySide } from './en'

export const idSideBySide: Record<keyof typeof enSideBySide, string> = {
  panelLanguage: 'id',
  sourceText: 'Teks dalam {{language}}',
  sourceUnpublished:
    'Teks dalam {{language}} belum diterbitkan, jadi tidak ada yang dapat dibandingkan.',
  sourceUnread:
    'Teks dalam {{language}} tidak dapat dibaca. Akan dicoba lagi saat penyimpanan berikutnya.',
  draftIsRight:
    'Yang tertulis di sini sesuai dengan teks sumber saat ini. Terbitkan, dan terjemahan menjadi mutakhir.',
  toTranslate: 'Belum diterjemahkan: {{count}}.',
  pieceMissing: 'belum diterjemahkan',
  pieceLeftOut: 'dihilangkan dalam terjemahan',
  pieceSame: 'sama dengan teks sumber',
  pieceChanged: 'berubah sejak diterjemahkan',
  pieceUnknown: 'tidak diketahui terjemahannya dibuat dari apa',
  pieceGone: 'Teks sumber tidak lagi memuat ini',
  pieceOwn: 'Hanya dalam terjemahan',
  pieceGoTo: 'Buka terjemahannya',
  wordsAdded: 'ditambahkan:',
  wordsRemoved: 'dihapus:',
  kindHeading: 'Judul {{level}}',
  kindQuote: 'Kutipan',
  kindList: 'Daftar',
  kindTable: 'Tabel',
  kindLine: 'Garis',
  takeOverStructure: 'Ambil susunan teks dalam {{language}}',
  structureTakenOver:
    'Judul, daftar, tautan, dan gambar dari teks sumber ada di draf ini, tanpa kata-katanya. Terjemahkan di sini.',
  publishUntranslated: 'Terbitkan walaupun ada yang belum diterjemahkan?',
  untranslatedSame: 'Kata demi kata sama dengan teks sumber: {{count}}',
  publishAnyway: 'Tetap terbitkan',
  backToText: 'Kembali ke teks',
  bulkUntranslated:
    'Tidak diterbitkan karena tampaknya belum semua diterjemahkan (sama dengan sumber: {{same}}, belum diterjemahkan: {{missing}}). Buka teksnya dan terbitkan di sana.',
  publishUncompared: 'Terbitkan tanpa perbandingan?',
  publishUncomparedMeaning:
    'Teks dalam {{language}} tidak dapat dibaca tepat waktu, jadi belum diketahui apakah di sini masih ada yang belum diterjemahkan. Bandingkan lagi, atau terbitkan apa adanya.',
  publishCompareAgain: 'Bandingkan lagi',
  pieceStillRight: 'Bagian ini masih benar',
  pieceLeaveOut: 'Sengaja dihilangkan',
  pieceStillRightSaid: 'Bagian ini dianggap mutakhir.',
  changedSinceShown:
    'Teks sumber berubah lagi setelah perubahan ini ditunjukkan kepada Anda. Periksa lagi.',
  pieceStillRightOfWhat:
    'Bagian ini atau teks sumbernya telah berubah sementara itu, atau sudah mutakhir. Periksa lagi.',
  publishedChanged:
    'Diterbitkan. Bagian yang sudah berubah di teks sumber tetapi belum disentuh di sini: {{count}}. Di bagian itu terjemahan tetap usang.',
  publishedChangedShow: 'Tampilkan',
  structureUndo: 'Keluarkan lagi susunannya',
  structureRemoved: 'Isi draf ini kosong kembali.',
  structureFilled: 'Sudah ada yang ditulis di sana, jadi tidak ada yang dikeluarkan.',
  linkToName: 'tautan belum bernama',
}
