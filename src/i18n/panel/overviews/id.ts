import type { OverviewTexts } from './en'

/** A part of `../id.ts`. */
export const idOverviews: OverviewTexts = {
  deskShown: 'Ditampilkan di sini: {{shown}} dari {{found}}.',
  deskShowAll: 'Tampilkan semua ({{found}})',
  deskHealth: 'Keadaan situs',
  translationsToDo: 'yang perlu dikerjakan',
  totalsMeaning:
    'Setiap dokumen (semuanya {{count}}) dihitung satu kali dalam tiap bahasa, menurut keadaan teksnya. Yang dilihat pembaca dihitung sebagai terbit atau usang meskipun ada draf yang lebih baru; jumlahnya disebut di kolom terakhir.',
  totalsSum: 'Jumlah',
  stillRightChoose:
    'Inilah yang berubah pada teks sumber sejak “{{title}}” diterjemahkan. Centang bahasa yang teks terbitnya masih mengatakan hal yang sama: tidak ada yang diubah, dan teks itu dianggap mutakhir.',
  stillRightDiffers:
    'Perubahannya tidak sama untuk setiap bahasa, jadi tidak ada yang dicentang: periksa satu per satu.',
  stillRightFormerUnknown: 'Isi sebelumnya tidak disimpan.',
  stillRightMissing:
    'Belum ada apa pun di tempat ini dalam terjemahan. Dalam bahasa yang Anda centang, bagian ini sengaja dihilangkan.',
  stillRightTicked: 'Masih benar: {{count}}',
  auditMoved: 'dipindahkan',
  auditTop: 'tingkat teratas',
  auditKinds: 'Isi daftar',
  auditKindChanges: 'Perubahan',
  auditKindSignIns: 'Riwayat masuk',
  auditKindAll: 'Semua',
  deskClockAhead:
    'Jam mesin ini {{count}} mnt lebih cepat daripada jam basis data. Setel keduanya lewat jaringan; jika tidak, sesi berakhir terlalu awal dan log menjadi salah.',
  deskClockBehind:
    'Jam mesin ini {{count}} mnt lebih lambat daripada jam basis data. Setel keduanya lewat jaringan; jika tidak, sesi berakhir terlambat dan log menjadi salah.',
  reportTime: 'Jam dan zona waktu',
  reportClock: 'Jam mesin ini dan jam basis data berbeda {{seconds}} dtk.',
  reportZones: 'Hari berakhir menurut aturan zona waktu rilis {{release}}.',
  reportZonesNode:
    'Node di mesin ini memiliki aturan lain (rilis {{node}}) untuk: {{zones}}. Situs memakai aturannya sendiri.',
  reportZonesMoved:
    'Menurut aturan ini sejak {{date}} (UTC). Yang ditutup pada waktu lain karenanya – lowongan: {{closings}}, izin: {{licences}}.',
  reportZonesLicence: 'Izin',
}
