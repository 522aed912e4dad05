import type { KeptTexts } from './en'

export const idKept: KeptTexts = {
  keptOffer:
    'Yang ditulis di sini pada {{date}} belum disimpan. Peramban ini menyimpannya untuk sementara.',
  keptShow: 'Lihat',
  keptDrop: 'Buang',
  keptTitle: 'Tulisan yang belum disimpan',
  keptLater: 'Nanti',
  keptTake: 'Masukkan ke formulir',
  keptReplace: 'Ganti yang tersimpan dengan ini',
  keptCopy: 'Salin',
  keptCopied: 'Tersalin',
  keptChangedSince:
    'Sejak itu ada yang mengubah teks ini. Bandingkan dahulu sebelum mengganti apa pun.',
  keptFieldChanged: 'berubah sejak itu',
  keptYours: 'Tulisan Anda',
  keptStored: 'Tersimpan sekarang',
  notSaved: 'Belum disimpan: sesi Anda sudah berakhir.',
  notSavedYet: 'Belum semuanya tersimpan.',
  lastSavedAt: 'Terakhir disimpan: {{time}}',
  signedOut:
    'Sesi Anda sudah berakhir. Peramban ini menyimpan yang Anda tulis untuk sementara, dan semuanya disimpan begitu Anda masuk.',
  signedOutTitle: 'Sesi Anda sudah berakhir',
  signedOutMeaning:
    'Sesi berakhir saat Anda menulis. Tulisan Anda masih ada di formulir: masuklah, dan tulisan itu akan disimpan.',
  signedOutLater: 'Kembali ke teks',
  signedInAsOther: 'Anda sekarang masuk sebagai {{name}}',
  signedInAsOtherMeaning:
    'Tulisan ini dibuat dengan akun lain. Simpan dengan akun ini jika akun ini boleh menulis di sini, atau muat ulang halaman: peramban ini menyimpannya untuk akun yang lain.',
  signedInSave: 'Simpan dengan akun ini',
  seoTitleInherited: 'Jika dikosongkan, mesin pencari menampilkan judul halaman.',
  seoDescriptionInherited: 'Jika dikosongkan, mesin pencari menampilkan ringkasan atau awal teks.',
}
