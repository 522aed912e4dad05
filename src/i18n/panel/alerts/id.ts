import type { AlertTexts } from './en'

/** What the site writes to the admins when something is wrong with it; a part of `../id.ts`. */
export const idAlerts: AlertTexts = {
  alertDiskSubject: '{{site}}: disk hampir penuh',
  alertDiskText:
    'Ruang pada disk tempat data {{site}} disimpan tinggal sedikit. Jika disk penuh, tidak ada lagi yang dapat disimpan atau dikirim. Kosongkan ruang, atau pindah ke disk yang lebih besar.',
  alertOutboxSubject: '{{site}}: surat elektronik tidak terkirim',
  alertOutboxText:
    'Ada pesan dari {{site}} yang menunggu lebih dari satu jam. Mungkin server surat tidak dapat dihubungi atau menolaknya: di panel, setiap pesan menyebutkan sebabnya. Pengiriman terus dicoba selama tiga hari.',
  alertScheduleSubject: '{{site}}: penerbitan terjadwal terlambat',
  alertScheduleText:
    'Di {{site}} ada yang seharusnya sudah diterbitkan atau ditarik, tetapi itu belum terjadi. Pengelola situs dapat menemukan sebabnya di log situs.',
  alertBackupSubject: '{{site}}: tidak ada cadangan terbaru',
  alertBackupText:
    'Cadangan terakhir {{site}} gagal atau sudah lebih dari dua hari. Apa pun yang ditulis sejak itu akan hilang bersama datanya. Pengelola situs dapat menemukan sebabnya di log situs.',
  alertFeedSubject: '{{site}}: umpan lowongan gagal',
  alertFeedText:
    'Umpan yang dipakai {{site}} untuk mengambil lowongan gagal lima kali berturut-turut atau lebih. Selama itu tidak ada yang dibuat, diubah, atau ditutup darinya: lowongan tetap seperti adanya sampai hari terakhirnya. Setiap umpan di panel menyebutkan sebabnya.',
  alertFeeds: 'Umpan yang gagal',
  alertToFeeds: 'Umpan di panel',
  alertOnce:
    'Anda baru diberi tahu lagi jika setelah sehari masih demikian, atau jika terjadi lagi.',
  alertMachine: 'Mesin',
  alertFree: 'Kosong',
  alertWaiting: 'Menunggu selama',
  alertLate: 'Terlambat',
  alertLastBackup: 'Cadangan terakhir',
  alertLastFailure: 'Kegagalan terakhir',
  alertNever: 'belum pernah',
  alertToMessages: 'Pesan di panel',
  alertToSchedules: 'Jadwal di panel',
}
