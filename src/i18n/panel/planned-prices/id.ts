import type { PlannedPricesTexts } from './en'

export const idPlannedPrices: PlannedPricesTexts = {
  plannedMany: 'Harga terencana',
  plannedOne: 'Harga terencana',
  plannedDescription:
    'Harga yang berlaku mulai suatu waktu tanpa ada yang menyimpan apa pun saat itu. Untuk membatalkan, hapus lalu simpan.',
  plannedFrom: 'Berlaku mulai',
  plannedFromDescription: 'Dalam zona waktu Anda sendiri, yang disebut pada baris di atas harga.',
  plannedPriceDescription: 'Dalam setiap mata uang yang memiliki harga tepat sebelumnya.',
  promoFrom: 'Harga pertama mulai',
  promoFromDescription: 'Kosong: segera setelah disimpan.',
  promoUntil: 'Harga pertama berakhir',
  promoUntilDescription:
    'Kosong: sampai ada yang mengubahnya. Mulai waktu ini harga itu tidak berlaku lagi; pembaca melihat waktunya dalam UTC.',
  inWords: 'Yang berlaku dan yang akan datang',
  inWordsNow: 'Sekarang: {{price}}',
  inWordsThen: 'Mulai {{from}}: {{price}}',
  inWordsPromo: '{{price}} (kiriman pertama {{promo}})',
  plannedTwice:
    'Harga terencana lain dari kiriman ini mulai pada waktu yang sama. Pilih waktu lain atau hapus salah satunya.',
  plannedCurrency: 'Sampai saat itu ada harga dalam {{currency}}. Tulis juga yang baru.',
  plannedEmpty: 'Tulis harga setidaknya dalam satu mata uang.',
  plannedTooFar: 'Ini lebih dari {{years}} tahun lagi. Periksa tahunnya.',
  promoEndsBefore: 'Harga pertama harus berakhir setelah mulai.',
  promoMissing: 'Tulis harga kiriman pertama di atas, atau kosongkan ini.',
  promoNotLessLater:
    'Mulai {{from}} harganya {{price}}. Harga kiriman pertama harus lebih rendah, atau berakhir sebelum itu.',
}
