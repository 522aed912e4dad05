import type { CareTexts } from './en'

/** What the panel says before something is thrown away, unpublished or moved; a part of `../id.ts`. */
export const idCare: CareTexts = {
  consequencesUnknown:
    'Belum ada yang diubah. Alamat yang akan menjawab lain: {{addresses}}; tempat yang memakainya: {{uses}}. Ini dilakukan setelah dikonfirmasi.',
  consequencesTrash: 'Pindahkan ke tempat sampah?',
  consequencesDelete: 'Hapus selamanya?',
  consequencesUnpublish: 'Batalkan penerbitan?',
  consequencesMove: 'Terbitkan di alamat lain?',
  consequencesTrashUntil:
    'Sampai {{date}} dapat dipulihkan beserta alamatnya. Setelah itu dihapus selamanya.',
  consequencesForGood: 'Ini tidak dapat dibatalkan.',
  consequencesAddresses: 'Yang terjadi pada alamatnya',
  consequencesBelow: 'di bawahnya',
  consequencesEveryLanguage: 'semua bahasa',
  answerGone: 'sudah tidak ada (410)',
  answerMoved: 'mengarah ke {{address}} (308)',
  answerUntranslated: 'menampilkan teks dalam {{language}}',
  answerTaken: 'menampilkan halaman lain',
  answerUnknown: 'tidak ditemukan (404)',
  consequencesMoveFollows:
    'Tautan dan menu mengikuti dengan sendirinya, begitu pula pembaca yang datang dari alamat lama.',
  consequencesUses: 'Tempat dipakai',
  consequencesMore: 'Dan {{count}} lagi.',
  usesAfterTexts: 'Tautan ke sini di dalam teks menjadi kata biasa.',
  usesAfterMenus: 'Menu tidak menampilkan butir yang mengarah ke sini.',
  usesAfterRedirects: 'Pengalihan ke sini tidak mengarah ke mana pun.',
  usesAfterSchedules: 'Yang dijadwalkan di sini tidak dijalankan.',
  usesAfterBelow: 'Yang ada di bawahnya tetap memiliki alamatnya.',
  usesAfterDrafts: 'Draf yang menampilkan ini hanya dapat diterbitkan dengan berkas lain.',
  consequencesLeave: 'Biarkan apa adanya',
  consequencesDoTrash: 'Pindahkan ke tempat sampah',
  consequencesDoDelete: 'Hapus selamanya',
  consequencesDoUnpublish: 'Batalkan penerbitan',
  consequencesDoMove: 'Terbitkan di alamat baru',
  consequencesNothingDone: 'Tidak ada yang diubah.',
  trashedUntil:
    'Di tempat sampah. Dihapus selamanya pada {{date}}; sampai saat itu dapat dipulihkan beserta alamatnya.',
  trashedColumn: 'Dibuang',
  trashedCellUntil: 'disimpan sampai {{date}}',
  trashListNote:
    'Yang ada di sini dihapus selamanya {{days}} hari setelah dibuang. Sampai saat itu dapat dipulihkan, beserta alamatnya.',
  trashRestoreAboveFirst:
    '“{{title}}” berada di atasnya dan ada di tempat sampah: pulihkan itu dahulu.',
  trashAlone:
    'Pindahkan ke tempat sampah tanpa perubahan lain: simpan dahulu yang sudah Anda tulis.',
  fileBlocked:
    'Situs telah memeriksa berkas ini sekali lagi dan tidak memberikannya kepada pembaca: {{problem}} Unggah berkas lain sebagai gantinya.',
  trashRestoreAsDraft: 'Sebagai draf: belum untuk pembaca',
  trashRestoreHow: 'Dalam keadaan apa',
  consequencesKept: 'Yang tetap ada, karena ada yang lain di bawahnya',
  consequencesKeptBelow: 'di bawahnya: {{titles}}',
  consequencesNobody: 'Pembaca tidak kehilangan apa pun, dan tidak ada yang menuju ke sana.',
  consequencesInstead: 'Hapus selamanya saja…',
  trashRestoreAsItWas: 'Tayang lagi di alamat yang sama, dalam bahasa yang sama seperti semula',
  consequencesCount: '{{type}}: {{count}}',
  trashRestoreAddress:
    'Sebagai draf dokumen ini tetap dapat dipulihkan; alamat lain lalu diisikan di formulirnya.',
  consequencesWaiting: 'Menunggu situs…',
  consequencesUnanswered:
    'Situs tidak menjawab. Mungkin perubahan tetap dilakukan: muat ulang halaman dan periksa sebelum mencoba lagi.',
  consequencesRefused: 'Ini tidak dapat dilakukan',
}
