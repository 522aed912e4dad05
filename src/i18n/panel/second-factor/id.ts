import type { SecondFactorTexts } from './en'

export const idSecondFactor: SecondFactorTexts = {
  factorTitle: 'Langkah kedua saat masuk',
  factorStepTitle: 'Satu langkah lagi',
  factorGiveText: 'Kata sandi Anda benar. Sekarang tunjukkan bahwa ini memang Anda.',
  factorUsePasskey: 'Gunakan kunci sandi',
  factorCodeField: 'Kode dari aplikasi Anda, atau kode pemulihan',
  factorCodeHelp:
    'Enam angka, baru setiap 30 detik. Jika perangkat Anda hilang, ketik salah satu kode pemulihan Anda.',
  factorGive: 'Lanjutkan',
  factorOther: 'Masuk sebagai orang lain',
  factorWrongCode: 'Kode ini tidak benar, atau sudah dipakai. Tunggu kode berikutnya.',
  factorWrongRecovery: 'Ini bukan kode pemulihan Anda, atau sudah dipakai.',
  factorWrongPasskey: 'Kunci sandi ini tidak diterima. Coba lagi, atau pakai cara lain.',
  factorNoCode:
    'Ketik enam angka dari aplikasi Anda, atau kode pemulihan yang terdiri dari enam belas huruf dan angka.',
  factorNoPasskeyHere: 'Tidak ada kunci sandi untuk situs ini.',
  factorPasskeyNotMade: 'Kunci sandi tidak dibuat. Coba lagi, atau pakai aplikasi.',
  factorPasskeyLeft:
    'Peramban tidak memberikan kunci sandi: pertanyaannya ditutup, atau waktunya habis.',
  factorPasskeyThere: 'Perangkat ini sudah punya kunci sandi untuk akun Anda.',
  factorSignInAgain: 'Masuklah lagi: kata sandi Anda diberikan lebih dari 15 menit yang lalu.',
  factorNotNow: 'Sesi ini tidak dapat melakukannya.',
  factorNone: 'Akun ini tidak punya langkah kedua.',
  factorLast:
    'Peran Anda memerlukan langkah kedua. Tambahkan yang lain sebelum menghapus yang terakhir.',
  factorLostHelp:
    'Jika semuanya hilang, minta admin mencabut langkah kedua. Pengelola server melakukannya dengan {{command}}.',
  factorEnrolText:
    'Peran Anda memerlukan langkah kedua selain kata sandi, agar kata sandi yang dicuri tidak membuka apa pun. Pilih satu; yang lain dapat ditambahkan nanti.',
  factorEnrolFree: 'Dengan langkah kedua, kata sandi yang dicuri tidak membuka apa pun.',
  factorPasskey: 'Kunci sandi',
  factorPasskeyText:
    'Jari, wajah, atau PIN perangkat ini, atau kunci tersendiri. Paling aman: hanya berlaku di situs ini.',
  factorPasskeyName: 'Nama kunci sandi',
  factorPasskeyNameHelp: 'Agar Anda mengenali perangkatnya, misalnya “Laptop kantor”.',
  factorAddPasskey: 'Tambahkan kunci sandi',
  factorNoPasskeyAddress:
    'Kunci sandi memerlukan situs yang punya nama; situs ini beralamat angka. Aplikasi dapat dipakai.',
  factorNoPasskeyInsecure:
    'Kunci sandi memerlukan https, yang tidak dimiliki situs ini. Aplikasi dapat dipakai.',
  factorNoPasskeyBrowser: 'Peramban ini tidak mengenal kunci sandi. Aplikasi dapat dipakai.',
  factorApp: 'Aplikasi kode',
  factorAppText:
    'Aplikasi di ponsel Anda menampilkan enam angka yang berganti setiap 30 detik. Tidak perlu sambungan.',
  factorAddApp: 'Siapkan aplikasi',
  factorAppAgain: 'Siapkan aplikasi lain sebagai gantinya',
  factorAppScan: 'Arahkan aplikasi ke kotak ini, atau ketik kuncinya di sana:',
  factorAppKey: 'Kunci',
  factorAppOpen: 'Buka di aplikasi pada perangkat ini',
  factorAppFirst: 'Kode yang ditampilkan aplikasi sekarang',
  factorAppConfirm: 'Konfirmasi',
  factorCodes: 'Kode pemulihan',
  factorCodesShown:
    'Simpan kode ini di tempat yang tidak ditemukan orang lain, di kertas atau di pengelola kata sandi. Masing-masing dapat dipakai sekali untuk masuk tanpa perangkat Anda. Kode ini tidak ditampilkan lagi.',
  factorCodesCopy: 'Salin',
  factorCodesCopied: 'Tersalin',
  factorCodesPrint: 'Cetak',
  factorCodesNotCopied: 'Peramban tidak mengizinkan penyalinan. Cetak kodenya, atau catat.',
  factorCodesKept: 'Sudah saya simpan',
  factorCodesLeft: 'Belum dipakai: {{codes}} dari 10',
  factorCodesNew: 'Buat kode baru',
  factorCodesNewMeaning: 'Kode sebelumnya tidak berlaku lagi.',
  factorAdded: 'ditambahkan pada {{day}}',
  factorUsed: 'terakhir dipakai pada {{day}}',
  factorNeverUsed: 'belum dipakai',
  factorPasskeyElsewhere:
    'Kunci sandi Anda dibuat untuk {{site}} dan tidak dapat dipakai di alamat ini. Pakailah kode.',
  factorMadeFor: 'Dibuat untuk {{site}}: tidak dapat dipakai di alamat ini.',
  factorRemove: 'Hapus',
  factorRemoveNamed: 'Hapus “{{name}}”',
  factorRemoved: 'Dihapus.',
  factorNothing: 'Belum ada langkah kedua.',
  factorRequired: 'Peran ini memerlukannya.',
  factorTakeAway: 'Cabut langkah kedua',
  factorTakeAwayText:
    'Untuk rekan yang kehilangan perangkat dan kodenya. Semua kunci sandi, aplikasi, dan kode pemulihan akun ini berakhir, akun dikeluarkan di mana-mana, dan menerima surel.',
  factorTakenAway: 'Dicabut. Akun dikeluarkan di mana-mana.',
  factorUnread: 'Tidak dapat dibaca. Muat ulang halaman ini.',
  staffSettings: 'Cara masuk staf',
  factorAskedOf: 'Langkah kedua diperlukan oleh',
  factorAskedOfMeaning:
    'Siapa pun yang memiliki salah satu peran ini tanpa langkah kedua diarahkan untuk menyiapkannya lebih dulu. Yang lain boleh memilikinya. Berlaku sejak klik berikutnya: yang belum punya diminta masuk lagi.',
  factorPlaceName:
    'Kunci sandi dibuat untuk nama situs, {{site}}. Jika SITE_URL mendapat nama lain, kunci itu tidak berlaku di sana: semua orang lalu masuk dengan aplikasi atau kode pemulihan, dan membuat yang baru.',
  factorAddedSubject: 'Langkah kedua ditambahkan ke akun Anda di {{site}}',
  factorAddedText:
    'Ditambahkan: {{what}}. Mulai sekarang, masuk ke akun Anda juga memerlukan kunci sandi atau kode.',
  factorRemovedSubject: 'Langkah kedua dihapus dari akun Anda di {{site}}',
  factorRemovedText: 'Dihapus dari akun Anda: {{what}}.',
  factorTakenSubject: 'Langkah kedua akun Anda di {{site}} telah dicabut',
  factorTakenText:
    'Admin, atau pengelola server, telah mencabut langkah kedua akun Anda: {{what}}, dan kode pemulihan. Kata sandi saja membukanya sampai Anda menyiapkan langkah kedua lagi.',
  factorCodesSubject: 'Kode pemulihan baru untuk akun Anda di {{site}}',
  factorCodesText:
    'Kode pemulihan baru dibuat untuk akun Anda. Kode sebelumnya tidak berlaku lagi.',
  factorUsedSubject: 'Kode pemulihan akun Anda di {{site}} telah dipakai',
  factorUsedText:
    'Seseorang masuk ke akun Anda dengan salah satu kode pemulihannya. Kode itu tidak berlaku lagi.',
  factorTriesSubject: 'Seseorang mencoba-coba kode akun Anda di {{site}}',
  factorTriesText:
    'Seseorang yang tahu kata sandi akun Anda telah mengetik banyak kode yang salah. Kode aplikasi ditolak untuk sementara; kunci sandi, kode pemulihan, dan perangkat yang dikenal tetap berlaku. Pilih kata sandi lain.',
  factorTooMany:
    'Terlalu banyak kode salah untuk akun ini, dari mana pun diketik. Kode aplikasi diterima lagi dalam {{wait}}. Kunci sandi, kode pemulihan, atau perangkat yang pernah Anda pakai berfungsi sekarang.',
  factorConfirmText: 'Kata sandi Anda benar. Sekarang berikan langkah kedua untuk perubahan ini.',
  factorWrongFirst:
    'Ini bukan kode yang ditampilkan aplikasi untuk kunci ini. Pastikan Anda melihat entri yang baru dan jam ponsel benar, lalu ketik kode yang sekarang.',
  factorNoFirst: 'Ketik enam angka yang ditampilkan aplikasi.',
  factorKeyOver:
    'Kunci ini sudah kedaluwarsa: berlaku sepuluh menit. Muat ulang halaman dan siapkan aplikasi sekali lagi.',
  factorCodesUnkept:
    'Langkah kedua Anda sudah siap. Bersamanya ada sepuluh kode pemulihan; kode itu ditampilkan sekali dan tidak dapat ditampilkan lagi. Jika sudah Anda simpan, lanjutkan. Jika belum, buat yang baru: yang lama diganti.',
  factorCodesUnkeptTitle: 'Sudahkah Anda menyimpan kode pemulihan?',
  factorNotMe:
    'Jika bukan Anda: masuk dan buka akun Anda. Di “{{title}}” hapus semua kunci sandi dan aplikasi yang tidak Anda kenal dan buat kode pemulihan baru; lalu tetapkan kata sandi baru, yang mengeluarkan semua perangkat lain. Jika Anda tidak dapat masuk, minta admin mencabut langkah kedua, atau minta pengelola server memakai {{command}}.',
  keysTooLate:
    'Kata sandi Anda diberikan terlalu lama untuk ini. Tutup jendela ini dan mulai lagi.',
  keysSubject: 'Di {{site}} diubah siapa boleh melakukan apa',
  keysAdminMade: '{{who}} membuat akun yang boleh melakukan segalanya: {{name}}.',
  keysAdminRaised: '{{who}} mengizinkan {{name}} melakukan segalanya mulai sekarang.',
  keysDuty: '{{who}} menetapkan bahwa peran ini tidak lagi memerlukan langkah kedua: {{roles}}',
  keysTaken:
    '{{who}} mencabut langkah kedua {{name}}. Sampai disiapkan lagi, kata sandi saja membuka akun itu.',
  keysNotAgreed:
    'Anda menerima ini karena Anda admin. Jika Anda tidak menduganya, tanyakan langsung kepada {{who}}. Jika bukan orang itu, akunnya dikuasai orang lain: segera beri akun itu peran lain dan kata sandi baru, batalkan perubahannya, dan periksa log audit.',
  askedKeysAdminMade: 'Anda membuat akun yang boleh melakukan segalanya: {{name}}.',
  askedKeysAdminRaised: 'Anda mengizinkan {{name}} melakukan segalanya mulai sekarang.',
  askedKeysAdminLowered: 'Anda mencabut hak admin {{name}}.',
  askedKeysAccountDeleted: 'Anda menghapus akun {{name}}.',
  askedKeysPassword: 'Anda menetapkan kata sandi lain untuk {{name}}.',
  askedKeysAddress: 'Anda memberi {{name}} alamat email lain: {{address}}.',
  askedKeysFactorsTaken: 'Anda mencabut langkah kedua {{name}}.',
  askedKeysDuty: 'Anda membolehkan peran masuk tanpa langkah kedua.',
  askedKeysPasskeyAdded: 'Anda menambahkan kunci sandi ke akun Anda.',
  askedKeysAppAdded: 'Anda menyiapkan aplikasi kode untuk akun Anda.',
  askedKeysCodesMade: 'Anda membuat kode pemulihan baru; yang lama tidak berlaku lagi.',
  askedKeysPasskeyRemoved: 'Anda menghapus kunci sandi “{{name}}” dari akun Anda.',
  askedKeysAppRemoved: 'Anda menghapus aplikasi dari akun Anda.',
  keysOneByOne:
    'Ini dikonfirmasi untuk setiap akun secara tersendiri: buka akun itu dan lakukan di sana.',
  keysAdminLowered: '{{who}} mencabut hak admin {{name}}.',
  keysAccountDeleted: '{{who}} menghapus akun {{name}}.',
  keysPassword: '{{who}} menetapkan kata sandi lain untuk {{name}}.',
  keysAddress:
    '{{who}} memasukkan alamat email lain untuk {{name}}: {{address}}. Alamat itu berlaku setelah dikonfirmasi di sana.',
  loweredSubject: 'Anda bukan lagi admin di {{site}}',
  loweredText: '{{who}} mencabut hak admin akun Anda.',
  deletedSubject: 'Akun Anda di {{site}} dihapus',
  deletedText: '{{who}} menghapus akun Anda di {{site}}.',
  addressAskedSubject: 'Alamat email lain dimasukkan untuk akun Anda di {{site}}',
  addressAskedText:
    '{{who}} memasukkan {{address}} untuk akun Anda. Alamat itu berlaku setelah dikonfirmasi di sana; sampai saat itu alamat ini yang berlaku.',
  concernedNotAgreed:
    'Jika Anda tidak menduganya, tanyakan langsung kepada {{who}} atau admin lain.',
  factorUsedConfirmText:
    'Seseorang yang sedang masuk ke akun Anda mengonfirmasi perubahan dengan salah satu kode pemulihannya. Kode itu tidak berlaku lagi.',
  factorTakenNotMe:
    'Jika Anda tidak memintanya, segera beri tahu admin. Bagaimanapun, segeralah masuk, tetapkan kata sandi baru, dan siapkan lagi langkah kedua di “{{title}}”. Jika Anda tidak bisa masuk, orang yang menjalankan server membukakan dengan {{command}}.',
  auditFactorGiven: 'langkah kedua dilakukan',
  auditFactorRefused: 'langkah kedua ditolak setelah kode salah',
  auditFactorAdded: 'langkah kedua ditambahkan',
  auditFactorRemoved: 'langkah kedua dihapus',
}
