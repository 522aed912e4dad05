import type { MailingTexts } from './en'

export const idMailings: MailingTexts = {
  requestKindMailing: 'Pengiriman massal',
  requestStateConfirmed: 'Dikonfirmasi',
  requestStateSending: 'Sedang dikirim',
  requestStateDone: 'Selesai',
  requestStateDeclined: 'Ditolak',
  requestSettingsMailing: 'Pengiriman massal (bulan)',
  mailKindMailing: 'Pengiriman ke perusahaan',
  mailKindMailingReport: 'Laporan pengiriman',
  mailCompany: 'Perusahaan',
  companyMailings: 'Pengiriman massal',
  companyAcceptsMailings: 'Menerima pengiriman massal',
  companyAcceptsMailingsDescription:
    'Perusahaan setuju menerima lamaran pelaut yang memesan pengiriman. Hanya perusahaan seperti itu yang dihitung dan disurati.',
  companyMailingEmail: 'Alamat untuk pengiriman',
  companyMailingEmailDescription: 'Kosong: alamat surel perusahaan.',
  companyMailingDepartments: 'Departemen di kapal',
  companyMailingDepartmentsDescription:
    'Hanya lamaran dari departemen ini yang dikirim ke perusahaan. Kosong: dari semua.',
  mailingReach: 'Dikirim ke',
  mailingReachDescription:
    'Yang mana dari perusahaan yang menerima pengiriman. Pembaca melihat berapa jumlahnya sekarang; tidak ada yang mengetik angka itu.',
  mailingReachAll: 'Semua perusahaan',
  mailingReachCountry: 'Perusahaan di satu negara',
  mailingReachMatching: 'Perusahaan yang cocok dengan jabatan dan kapal',
  mailingSettlement: 'Cara membayar',
  mailingSettlementDescription:
    'Pembaca membaca ini sebelum meminta pengiriman: kapan dan bagaimana membayar, dan bahwa situs tidak menagih apa pun.',
  mailingRefund: 'Pengembalian uang',
  mailingRefundDescription: 'Kapan uang dikembalikan.',
  mailingPrivacy: 'Apa yang terjadi dengan data',
  mailingPrivacyDescription: 'Di atas persetujuan, dalam beberapa kalimat.',
  mailingStopOne: 'Perusahaan tanpa pengiriman',
  mailingStopMany: 'Perusahaan tanpa pengiriman',
  mailingStopDescription:
    'Mereka mengikuti tautan penghenti dalam sebuah pengiriman. Tidak ada yang menghapus mereka dari daftar ini; surat lain tetap sampai.',
  mailingStopAddress: 'Alamat',
  mailingStopCompany: 'Perusahaan',
  mailingSend: 'Kirim ke {{count}} perusahaan',
  mailingSendAsk:
    'Surat dikirim sekarang, satu untuk masing-masing dari {{count}} perusahaan, dan tidak bisa ditarik kembali. Kirim?',
  mailingNotConfirmed:
    'Atur dulu status “Dikonfirmasi” lalu simpan. Yang sudah dikirim tidak dikirim lagi.',
  mailingReachesNobody:
    'Saat ini tidak ada perusahaan yang menerima pengiriman ini; tidak ada yang dikirim.',
  mailingConfirmFirst:
    'Setelah pelaut mengonfirmasi dan membayar, atur status “Dikonfirmasi” lalu simpan: baru bisa dikirim.',
  mailingAsked: 'Pengiriman yang diminta',
  mailingRank: 'Jabatan',
  mailingShips: 'Kapal',
  mailingApplicationAsked: 'Minta formulir lamaran diisikan',
  mailingFirstReduction: 'Potongan untuk pengiriman pertama',
  mailingTotal: 'Jumlah',
  mailingPricesOf: 'Harga per',
  mailingsConfirmedBefore: 'Pengiriman lain dari alamat surel ini yang telah dikonfirmasi',
  mailingOnRequest: 'Atas permintaan',
  mailingReachedThen: 'Perusahaan saat diminta',
  mailingReachedNow: 'Perusahaan sekarang',
  mailingReportOpen: 'Buka laporan',
  mailingLetterSent: 'Diterima server surel',
  mailingLetterWaiting: 'Menunggu',
  mailingLetterRefused: 'Ditolak',
  mailingLetterBounced: 'Kembali',
  mailingLetterUncertain: 'Tidak pasti',
  mailingLetterStopped: 'Dihentikan perusahaan',
  requestStateNotNow: 'Status ini diatur oleh situs, atau hanya milik pengiriman massal.',
}
