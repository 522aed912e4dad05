import { idAccounts } from './accounts/id'
import { idAlerts } from './alerts/id'
import { idAudit } from './audit/id'
import { idCare } from './care/id'
import { idDiagrams } from './diagrams/id'
import { idFeeds } from './feeds/id'
import { idGuides } from './guides/id'
import { idHelplines } from './helplines/id'
import { idHistory } from './history/id'
import { idImports } from './imports/id'
import { idIndexNow } from './index-now/id'
import { idJobs } from './jobs/id'
import { idLinks } from './links/id'
import { idKept } from './kept/id'
import { idLocks } from './locks/id'
import { idLists } from './lists/id'
import { idMail } from './mail/id'
import { idMailings } from './mailing/id'
import { idOverviews } from './overviews/id'
import { idPlannedPrices } from './planned-prices/id'
import { idPortals } from './portals/id'
import { idRequests } from './requests/id'
import { idSeamen } from './seamen/id'
import { idSecondFactor } from './second-factor/id'
import { idSideBySide } from './side-by-side/id'
import { idTranslations } from './translations/id'
import { idVacancyAlerts } from './vacancy-alerts/id'
import type { PanelTexts } from './panel-texts'

export const id: PanelTexts = {
  ...idAccounts,
  ...idAlerts,
  ...idAudit,
  ...idCare,
  ...idDiagrams,
  ...idFeeds,
  ...idGuides,
  ...idHelplines,
  ...idHistory,
  ...idImports,
  ...idIndexNow,
  ...idJobs,
  ...idLinks,
  ...idKept,
  ...idLocks,
  ...idLists,
  ...idMail,
  ...idMailings,
  ...idOverviews,
  ...idPlannedPrices,
  ...idPortals,
  ...idRequests,
  ...idSeamen,
  ...idSecondFactor,
  ...idSideBySide,
  ...idTranslations,
  ...idVacancyAlerts,
  oneLanguageAtATime: 'Tulis dan publikasikan satu bahasa setiap kali: sebutkan di “locale”.',
  requestUnreadable: 'Permintaan tidak dapat dibaca: periksa alamat dan isinya.',
  siteBusy: 'Situs sedang sibuk, jadi tidak ada yang disimpan. Coba lagi sebentar lagi.',
  diskFull:
    'Disk situs penuh, jadi tidak ada yang disimpan. Beri tahu pengelola server; tulisan Anda dapat disimpan begitu ada ruang.',
  requestTooLarge:
    'Ini lebih besar dari yang diterima situs sekaligus (1 MB). Bagi teksnya ke beberapa halaman.',
  signInBusy: 'Terlalu banyak orang sedang masuk. Tunggu beberapa detik, lalu coba lagi.',
  tooManyTries: 'Terlalu banyak percobaan dari sini. Coba lagi dalam {{minutes}} mnt.',
  signInElsewhere:
    'Masuk ke panel ini hanya bisa di {{address}}, karena itulah alamat yang ditetapkan untuk situs ini. Bukalah di sana.',
  signInRefused:
    'Alamat email atau kata sandi salah. Setelah lima kata sandi salah, tidak ada kata sandi yang diterima selama sepuluh menit, kecuali di perangkat yang pernah Anda pakai masuk.',
  lockedBySomeoneElse:
    'Orang lain sedang menyunting ini, jadi perubahan Anda tidak disimpan. Tunggu sampai selesai, atau ambil alih di panel.',
  lockNotYours:
    'Penyuntingan hanya dapat diambil alih untuk diri sendiri, satu dokumen setiap kali, dan di tempat Anda boleh menulis.',
  fieldOutOfReach:
    'Anda tidak boleh mencari atau mengurutkan menurut bidang ini, atau bidang ini tidak ada.',
  lastAdmin: 'Harus ada setidaknya satu admin. Jadikan orang lain admin terlebih dahulu.',
  passwordTooShort: 'Pilih kata sandi dengan sedikitnya {{least}} karakter.',
  passwordTooLong: 'Kata sandi ini terlalu panjang: gunakan paling banyak {{most}} karakter.',
  kindText: 'Di sini hanya teks yang dapat disimpan.',
  kindNumber: 'Di sini hanya angka yang dapat disimpan.',
  kindDate: 'Di sini hanya tanggal yang dapat disimpan.',
  kindCheckbox: 'Di sini hanya ya atau tidak yang dapat disimpan.',
  kindOption: 'Pilih salah satu opsi.',
  kindDocument: 'Di sini hanya tautan ke entri yang ada yang dapat disimpan.',
  kindRows: 'Di sini hanya daftar entri yang dapat disimpan.',
  kindOther: 'Nilai ini tidak dapat disimpan di sini.',
  connectionLost:
    'Koneksi terputus. Tulisan Anda tetap ada di jendela ini dan akan disimpan saat koneksi kembali: jangan menutupnya.',
  reloadLate:
    'Situs belum menjawab, dan sampai dijawab teks ini hanya dapat dibaca. Anda dapat menunggu atau memuat ulang halaman.',
  reloadPage: 'Muat ulang halaman',
  leftUnsaved:
    'Yang terakhir Anda ketik di “{{title}}” ({{language}}) belum tersimpan: server tidak dapat dijangkau. Biarkan jendela ini terbuka: teks akan disimpan saat koneksi kembali.',
  leftRefused: 'Yang terakhir Anda ketik di “{{title}}” ({{language}}) tidak dapat disimpan.',
  leftCopy: 'Salin teks',
  connectionBack: 'Koneksi sudah kembali. Tulisan Anda sedang disimpan.',
  bulkTooMany: 'Pilih paling banyak {{most}} sekaligus.',
  bulkBroke:
    'Gangguan pada situs mencegah ini. Coba lagi; jika terjadi lagi, beri tahu pengelola situs.',
  moreIsWrong: 'Dan {{count}} lagi.',
  pageBelowItself: 'Halaman tidak dapat berada di bawah dirinya sendiri. Pilih induk lain.',
  parentWithoutAddress:
    'Halaman di atas halaman ini belum punya alamat dalam {{language}}. Publikasikan dahulu halaman itu, dalam bahasa ini atau bahasa sumber.',
  pagesBelow: 'Di bawahnya ada {{pages}}. Pindahkan atau hapus dahulu semuanya.',
  titleMakesNoAddress: 'Alamat tidak dapat dibuat dari judul ini: tidak ada hurufnya. Tulis slug.',
  addressTaken:
    'Alamat {{address}} dalam {{language}} sudah dipakai oleh “{{title}}”. Pilih slug lain.',
  addressRedirected:
    'Alamat {{address}} dalam {{language}} mengarah ke tempat lain: ada pengalihan dari sana. Hapus pengalihan itu, atau pilih slug lain.',
  addressReserved: 'Alamat {{address}} diawali kata yang dicadangkan untuk situs. Pilih slug lain.',
  slugLength: 'Tulis paling banyak {{most}} karakter.',
  slugCharacters:
    'Gunakan hanya huruf kecil dan angka dari aksara apa pun, dihubungkan dengan satu tanda hubung: tanpa spasi, huruf besar, titik, atau garis miring.',
  slugReserved: 'Kata ini dicadangkan untuk situs. Pilih yang lain.',
  textTooLong: 'Tulis paling banyak {{most}} karakter.',
  bodyTooLong:
    'Teks ini terlalu panjang: {{size}} MB, sedangkan batasnya {{most}} MB. Bagi menjadi beberapa halaman.',
  addressMalformed: 'Alamat ini tidak sah: periksa karakter setelah setiap %.',
  redirectFromHome: 'Beranda tidak dapat dialihkan.',
  redirectOtherLanguage:
    'Ini alamat dalam {{choice}}: pilih bahasa itu di atas, atau tulis jalurnya saja.',
  redirectReserved: 'Alamat yang diawali kata ini dicadangkan untuk situs.',
  redirectNowhere: 'Tulis tujuannya.',
  redirectQuery: 'Tulis alamat tanpa ? atau # dan yang mengikutinya.',
  redirectExternal:
    'Ini mengarah ke situs lain. Jika memang dimaksudkan, centang “Boleh mengarah ke situs lain”.',
  redirectUnsafe:
    'Tulis jalur yang diawali satu garis miring, atau alamat lengkap yang diawali https://.',
  redirectTaken: 'Sudah ada pengalihan dari alamat ini: ubah yang itu.',
  redirectFromPage:
    'Ada halaman di {{address}} dalam {{language}}. Ganti namanya atau batalkan publikasinya dahulu.',
  redirectCircle: 'Ini kembali ke tempat awalnya: pembaca akan berputar-putar.',
  redirectToNothing:
    'Tidak ada halaman di {{address}}. Publikasikan dahulu, atau tulis alamat lain.',
  redirectWithoutPage: 'Pilih halaman tujuannya.',
  redirectPageHidden: 'Halaman ini tidak dipublikasikan dalam {{language}}. Publikasikan dahulu.',
  redirectPageHiddenInBoth:
    'Halaman ini tidak dipublikasikan dalam {{language}} maupun {{source}}. Publikasikan dahulu.',
  linkUnsafe:
    'Tulis alamat lengkap (https://…, mailto:, tel:) atau jalur yang diawali satu garis miring.',
  scheduleDone: 'Jadwal ini sudah dijalankan. Buat yang baru.',
  schedulePast: 'Waktu ini sudah lewat. Pilih yang lebih kemudian.',
  scheduleOfNothing: 'Halaman ini sudah tidak ada. Pilih yang lain.',
  scheduleUnwritten: 'Belum ada tulisan dalam {{language}}. Tulis dahulu, baru jadwalkan.',
  scheduleByNobody: 'Orang yang menjadwalkan ini sudah tidak punya akun. Jadwalkan lagi.',
  scheduleDeleted: '“{{title}}” dihapus permanen sebelum waktunya tiba.',
  scheduleGone: 'Saat waktunya tiba, halaman sudah dihapus atau ada di tempat sampah.',
  scheduleBroke:
    'Gangguan pada situs mencegah ini berkali-kali. Beri tahu pengelola situs, lalu jadwalkan lagi.',
  deskRunnerSilent:
    'Tidak ada jadwal yang dijalankan sejak {{time}}: semuanya menunggu. Beri tahu pengelola situs.',
  deskRunnerNever: 'Jadwal tidak dijalankan: semuanya menunggu. Beri tahu pengelola situs.',
  restoreOneLanguage: 'Versi dipulihkan satu bahasa setiap kali, di riwayat halaman.',
  historyVersionGone: 'Versi ini sudah tidak ada. Muat ulang halaman.',
  translatorWithoutLanguage: 'Pilih setidaknya satu bahasa untuk penerjemah ini.',
  callToActionNowhere: 'Pilih halaman atau dokumen, atau tulis alamat.',
  videoUnknown: 'Ini bukan alamat video di YouTube atau Vimeo.',
  contactPhoneWrong: 'Tulis nomor dengan tanda tambah dan kode negara, misalnya +380 44 000 0000.',
  contactBookingWrong: 'Tulis alamat lengkap halaman pemesanan: diawali https://.',
  amountWrong: 'Tulis bilangan bulat dalam sen atau kopiyka, dari 0 sampai {{most}}.',
  amountUnreadable:
    'Tulis harga seperti 19,99, dari {{least}} sampai {{most}}. Pisahkan ribuan hanya dengan spasi.',
  mailingPromoNotLess:
    'Harga kiriman massal pertama harus lebih rendah daripada harga dalam mata uang yang sama.',
  mailingKeyTaken: 'Dua kiriman massal memakai kunci “{{key}}”. Beri salah satunya kunci lain.',
  mailingIncludedWrong:
    'Tulis paling banyak delapan baris, masing-masing paling banyak 120 karakter.',
  altMissing:
    'Tulis apa yang ditampilkan gambar, dalam {{language}}: inilah yang dibaca orang yang tidak dapat melihatnya.',
  altEmptied:
    'Mungkin ada halaman yang menampilkan gambar ini: ubah teks alternatifnya, tetapi jangan dikosongkan.',
  pictureWithoutAlt:
    'Gambar “{{file}}” tidak punya teks alternatif dalam {{language}}. Buka di “Gambar dan berkas”, pilih {{choice}} di kanan atas, tulis apa yang terlihat, lalu publikasikan lagi.',
  pictureIsNone: '“{{file}}” bukan gambar. Pilih gambar, lalu publikasikan lagi.',
  downloadIsNone: '“{{file}}” bukan PDF. Pilih berkas PDF, lalu publikasikan lagi.',
  pictureGone:
    'Gambar ini sudah tidak ada. Pilih gambar lain atau kosongkan, lalu publikasikan lagi.',
  blockFileGone:
    '“{{block}}” dalam teks tidak punya berkas lagi: berkasnya telah dihapus. Pilih berkas lain di sana atau hapus bloknya, lalu publikasikan lagi.',
  fileInUse:
    '“{{file}}” sedang digunakan dan tidak dihapus: {{uses}}. Tampilkan dulu yang lain di sana, atau buka berkasnya dan ganti.',
  useNamed: '“{{title}}” ({{where}})',
  useLive: 'dipublikasikan',
  useDraft: 'draf',
  useTrash: 'di tempat sampah',
  usesMore: '{{count}} lainnya',
  fileMissing: 'Pilih berkas: gambar JPEG, PNG, WebP, atau AVIF, atau PDF.',
  fileEmpty: 'Berkas ini kosong. Pilih yang lain.',
  fileOfNoKnownType:
    'Situs tidak dapat menampilkan berkas ini. Simpan sebagai JPEG, PNG, WebP, atau AVIF, atau unggah PDF. SVG dan GIF tidak diterima, apa pun nama berkasnya.',
  fileTooLarge:
    'Berkas ini lebih besar dari 10 MB. Perkecil gambarnya (lebar 2.000 piksel sudah lebih dari cukup) atau kompres PDF-nya, lalu unggah lagi.',
  fileBroken:
    'Berkas ini rusak atau terpotong di jalan. Buka di perangkat Anda; jika terbuka, simpan ulang lalu unggah hasilnya.',
  filePixels:
    'Gambar ini lebih dari {{most}} juta piksel. Perkecil (lebar 2.000 piksel sudah lebih dari cukup), lalu unggah lagi.',
  pictureTooLong:
    'Gambar ini lebih dari {{most}} kali lebih panjang daripada lebarnya. Potong di perangkat Anda, lalu unggah kembali.',
  fileTooLong:
    'Gambar, atau bagian yang dipotong darinya, boleh paling banyak {{most}} kali lebih panjang daripada lebarnya. Pilih bagian yang sisi-sisinya tidak terlalu berbeda.',
  fileTooHeavy:
    'Situs tidak dapat membaca gambar ini dengan memori dan waktu yang tersedia. Simpan lagi sebagai JPEG selebar 2.000 piksel, lalu unggah.',
  picturesBusy: 'Banyak gambar sedang diunggah. Tunggu beberapa detik, lalu coba lagi.',
  fileMoves: 'Gambar ini bergerak. Simpan satu gambar diam darinya, lalu unggah.',
  fileSharedByLanguages:
    '“{{field}}” sama dalam semua bahasa, dan hanya editor yang mengubahnya. Tidak ada yang disimpan.',
  nothingToChange: 'Tidak ada yang diubah: yang Anda pilih sudah demikian.',
  fileForOne: 'Ganti satu berkas setiap kali.',
  pictureEditsWrong:
    'Potongan atau titik fokus ini tidak sesuai dengan gambar. Buka penyuntingan gambar, pilih lagi bagiannya, lalu simpan.',
  fileOfOtherKind:
    'Gambar hanya dapat diganti dengan gambar, dan PDF hanya dengan PDF. Unggah ini sebagai berkas baru.',
  redirectExternalLabel: 'Boleh mengarah ke situs lain',
  mediaMany: 'Gambar dan berkas',
  groupContent: 'Konten',
  groupSite: 'Situs',
  groupAdministration: 'Administrasi',
  language: 'Bahasa',
  languages: 'Bahasa',
  pagesOne: 'Halaman',
  pagesMany: 'Halaman',
  pagesDescription: 'Halaman situs. Setiap bahasa ditulis dan dipublikasikan sendiri-sendiri.',
  pagesHomeDescription: 'Ini beranda: alamatnya adalah alamat situs. Hanya boleh ada satu.',
  docsOne: 'Dokumen',
  docsMany: 'Dokumentasi',
  docsDescription:
    'Dokumentasi: bagian, dan dokumen di bawahnya. Setiap bahasa ditulis dan dipublikasikan sendiri-sendiri.',
  docsHomeDescription: 'Ini ikhtisar dokumentasi: alamatnya /docs. Hanya boleh ada satu.',
  titleLabel: 'Judul',
  titleDescription: 'Judul yang tampil, dalam bahasa yang sedang Anda sunting.',
  excerptLabel: 'Ringkasan',
  excerptDescription:
    'Satu atau dua kalimat di bawah judul, pada kartu, dan untuk mesin pencari. Paling banyak 300 karakter.',
  bodyLabel: 'Isi',
  slugLabel: 'Slug',
  slugDescription:
    'Bagian terakhir alamat dalam bahasa ini, dalam aksara apa pun. Jika kosong: milik bahasa sumber, atau dibuat dari judul. Bagi pembaca, ini berubah saat Anda memublikasikan; alamat lama lalu mengarah ke sini.',
  parentLabel: 'Induk',
  parentDescription:
    'Yang berada di atas ini dalam pohon; menjadi bagian dari alamat. Setelah terbit, dokumen dipindahkan di pohon.',
  positionLabel: 'Posisi',
  positionDescription: 'Urutan di antara tetangganya, dari yang terkecil. Sama dalam semua bahasa.',
  isHomeLabel: 'Beranda',
  sidebarLabel: 'Label di daftar',
  sidebarLabelDescription:
    'Nama yang lebih pendek untuk daftar di samping dokumen. Jika kosong: judul.',
  seoTitle: 'Judul',
  seoDescription: 'Deskripsi',
  seoImage: 'Gambar',
  seoImageDescription:
    'Tampil di tempat orang menautkan halaman ini. Jika kosong: gambar bahasa itu.',
  seoPreview: 'Pratinjau',
  redirectsOne: 'Pengalihan',
  redirectsMany: 'Pengalihan',
  redirectsDescription:
    'Alamat yang mengarah secara permanen ke alamat lain. Halaman yang diganti nama atau dipindahkan tidak memerlukannya: alamat lamanya mengarah ke sana dengan sendirinya.',
  redirectLanguageDescription: 'Hanya berlaku dalam bahasa ini.',
  redirectFrom: 'Dari',
  redirectFromDescription:
    'Alamat setelah nama situs, misalnya /old-page. Anda juga dapat menempelkan alamat lengkap.',
  redirectTo: 'Ke',
  redirectKind: 'Jenis',
  redirectToPage: 'Halaman situs ini',
  redirectToAddress: 'Alamat',
  redirectPage: 'Halaman',
  redirectPageDescription: 'Pengalihan mengikuti halaman ke mana pun dipindahkan.',
  redirectAddress: 'Alamat',
  redirectAddressDescription:
    'Jalur seperti /uk/about, atau alamat lengkap situs lain. Tanpa bahasa, tetap dalam bahasa pengalihan.',
  staffOne: 'Anggota staf',
  staffMany: 'Staf',
  staffDescription:
    'Orang yang menulis dan memublikasikan; pembaca tidak memerlukan akun. Siapa pun yang Anda buatkan akun mendapat email berisi tautan untuk memilih kata sandi.',
  staffDescriptionWithoutMail:
    'Orang yang menulis dan memublikasikan; pembaca tidak memerlukan akun. Belum ada email yang dikirim dari sini: sampaikan sendiri kata sandinya kepada orang yang Anda buatkan akun. Undangan hanya ditulis ke folder outbox di server.',
  passwordByAdmin:
    'Belum ada email yang dikirim dari sini. Mintalah bantuan admin: ia membuka akun Anda di bagian “Staf” dan mengubah kata sandinya.',
  passwordOfLoneAdmin:
    'Jika Anda satu-satunya admin, orang yang mengelola server dapat membuka kembali akses Anda: {{command}} menampilkan tautan untuk menetapkan kata sandi baru.',
  staffName: 'Nama',
  staffRole: 'Peran',
  roleAdmin: 'Admin: boleh melakukan segalanya',
  roleEditor: 'Editor: menulis dan memublikasikan dalam semua bahasa',
  roleTranslator: 'Penerjemah: menulis dan memublikasikan dalam beberapa bahasa',
  languagesOfTranslator: 'Yang boleh ditulis dan dipublikasikan penerjemah ini, tidak lebih.',
  schedule: 'Jadwal',
  schedules: 'Jadwal',
  schedulesDescription:
    'Yang akan dipublikasikan atau dibatalkan publikasinya nanti, satu bahasa setiap kali. Yang jatuh tempo saat situs mati dijalankan ketika situs menyala lagi.',
  scheduleDocument: 'Halaman atau dokumen',
  scheduleAction: 'Tindakan',
  schedulePublish: 'Publikasikan',
  scheduleUnpublish: 'Batalkan publikasi',
  scheduleAt: 'Kapan',
  scheduleAtDescription: 'Menurut zona waktu perangkat Anda.',
  scheduleBy: 'Dijadwalkan oleh',
  scheduleDoneAt: 'Selesai',
  scheduleProblem: 'Mengapa tidak dapat dijalankan',
  scheduleDocumentDeleted: 'halaman yang dihapus',
  deskMyDrafts: 'Draf saya',
  deskNoDrafts: 'Semua yang Anda tulis sudah dipublikasikan.',
  deskEmpty: 'Dokumen yang belum pernah ditulisi apa pun: {{count}}',
  deskEmptyRemove: 'Hapus semuanya',
  deskEmptyRemoved: 'Dokumen kosong yang dihapus: {{count}}',
  deskScheduled: 'Dijadwalkan',
  deskNothingScheduled:
    'Tidak ada yang dijadwalkan. Anda dapat menjadwalkan di samping setiap halaman.',
  deskProblems: 'Tidak dapat dijalankan',
  deskRunnerWell: 'Jadwal dijalankan tepat waktu (terakhir diperiksa: {{time}}).',
  deskLately: 'Baru dipublikasikan',
  deskNothingPublished: 'Belum ada yang dipublikasikan.',
  deskDrafts: 'Dengan perubahan yang belum dipublikasikan',
  deskLinksWell: 'Semua tautan ada tujuannya.',
  deskLinksDead: 'Tautan tanpa tujuan: {{count}}',
  report: 'Tautan dan berkas',
  reportDead: 'Tautan tanpa tujuan',
  reportDeadMeaning:
    'Tujuannya tidak dipublikasikan dalam bahasa ini maupun bahasa sumber. Pembaca melihat teks biasa, atau halaman galat.',
  reportForeign: 'Tautan ke bahasa lain',
  reportForeignMeaning:
    'Tujuannya tidak diterjemahkan. Pembaca mendapatkannya dalam bahasa sumber, dan diberi tahu tentang itu.',
  reportNone: 'Tidak ada.',
  reportPage: 'Halaman',
  reportTarget: 'Mengarah ke',
  history: 'Riwayat',
  historyWhen: 'Kapan',
  historyWho: 'Siapa',
  historyNobody: 'Situs itu sendiri',
  historyFormer: 'Mantan rekan kerja',
  historyStatus: 'Status dalam {{language}}',
  historyPublished: 'Diterbitkan',
  statusMissing: 'Belum ada',
  historyDraft: 'Draf',
  historyCompare: 'Bandingkan',
  historyRestore: 'Pulihkan dalam {{language}}',
  bulkPublishAsk:
    'Dipilih: {{count}}. Drafnya dipublikasikan dalam {{language}}. Bahasa lain tetap seperti semula.',
  bulkUnpublishAsk:
    'Dipilih: {{count}}. Pembaca tidak lagi menemukannya dalam {{language}}. Draf dan bahasa lain tetap seperti semula.',
  bulkPublished: 'Dipublikasikan dalam {{language}}: {{count}}',
  bulkUnpublished: 'Publikasi dibatalkan dalam {{language}}: {{count}}',
  bulkPublishedBefore: 'Sudah dipublikasikan, tanpa perubahan sejak itu: {{count}}',
  bulkUnpublishedBefore: 'Memang belum dipublikasikan dalam {{language}}: {{count}}',
  bulkRefused: 'Tidak dapat dilakukan: {{count}}',
  historyRestored:
    'Dipulihkan dalam {{language}}, sebagai draf. Tidak ada yang berubah bagi pembaca sampai Anda memublikasikannya.',
  historyNone: 'Belum ada yang disimpan.',
  historyOlder: 'Lebih lama',
  historyNewer: 'Lebih baru',
  blockTitle: 'Judul',
  blockText: 'Teks',
  blockCallout: 'Kotak sorotan',
  calloutKind: 'Jenis',
  calloutNote: 'Catatan',
  calloutTip: 'Tips',
  calloutWarning: 'Peringatan',
  calloutDanger: 'Bahaya',
  calloutTitleDescription: 'Jika kosong: jenisnya, misalnya “Peringatan”.',
  blockPicture: 'Gambar',
  pictureCaption: 'Keterangan',
  pictureCaptionDescription: 'Jika kosong: keterangan gambar itu sendiri.',
  blockCallToAction: 'Ajakan bertindak',
  callToActionLabel: 'Teks tombol',
  callToActionDocument: 'Halaman atau dokumen',
  callToActionAddress: 'Atau alamat',
  callToActionAddressDescription: 'Hanya dipakai jika tidak ada halaman atau dokumen yang dipilih.',
  blockQuestions: 'Tanya jawab',
  questionsQuestion: 'Pertanyaan',
  questionsAnswer: 'Jawaban',
  blockSteps: 'Langkah-langkah',
  stepsStep: 'Langkah',
  blockDownload: 'Berkas untuk diunduh',
  downloadFile: 'Berkas (PDF)',
  downloadTitleDescription: 'Apa berkas ini. Jika kosong: namanya.',
  blockVideo: 'Video',
  videoAddress: 'Alamat video',
  videoAddressDescription:
    'Di YouTube atau Vimeo. Pembaca melihat tautan; tidak ada yang dimuat dari situs lain sebelum mereka menekannya.',
  videoTitleDescription: 'Apa yang ditampilkan video. Inilah tautan yang ditekan pembaca.',
  blockChildPages: 'Halaman di bawah ini',
  blockContactCard: 'Kartu kontak',
  tableRows: 'Baris',
  tableColumns: 'Kolom',
  mediaOne: 'Gambar atau berkas',
  mediaDescription:
    'Gambar untuk halaman, dan berkas PDF untuk diunduh. Semuanya terbuka untuk umum begitu diunggah.',
  usedIn: 'Digunakan di',
  usedNowhere: 'Tidak ada halaman atau dokumen yang menampilkan berkas ini.',
  altLabel: 'Teks alternatif',
  altDescription:
    'Apa yang ditampilkan gambar, bagi yang tidak dapat melihatnya, dalam bahasa ini. Tanpa itu, halaman dengan gambar ini tidak dapat dipublikasikan.',
  captionLabel: 'Keterangan',
  captionDescription: 'Berada di bawah gambar, dalam bahasa ini. Boleh kosong.',
  creditLabel: 'Kredit',
  creditDescription: 'Siapa yang membuat gambar dan dengan syarat apa. Sama dalam semua bahasa.',
  siteLabel: 'Nama dan deskripsi',
  siteDescription:
    'Apa yang dikatakan situs tentang dirinya, dalam setiap bahasa. Jika kosong: teks bahasa sumber.',
  siteNameLabel: 'Nama',
  siteNameDescription: 'Di kepala halaman, di kaki halaman, dan setelah judul setiap halaman.',
  siteTextLabel: 'Deskripsi',
  siteTextDescription:
    'Satu kalimat: di kaki halaman, dan untuk mesin pencari jika halaman tidak punya deskripsi sendiri.',
  contactLabel: 'Profil kontak',
  contactDescription:
    'Siapa yang dapat disurati, ditelepon, dan ditemui pembaca: di kaki setiap halaman. Yang kosong tidak ditampilkan.',
  contactNameLabel: 'Nama',
  contactNameDescription: 'Seperti yang ditulis dalam semua bahasa.',
  contactEmailLabel: 'Email',
  contactPhoneLabel: 'Telepon',
  contactPhoneDescription: 'Dengan kode negara, misalnya +380 44 000 0000.',
  contactBookingLabel: 'Halaman pemesanan',
  contactBookingDescription:
    'Tempat pembaca memilih waktu untuk pertemuan 15 menit: alamat situs lain, misalnya https://…',
  contactMeetingsLabel: 'Tersedia untuk pertemuan',
  contactMeetingsDescription:
    'Jika tidak dicentang, halaman pemesanan tidak ditautkan, dan pembaca diberi tahu bahwa saat ini tidak ada pertemuan.',
  priceListLabel: 'Harga kiriman massal',
  priceListDescription:
    'Berapa biaya kiriman massal. Setiap halaman dengan blok “Harga kiriman massal” menampilkannya. Jika situs mengambil harga dari layanan harga, layanan itulah yang menentukan kiriman massal apa saja yang ada dan berapa harganya; nama dan teksnya diambil dari sini, dari kiriman massal dengan kunci yang sama.',
  mailingOne: 'Kiriman massal',
  mailingMany: 'Kiriman massal',
  mailingKey: 'Kunci',
  mailingKeyDescription: 'Sebutannya dalam program dan layanan harga.',
  mailingActive: 'Aktif',
  mailingActiveDescription: 'Pembaca melihatnya.',
  mailingName: 'Nama',
  mailingText: 'Deskripsi',
  mailingIncluded: 'Yang termasuk',
  mailingIncludedDescription: 'Satu hal per baris, paling banyak delapan.',
  mailingPrice: 'Harga',
  mailingPriceDescription:
    'Misalnya 19,99. Jika kosong dalam satu mata uang: pembaca yang memilihnya melihat mata uang lain. Jika kosong dalam semuanya: “Harga berdasarkan permintaan”.',
  mailingPromo: 'Harga kiriman massal pertama',
  mailingPromoDescription:
    'Lebih rendah daripada harga dalam mata uang yang sama. Jika kosong: tidak ada.',
  applicationPrice: 'Harga formulir lamaran',
  applicationPriceDescription:
    'Untuk pengisiannya. Jika kosong dalam semua mata uang: tidak ditawarkan.',
  blockMailingPrices: 'Harga kiriman massal',
  blockRetentionPeriods: 'Berapa lama data disimpan',
  blockDataRequest: 'Cara bertanya tentang data sendiri',
  navigationTitle: 'Kepala dan kaki halaman',
  navigationDescription:
    'Halaman dan dokumen yang ditautkan di kepala dan kaki halaman, dalam urutan ini. Yang tidak dipublikasikan dilewati.',
  navigationHeader: 'Kepala halaman',
  navigationFooter: 'Kaki halaman',
  navigationHelp: 'Sedang dalam kesulitan',
  navigationHelpDescription:
    'Halaman yang pertama ditunjukkan beranda kepada pembaca yang dalam kesulitan: siapa yang dihubungi atau disurati.',
  navigationLink: 'Tautan',
  navigationLinks: 'Tautan',
  navigationDocument: 'Halaman atau dokumen',
  navigationLabel: 'Label tautan',
  navigationLabelDescription:
    'Dalam bahasa ini. Jika kosong: label bahasa sumber, atau jika tidak ada, judul halaman.',
  reportUnused: 'Berkas yang tidak dipakai',
  reportUnusedMeaning:
    'Tidak ada halaman, draf, atau versi lama yang menampilkannya. Hapus yang tidak akan diperlukan siapa pun.',
  alreadyWritten: 'Sudah ada teks dalam bahasa ini, jadi tidak ada yang disalin menimpanya.',
  deskLinksSoFar:
    'Tautan yang tidak menuju ke mana pun dalam {{read}} teks terbaru: {{count}}. Laporan membaca semuanya.',
  deskUnfilled:
    'Pembaca melihat bagian yang hanya dapat diisi oleh pengelola situs, ditulis sebagai [OPERATOR: …]. Letaknya di:',
  reportPart: 'Teks yang dibaca untuk halaman laporan ini: {{read}}, dimulai dari yang terbaru.',
  reportOn: 'Baca lanjutannya',
  historyUnwritten:
    'Pada versi ini belum ada yang ditulis dalam {{language}}. Pilih versi yang lebih baru.',
  bodyIncomplete:
    'Ada yang belum lengkap atau salah dalam teks. Buka blok atau tautan yang ditandai dan perbaiki: {{detail}}',
  viewLive: 'Lihat di situs',
}
