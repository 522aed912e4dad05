import type { MailTexts } from './en'

/** What the panel says of the site's mail; a part of `../id.ts`. */
export const idMail: MailTexts = {
  mailOne: 'Pesan',
  mailMany: 'Pesan',
  mailDescription: 'Apa yang ditulis situs kepada orang-orang, dan bagaimana nasibnya.',
  mailKind: 'Jenis',
  mailKindConfirmation: 'Konfirmasi',
  mailKindForward: 'Diteruskan ke perusahaan',
  mailKindStaffNotice: 'Pemberitahuan untuk staf',
  mailKindReply: 'Jawaban staf',
  mailKindInvitation: 'Undangan',
  mailKindPasswordReset: 'Kata sandi baru',
  mailState: 'Keadaan',
  mailStateQueued: 'Menunggu',
  mailStateSending: 'Sedang dikirim',
  mailStateSent: 'Terkirim',
  mailStateFailed: 'Gagal',
  mailStateUncertain: 'Tidak pasti',
  mailStateSuppressed: 'Alamat menolak email',
  mailStateBounced: 'Dikembalikan',
  mailTo: 'Kepada',
  mailReplyTo: 'Jawaban dikirim ke',
  mailLanguage: 'Bahasa',
  mailSubject: 'Perihal',
  mailText: 'Teks',
  mailWithFiles: 'Dengan berkas permintaan',
  mailAttempts: 'Percobaan',
  mailNextAttempt: 'Percobaan berikutnya',
  mailSentAt: 'Dikirim pada',
  mailProblem: 'Jawaban server email',
  mailBy: 'Ditulis oleh',
  mailRequest: 'Permintaan',
  mailFailedMeans:
    'Pesan tidak terkirim: selama tiga hari tidak ada server email yang menerimanya, atau pesan ditolak untuk selamanya.',
  mailUncertainMeans:
    'Tidak ada yang tahu apakah pesan sampai: sambungan putus ketika pesan sudah ada di server email. Jika dikirim lagi, pesan mungkin sampai dua kali.',
  mailSuppressedMeans: 'Pesan tidak terkirim: alamat itu menolak email kami.',
  mailBouncedMeans: 'Pesan sudah dikirim, lalu dikembalikan.',
  mailSendAgain: 'Kirim lagi',
  mailSendAgainAsk:
    'Pesan dikirim sekali lagi ke {{address}}. Jika alamat itu ada di daftar alamat yang menolak email, alamat itu dihapus dari sana.',
  mailSendAgainDone: 'Pesan sedang dikirim lagi.',
  mailBounced: 'Pesan dikembalikan',
  mailBouncedAsk:
    'Tidak ada lagi yang dikirim ke {{address}} sampai seseorang menghapusnya dari daftar alamat yang menolak email.',
  mailBouncedDone: 'Sudah dicatat. Tidak ada lagi yang dikirim ke {{address}}.',
  mailNotNow:
    'Sementara itu pesan sudah berubah, jadi tidak ada yang dilakukan. Muat ulang halaman untuk melihat keadaannya.',
  mailLinkUsedUp:
    'Tautan dalam pesan ini tidak berlaku lagi, jadi pesan tidak dikirim ulang. Saat masuk, di “Lupa kata sandi?”, siapa pun dapat meminta tautan baru ke alamat ini.',
  mailInTrouble: 'Pesan yang gagal atau tidak pasti: {{count}}',
  suppressedOne: 'Alamat yang menolak email',
  suppressedMany: 'Alamat yang menolak email',
  suppressedDescription:
    'Tidak ada yang dikirim ke alamat-alamat ini. Hapus alamat dari sini, dan email dikirim lagi ke sana.',
  suppressedAddress: 'Alamat',
  suppressedReason: 'Alasan',
  suppressedRefused: 'Ditolak oleh server email',
  suppressedCameBack: 'Sebuah pesan dikembalikan',
  suppressedByStaff: 'Ditambahkan oleh staf',
  suppressedDetail: 'Rincian',
  suppressedWrong: 'Tulis satu alamat email.',
  invitationSubject: 'Akun Anda di {{site}}',
  invitationAdminText:
    'Sebuah akun telah dibuat untuk Anda di {{site}}. Dengan akun itu Anda menentukan di sana siapa boleh melakukan apa, menulis, dan memublikasikan. Pilih kata sandi terlebih dahulu.',
  invitationText:
    'Sebuah akun telah dibuat untuk Anda di {{site}}. Dengan akun itu Anda menulis dan memublikasikan di sana. Pilih kata sandi terlebih dahulu.',
  invitationLink: 'Pilih kata sandi',
  invitationUntil:
    'Tautan ini berlaku satu kali, selama tiga hari. Setelah itu mintalah yang baru saat masuk, di “Lupa kata sandi?”.',
  resetSubject: 'Kata sandi baru untuk {{site}}',
  resetText: 'Seseorang, mungkin Anda, meminta kata sandi baru untuk akun Anda di {{site}}.',
  resetLink: 'Pilih kata sandi baru',
  resetUntil:
    'Tautan ini berlaku satu kali, paling sedikit satu jam. Jika Anda tidak memintanya, abaikan saja: kata sandi Anda tetap seperti semula.',
  resetOnItsWay: 'Jika ada akun dengan alamat ini, email berisi tautan sedang dikirim ke sana.',
  linkUsedUp:
    'Tautan ini sudah dipakai atau sudah kedaluwarsa. Mintalah yang baru saat masuk, di “Lupa kata sandi?”.',
  resetBusy:
    'Terlalu banyak orang meminta kata sandi baru saat ini. Tunggu semenit lalu coba lagi.',
}
