/** A part of `../id.ts`. */
export const idTranslations = {
  translations: 'Terjemahan',
  translationsMeaning:
    'Setiap teks dalam setiap bahasa. Setiap sel membuka teks dalam bahasa itu. “Usang” berarti teks sumber telah berubah sejak diterjemahkan; “tidak diketahui” berarti tidak ada yang tahu dari teks mana terjemahan dibuat.',
  stateMissing: 'belum ada',
  stateDraft: 'draf',
  stateScheduled: 'dijadwalkan',
  stateLive: 'tayang',
  stateOutOfDate: 'usang',
  stateUnpublished: 'ditarik',
  stateUnknown: 'tidak diketahui',
  translationsType: 'Jenis',
  translationsAllTypes: 'Semua jenis',
  translationsGlobals: 'Teks situs',
  translationsState: 'Keadaan',
  translationsAllStates: 'Semua keadaan',
  translationsLanguages: 'Bahasa',
  translationsOwnLanguages: 'Bahasa saya',
  translationsAllLanguages: 'Semua bahasa',
  translationsAge: 'Usang',
  translationsAnyAge: 'sejak kapan pun',
  translationsOlder: 'lebih dari {{days}} hari',
  translationsShow: 'Tampilkan',
  translationsFound: 'Dokumen ditemukan: {{count}}',
  translationsNone: 'Tidak ada teks seperti ini.',
  translationsTotals: 'Jumlah per bahasa',
  translationsDocument: 'Dokumen',
  translationsEarlier: 'Sebelumnya',
  translationsLater: 'Berikutnya',
  translationsCell: '{{language}}: {{state}}',
  translationsDraftToo: '{{state}}, ada draf lebih baru',
  translationsSince: 'usang sejak {{date}}',
  translationsPieces: 'bagian yang perlu dilihat: {{count}}',
  translationsAll: 'Semua terjemahan',
  stillRight: 'Masih benar',
  stillRightMeaning:
    'Terjemahan mengatakan apa yang dikatakan teks sumber sekarang: tidak ada yang diubah, dan terjemahan dianggap mutakhir.',
  stillRightAsk:
    'Teks “{{title}}” yang terbit dalam {{languages}} mengatakan apa yang sekarang dikatakan sumbernya. Tidak ada yang diubah di dalamnya, dan semuanya dianggap mutakhir.',
  stillRightSaid: 'Teks dalam {{language}} dianggap mutakhir.',
  stillRightOfWhat:
    'Tidak ada teks yang diterbitkan dalam bahasa ini, atau dalam bahasa sumber, untuk dibandingkan.',
  stillRightConfirmed: 'Masih benar, kata {{name}} pada {{date}}',
  outOfDateHere:
    'Teks sumber telah berubah sejak terjemahan ini dibuat. Bagian yang perlu dilihat: {{count}}.',
  unknownHere:
    'Tidak ada yang tahu dari teks sumber mana terjemahan ini dibuat. Bandingkan keduanya, lalu katakan apakah masih benar.',
}
