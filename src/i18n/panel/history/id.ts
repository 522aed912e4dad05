import type { HistoryTexts } from './en'

export const idHistory: HistoryTexts = {
  historyChanged: 'Apa yang berubah',
  historyShared: 'Semua bahasa',
  historyFirst: 'Tidak ada yang lebih lama disimpan',
  historySame: 'Disimpan tanpa perubahan',
  historyNow: 'Seperti sekarang',
  historyRestoreAll: 'Pulihkan',
  historyAsk: 'Pulihkan isi tanggal {{date}}?',
  historyAskText:
    'Isinya kembali dalam semua bahasa dan langsung berlaku. Yang ada di sini sekarang tetap tersimpan dalam riwayat, jadi bisa Anda pulihkan juga.',
  historyBefore: 'Tidak diketahui: sebelum riwayat ini dimulai',
  historyGlobalRestored: 'Dipulihkan seperti pada {{date}}.',
  historyGlobalSame: 'Isinya sudah persis seperti itu. Tidak ada yang diubah.',
  historyInvalid: 'Versi ini tidak dapat dipulihkan, dan tidak ada yang diubah. {{reasons}}',
  historyDocumentGone: 'halaman yang ditujunya telah dihapus',
}
