import type { LocksTexts } from './en'

export const idLocks: LocksTexts = {
  lockHeld:
    '{{name}} sedang menulis teks ini ({{language}}), jadi perubahan Anda tidak disimpan. Tunggu sampai selesai, atau buka teks ini dan ambil alih.',
  lockHolder:
    '{{name}} sedang menulis ({{language}}). Anda hanya membaca; teks ini terbuka sendiri setelah selesai.',
  lockTakeOver: 'Ambil alih',
  lockTaken:
    '{{name}} telah mengambil alih teks ini. Yang Anda tulis sudah disimpan, atau ada di pemberitahuan tempat Anda dapat menyalinnya.',
  lockTakenReason: '{{name}} telah mengambil alih teks ini.',
  lockStaleReason:
    'Rekan Anda telah mengubah teks ini; Anda melihatnya seperti keadaannya sekarang.',
  lockOthers: '{{name}} sedang menulis: {{language}}',
  lockList: 'Sedang ditulis',
  sharedChanged:
    'Rekan Anda telah mengubah ini. Kembalikan nilai sebelumnya, atau muat ulang halaman lalu pilih lagi.',
}
