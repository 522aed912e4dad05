import type { JobsTexts } from './en'

export const idJobs: JobsTexts = {
  groupJobs: 'Lowongan',

  crewingsOne: 'Perusahaan',
  crewingsMany: 'Perusahaan awak kapal',
  crewingsDescription:
    'Perusahaan yang menawarkan kerja di laut. Perusahaan dipublikasikan dalam semua bahasa sekaligus; hanya teksnya yang ditulis per bahasa.',
  companyName: 'Nama',
  companyLegalName: 'Nama resmi',
  companyLegalNameDescription: 'Seperti yang terdaftar. Jika kosong: namanya.',
  companySlugDescription:
    'Bagian alamat setelah /crewings/, sama dalam semua bahasa. Jika kosong: dibuat dari nama.',
  companySlugTaken: '“{{title}}” sudah memakai slug ini. Pilih yang lain.',
  companySlugReserved: 'Di alamat ini ada direktori perusahaan. Pilih slug yang lain.',
  companyLogo: 'Logo',
  country: 'Negara',
  companyCity: 'Kota',
  companyAddress: 'Alamat',
  companyTimeZone: 'Zona waktu',
  companyTimeZoneDescription:
    'Tempat harinya berakhir, misalnya Europe/Kyiv atau Asia/Manila: lowongan ditutup dan izin berakhir pada akhir hari di sana.',
  timeZoneUnknown:
    'Zona waktu ini tidak dikenal. Tulis misalnya Europe/Kyiv, Asia/Manila, atau UTC.',
  companyLanguagesDescription: 'Yang dipakai kantornya untuk berbicara dengan pelaut.',
  companyContacts: 'Kontak',
  companyWebsite: 'Situs web',
  webAddressDescription: 'Alamat lengkap: diawali https://.',
  webAddressWrong: 'Tulis alamat lengkap: diawali https:// atau http://.',
  companyTelephones: 'Telepon',
  companyNote: 'Catatan',
  companyMessengers: 'Aplikasi pesan',
  messengerKind: 'Aplikasi pesan',
  messengerHandle: 'Nama atau nomor',
  messengerHandleDescription:
    'Yang dipakai untuk menemukannya di sana: nama, atau nomor dengan tanda plus dan kode negara.',
  messengerHandleWrong: 'Tulis hanya nama atau nomor di aplikasi pesan, bukan tautan.',
  licence: 'Izin',
  licenceDescription:
    'Kontak perusahaan menjadi tautan hanya selama izinnya berlaku dan sudah kami periksa.',
  licenceNumber: 'Nomor',
  licenceAuthority: 'Diterbitkan oleh',
  licenceRegister: 'Dalam daftar publik',
  licenceRegisterDescription: 'Tempat pembaca melihat sendiri izinnya: alamat lengkap.',
  licenceValidUntil: 'Berlaku sampai',
  licenceValidUntilDescription: 'Hari terakhir izin berlaku.',
  licenceCheckedOn: 'Terakhir diperiksa',
  licenceCheckedOnDescription: 'Hari ketika salah seorang dari kami memeriksanya di daftar.',
  dayNotYet: 'Hari ini belum tiba.',
  fleet: 'Armada',
  vesselTypes: 'Jenis kapal',
  flags: 'Bendera',
  companyTexts: 'Teks',
  companyAbout: 'Tentang perusahaan',
  companyAboutDescription: 'Dalam bahasa yang Anda sunting. Boleh kosong.',
  companyWarning: 'Harap diperhatikan',
  companyWarningDescription:
    'Yang perlu diketahui pembaca sebelumnya, dalam bahasa yang Anda sunting. Tampil di halaman perusahaan dan setiap lowongannya. Yang perlu diwaspadai ditulis di daftar peringatan.',
  companyInUse:
    'Perusahaan ini punya lowongan ({{count}}), jadi tidak dihapus. Hapus lowongannya dahulu, atau pindahkan ke perusahaan lain.',
  companyInTrash: 'Perusahaan ini ada di tempat sampah. Pulihkan dahulu, atau pilih yang lain.',
  companyGone: 'Perusahaan ini sudah tidak ada. Pilih yang lain.',

  warningsOne: 'Peringatan',
  warningsMany: 'Daftar peringatan',
  warningsDescription:
    'Siapa yang perlu diwaspadai pelaut: daftar publik, diterbitkan dalam semua bahasa sekaligus. Perusahaan yang diperingatkan menyebutkannya di setiap halamannya, tidak menerima lamaran atau kiriman, dan kontaknya tidak ditampilkan.',
  warningCompanyDescription:
    'Jika ini perusahaan di situs. Yang hanya menyamar sebagai perusahaan itu adalah pihak lain.',
  warningNameDescription: 'Bagaimana mereka menyebut diri. Dikosongkan: nama perusahaan.',
  warningNameMissing: 'Tulis nama, atau pilih perusahaan.',
  warningTraces: 'Dari mana mereka menulis',
  warningTrace: 'Nama, alamat, atau nomor',
  warningTracesDescription:
    'Nama lain, domain, alamat email, dan nomor telepon. Pembaca mencarinya dalam daftar.',
  warningTraceName: 'Nama lain',
  warningTraceDomain: 'Domain situs',
  warningDomainWrong: 'Tulis domain, misalnya crewing.example.',
  warningEmailWrong: 'Tulis satu alamat email, misalnya jobs@crewing.example.',
  warningKind: 'Jenis',
  warningKindFee: 'Meminta uang kepada pelaut',
  warningKindImpersonation: 'Menyamar sebagai perusahaan lain',
  warningKindUnlicensed: 'Bekerja tanpa izin',
  warningKindUnpaid: 'Tidak membayar gaji',
  warningKindOther: 'Alasan lain',
  warningSince: 'Sejak',
  warningEndedOn: 'Berakhir pada',
  warningEndedOnDescription:
    'Dikosongkan: masih berlaku. Peringatan yang berakhir tetap di daftar dan menyebutkannya.',
  warningUpsideDown: 'Ini sebelum hari peringatan dimulai.',
  warningText: 'Apa yang terjadi',
  warningTextDescription:
    'Dalam bahasa yang Anda sunting. Tulis yang dapat Anda buktikan dan dari siapa; sebelum diterjemahkan, yang lain membacanya dalam bahasa ini.',
  warningSources: 'Sumber-sumber',
  warningSource: 'Sumber',
  warningSourceDescription: 'Alamat lengkap halaman publik: diawali https://.',
  warningEditedBy: 'Disimpan oleh',
  companyWarnings: 'Peringatan tentang perusahaan ini',
  companyWarningsDescription:
    'Selama salah satunya terbit dan belum berakhir, pembaca diperingatkan di setiap halaman perusahaan, dan tidak ada yang dapat dilamar.',
  companyWarnedOf:
    'Ada peringatan tentang perusahaan ini, jadi tidak dihapus. Keluarkan dahulu perusahaan dari peringatan, atau hapus peringatannya.',

  vacanciesOne: 'Lowongan',
  vacanciesMany: 'Lowongan',
  vacanciesDescription:
    'Kerja di laut. Lowongan dipublikasikan dalam semua bahasa sekaligus: setiap bahasa menampilkan faktanya dengan kata-katanya sendiri.',
  rank: 'Jabatan',
  vesselType: 'Jenis kapal',
  openUntil: 'Dibuka sampai',
  openUntilDescription:
    'Hari terakhir untuk melamar. Ditutup pada akhir hari itu di zona waktu perusahaan.',
  pay: 'Upah',
  payNegotiable: 'Sesuai kesepakatan',
  payMin: 'Upah, atau mulai dari',
  payMax: 'Sampai',
  payAmountDescription: 'Misalnya 9500 atau 430,50.',
  payMaxDescription: 'Jika kosong: satu jumlah saja.',
  payCurrency: 'Mata uang',
  payPeriod: 'Dibayar per',
  payMonth: 'bulan',
  payDay: 'hari',
  payHour: 'jam',
  payWeek: 'minggu',
  payYear: 'tahun',
  payMissing: 'Tulis berapa yang dibayar, atau centang “Sesuai kesepakatan”.',
  payUpsideDown: 'Ini lebih kecil daripada jumlah awalnya.',
  alsoRanks: 'Juga untuk jabatan ini',
  alsoRanksDescription: 'Siapa yang memegang salah satunya juga menemukan lowongan ini.',
  openUntilAssumed: 'Hari ini diperkirakan',
  openUntilAssumedDescription:
    'Sumber lowongan tidak menyebut hari terakhir. Hari lain mengakhiri perkiraan.',
  contract: 'Kontrak',
  contractLeast: 'Paling sedikit',
  contractMost: 'Paling banyak',
  contractUnit: 'Dihitung dalam',
  contractDays: 'hari',
  contractWeeks: 'minggu',
  contractMonths: 'bulan',
  contractPlusMinus: 'Kurang lebih bulan',
  contractOff: 'Lalu di rumah',
  contractOffDescription: 'Untuk rotasi: berapa lama di rumah setelah setiap masa di kapal.',
  contractApproximate: 'Kira-kira',
  contractEndsUpsideDown: 'Tidak boleh kurang dari yang paling sedikit.',
  contractOffAlone: 'Tulis juga berapa lama di kapal.',
  joining: 'Naik kapal',
  joiningFrom: 'Dari',
  joiningFromDescription: 'Jika kosong: secepatnya.',
  joiningTo: 'Sampai',
  joiningPort: 'Pelabuhan',
  joiningUpsideDown: 'Ini sebelum hari mulai naik kapal.',
  vessel: 'Kapal',
  vesselName: 'Nama kapal',
  vesselNameDescription: 'Boleh kosong.',
  vesselFlag: 'Bendera',
  vesselBuilt: 'Tahun pembuatan',
  vesselDeadweight: 'Bobot mati (t)',
  vesselGrossTonnage: 'Tonase kotor',
  vesselEngine: 'Mesin induk',
  vesselPower: 'Daya (kW)',
  vesselCrew: 'Awak (orang)',
  crewNationalities: 'Kewarganegaraan di kapal',
  requirements: 'Persyaratan',
  englishLevel: 'Bahasa Inggris',
  experience: 'Pengalaman dalam jabatan (bulan)',
  experienceDescription: 'Paling sedikit yang diminta. 0: tidak perlu.',
  certificates: 'Sertifikat dan dokumen',
  citizenships: 'Kewarganegaraan yang diutamakan',
  citizenshipsDescription: 'Jika kosong: apa saja.',
  vacancyText: 'Dengan kata-kata perusahaan sendiri',
  vacancyTextDescription:
    'Dalam bahasa yang Anda sunting. Boleh kosong: pembaca melihat faktanya dalam setiap bahasa.',
  contactPerson: 'Narahubung',

  wholeNumberWrong: 'Tulis bilangan bulat dari {{least}} sampai {{most}}.',
  yearImplausible: 'Tahun ini tidak mungkin: harus dari {{least}} sampai {{most}}.',

  examplesShown:
    'Situs ini menampilkan contoh rekaan. Perusahaan: {{companies}}, lowongan: {{vacancies}}. Hapus sebelum situs dibuka untuk umum.',
  examplesHidden:
    'Situs ini terbuka untuk umum, tetapi basis datanya masih berisi contoh rekaan. Perusahaan: {{companies}}, lowongan: {{vacancies}}. Pembaca tidak melihatnya; hapuslah.',
  examplesRemove: 'Hapus contoh',
  examplesRemoveAsk:
    'Semua perusahaan dan lowongan rekaan akan dihapus selamanya. Yang Anda tulis sendiri tetap ada.',
  examplesRemoved: 'Contoh dihapus. Perusahaan: {{companies}}, lowongan: {{vacancies}}.',
  exampleCompany:
    'Perusahaan ini contoh rekaan dan akan hilang saat contoh dihapus. Pilih atau buat perusahaan Anda sendiri.',
  exampleStays:
    'Lowongan ini contoh rekaan dan tetap pada perusahaan rekaannya. Tulis lowongan baru untuk perusahaan ini.',

  exampleNotCopied: 'Ini contoh rekaan dan tidak dapat disalin. Buat entri Anda sendiri.',
  openUntilPast:
    'Hari ini sudah lewat, jadi lowongan akan langsung tertutup. Pilih hari yang lebih akhir untuk menerbitkannya.',
  companyNotPublished:
    'Perusahaan ini belum diterbitkan, jadi tidak ada yang akan melihat lowongan ini. Terbitkan perusahaannya dahulu, atau simpan lowongan sebagai draf.',
  licenceCheckedUnknown: 'Tulis juga nomor izin dan penerbitnya: itulah yang diperiksa.',
  joiningToAlone: 'Tulis juga hari mulai bergabung.',
  joiningLongAgo:
    'Waktu bergabung sudah lewat lebih dari {{days}} hari. Tulis hari yang lebih akhir untuk menerbitkan lowongan.',
  payBoth: 'Kosongkan jumlahnya, atau hapus centang “Sesuai kesepakatan”.',
  telegramHandleWrong:
    'Tulis nama pengguna dari huruf Latin, angka, dan garis bawah, atau nomor dengan tanda plus dan kode negara.',
  ratesLabel: 'Kurs mata uang',
  ratesDescription:
    'Saat pembaca mencari gaji minimum, gaji dalam mata uang lain dibandingkan dengan kurs ini. Tanpa kurs, hanya gaji dalam mata uang yang sama yang dibandingkan.',
  ratesDay: 'Tanggal kurs',
  ratesDayAhead: 'Tanggal ini belum tiba. Tulis tanggal saat kurs diumumkan.',
  ratesSource: 'Tempat kurs diumumkan',
  ratesSourceDescription: 'Alamat halamannya, misalnya milik Bank Sentral Eropa.',
  ratesSourceWrong: 'Tulis alamat halaman lengkap: diawali https://.',
  ratesPerDollar: 'Satu dolar AS bernilai',
  ratesPerDollarDescription:
    'Tulis nilai satu dolar AS dalam setiap mata uang. Biarkan kosong bila kursnya tidak diketahui: gaji dalam mata uang itu tidak dibandingkan dengan yang lain.',
  ratesRateWrong: 'Tulis angka dari {{least}} sampai {{most}}.',
  ratesOld: 'Kurs ini per {{day}}: sudah lebih dari 31 hari. Tulis yang lebih baru.',
  closingProlong: 'Perpanjang {{days}} hari',
  closingClose: 'Tutup sekarang',
  closingProlongAsk:
    'Lowongan: {{count}}. Masing-masing tetap terbuka {{days}} hari lagi; yang sudah ditutup dibuka kembali selama {{days}} hari mulai hari ini.',
  closingCloseAsk:
    'Lowongan: {{count}}. Masing-masing langsung hilang dari semua daftar, dan halamannya menyatakan bahwa lowongan ditutup.',
  closingProlonged: 'Diperpanjang: {{count}}',
  closingClosed: 'Ditutup: {{count}}',
  closingUnchanged: 'Sudah ditutup sebelumnya: {{count}}',
  closingDraft:
    'Lowongan ini belum diterbitkan atau memiliki perubahan yang belum diterbitkan. Buka dan terbitkan di sana.',
  closingOfNothing: 'Lowongan ini sudah tidak ada.',
  deskClosing: 'Ditutup minggu ini',
  deskClosingNone: 'Tidak ada lowongan yang ditutup dalam tujuh hari ke depan.',
  deskClosingCount: 'Lowongan yang ditutup dalam tujuh hari: {{count}}',
  deskLicences: 'Izin yang perlu diperiksa',
  deskLicencesNone:
    'Semua izin telah diperiksa dalam setengah tahun terakhir, dan tidak ada yang habis dalam sebulan.',
  deskLicencesCount: 'Perusahaan: {{count}}',
  deskLicenceValid: 'sudah diperiksa',
  deskLicenceExpired: 'sudah habis masa berlakunya',
  deskLicenceNever: 'belum diperiksa',
  deskLicenceVacancies: 'lowongan terbuka: {{count}}',
  deskLicenceUntil: 'berlaku sampai {{day}}',
  deskLicenceChecked: 'terakhir diperiksa pada {{day}}',
  suspend: 'Tangguhkan',
  liftSuspension: 'Cabut penangguhan',
  suspendedSince: 'Ditangguhkan sejak {{day}}',
  suspendedAt: 'Ditangguhkan pada',
  suspensionDone:
    'Ditangguhkan: pembaca diperingatkan, tidak ada di daftar, dan tidak dapat dilamar.',
  suspensionLifted: 'Penangguhan dicabut.',
  suspensionOfNothing: 'Tidak ada yang dapat ditangguhkan di sini: simpan dahulu.',

  flagsTitle: 'Periksa ini sebelum menerbitkan',
  flagsUnknown:
    'Saat ini tidak dapat diketahui apa yang perlu diperiksa. Simpan sekali lagi untuk mencoba lagi.',
  flagsOfMany:
    'Tidak diterbitkan karena ini perlu diperiksa dahulu: {{flags}} Buka lowongannya dan terbitkan di sana.',
  flagWarned: 'Ada peringatan yang berlaku tentang ini: {{trace}} ({{name}}).',
  flagFees:
    'Teks ini menyebut uang yang harus dibayar: {{words}}. Pelaut tidak pernah membayar untuk pekerjaan (MLC 2006, A1.4).',
  flagFreeMail:
    'Di layanan surel gratis: {{addresses}}. Perusahaan biasanya menulis dari domainnya sendiri.',
  flagLookAlike: '{{domain}} mirip dengan {{known}}, milik {{company}}.',
  flagPayBelowMinimum:
    'Upah di bawah minimum ILO untuk pelaut mahir: {{dollars}} dolar AS per bulan sejak {{since}} (MLC 2006, Pedoman B2.2.4).',
  flagPayLow:
    'Upahnya jauh di bawah yang lazim untuk jabatan ini di kapal seperti itu: median dari {{count}} lowongan adalah {{median}} per bulan.',
  flagPayHigh:
    'Upahnya jauh di atas yang lazim untuk jabatan ini di kapal seperti itu: median dari {{count}} lowongan adalah {{median}} per bulan.',
  flagSameText: '{{company}} memakai teks yang sama, pada lowongan No. {{vacancy}}.',
}
