import type { IndexNowTexts } from './en'

/** What the panel says of telling search engines; a part of `../id.ts`. */
export const idIndexNow: IndexNowTexts = {
  indexNow: 'Memberi tahu mesin pencari (IndexNow)',
  indexNowDescription:
    'Mesin pencari yang ikut IndexNow diberi tahu dalam satu dua menit alamat mana yang diterbitkan, diubah, atau dihapus. Mereka sendiri yang memutuskan kapan melihat. Google tidak ikut.',
  indexNowOn: 'Beri tahu mereka',
  indexNowEngine: 'Siapa yang diberi tahu',
  indexNowEngineDescription: 'Satu saja cukup: ia memberi tahu peserta lainnya.',
  indexNowLog: 'Apa yang diberitahukan dan jawabannya',
  indexNowAt: 'Kapan',
  indexNowAddresses: 'Alamat',
  indexNowAnswer: 'Jawaban',
  indexNowTaken: 'Diterima.',
  indexNowRefused: 'Ditolak:',
  indexNowLater: 'Dicoba lagi nanti:',
  indexNowNoAnswer: 'Tidak ada jawaban:',
  indexNowLocal: 'Situs ini hanya berjalan di mesin ini, jadi tidak ada yang diberi tahu.',
  indexNowKey: 'Mesin pencari memeriksa kunci situs di sini:',
  indexNowWaiting: 'Menunggu diberitahukan: {{count}}',
  indexNowGivenUp: '{{count}} ditinggalkan setelah banyak percobaan.',
}
