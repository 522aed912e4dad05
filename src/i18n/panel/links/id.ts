import type { LinkTexts } from './en'

/** What the panel says in the report of links and files; a part of `../id.ts`. */
export const idLinks: LinkTexts = {
  linksLeading: 'Menu dan pengalihan',
  linksLeadingMeaning:
    'Entri ini tidak mengarah ke mana pun, atau membawa sebagian pembaca ke bahasa sumber. Entri yang tidak mengarah ke mana pun tidak ditampilkan kepada pembaca.',
  linksPlace: 'Terdapat di',
  linksWrong: 'Yang salah',
  linksMissing: 'tidak menunjuk apa pun lagi',
  linksTrash: 'ada di tempat sampah',
  linksUnpublished: 'tidak diterbitkan',
  linksUntranslated: 'belum diterjemahkan ke: {{languages}}',
  linksExternal: 'Tautan rusak ke situs lain',
  linksExternalMeaning:
    'Pada malam hari situs memeriksa apakah tautan ke situs lain masih mengarah ke suatu tempat. Yang ini sudah tidak ada, atau tidak menjawab dua malam berturut-turut.',
  linksExternalOff:
    'Tautan ke situs lain tidak diperiksa di sini: operator harus mengaktifkannya (EXTERNAL_LINKS).',
  linksExternalNever:
    'Belum ada yang diperiksa. Pemeriksaan berlangsung pada malam hari, pukul 0.00 sampai 5.00 UTC.',
  linksLastCheck: 'Terakhir diperiksa: {{date}} (UTC).',
  linksAddress: 'Alamat',
  linksAnswer: 'Jawaban',
  linksSince: 'sejak {{date}}',
  linksMoved: 'Tautan yang bisa diperbarui',
  linksMovedMeaning:
    'Alamat ini sudah pindah untuk seterusnya. Pembaca masih sampai selama situs lain itu mengalihkannya.',
  linksMovedTo: 'Alamat baru',
  linkStatus: 'Situs itu menjawab {{status}}.',
  linkAddress: 'Alamat ini tidak bisa diperiksa.',
  linkUnresolved: 'Namanya tidak dikenal lagi.',
  linkNotPublic: 'Mengarah ke jaringan pribadi.',
  linkSlow: 'Situs itu tidak menjawab tepat waktu.',
  linkCertificate: 'Sertifikatnya tidak sah.',
  linkConnection: 'Situs itu menolak atau memutus koneksi.',
  linkRedirects: 'Terus dialihkan dan tidak pernah sampai.',
  linksFiles: 'Berkas yang tidak didapat pembaca',
  linksFilesMeaning: 'Yang dilihat pembaca menunjuk berkas ini, tetapi berkasnya tidak ada.',
  linksFile: 'Berkas',
  linksFileGone: 'sudah dihapus',
  linksFileLost: 'tidak ada di disk',
  linksUntold: 'Gambar tanpa teks alternatif',
  linksUntoldMeaning:
    'Teks yang terbit menampilkan gambar ini, dan pembaca yang tidak melihatnya tidak diberi tahu apa pun dalam bahasa itu.',
  deskLinksForeign: 'Tautan ke bahasa lain: {{count}}',
  deskLinksOutside:
    'Tautan yang tidak mengarah ke mana pun di menu, di pengalihan dan ke situs lain: {{count}}',
}
