import type { AccountsTexts } from './en'

export const idAccounts: AccountsTexts = {
  mailKindStaffLink: 'Tautan ke alamat baru',
  mailKindAccountNotice: 'Pemberitahuan tentang akun',
  mailStateHeld: 'Ditahan',
  mailHeldMeans:
    'Tidak dikirim: alamat ini belum mengonfirmasi apa pun di situs dan sudah cukup menerima surel hari ini, atau tautan yang sama sudah dikirim ke sana dalam satu jam terakhir.',
  askedPasswordTitle: 'Kata sandi Anda',
  askedPasswordExpired:
    'Tindakan ini meminta kata sandi Anda lagi: Anda memasukkannya lebih dari 15 menit yang lalu.',
  askedPasswordAccount:
    'Untuk mengubah kata sandi atau alamat surel, masukkan kata sandi Anda sendiri yang berlaku sekarang.',
  askedPasswordKeys:
    'Masukkan untuk itu kata sandi Anda sendiri yang berlaku sekarang, dan langkah kedua jika Anda memilikinya.',
  askedPasswordField: 'Kata sandi Anda sekarang',
  askedPasswordGoOn: 'Lanjutkan',
  askedPasswordWrong: 'Ini bukan kata sandi Anda.',
  askedPasswordEnded: 'Terlalu banyak kata sandi salah: Anda dikeluarkan di sini. Masuklah lagi.',
  passwordCommon:
    'Banyak orang memakai kata sandi ini, jadi inilah yang pertama dicoba. Pilih yang lain.',
  passwordIsAddress: 'Kata sandi ini adalah alamat surelnya, atau hampir sama. Pilih yang lain.',
  newAddressWaits:
    'Kami sudah mengirim surel ke {{address}}. Sampai tautan di surel itu dikonfirmasi, alamat di atas yang berlaku.',
  staffLinkSubject: 'Konfirmasikan alamat surel baru Anda untuk {{site}}',
  staffLinkText:
    'Alamat ini dimasukkan untuk sebuah akun di {{site}}. Alamat ini berlaku setelah Anda mengonfirmasinya.',
  staffLinkPress: 'Konfirmasi alamat',
  staffLinkUntil:
    'Tautan berlaku 24 jam. Jika Anda tidak mengetahuinya, jangan lakukan apa pun: tidak ada yang berubah.',
  staffPasswordSubject: 'Kata sandi akun Anda di {{site}} telah diubah',
  staffPasswordText:
    'Kata sandi akun Anda telah diubah, dan semua perangkat lain telah dikeluarkan.',
  staffEmailSubject: 'Alamat surel akun Anda di {{site}} telah diubah',
  staffEmailText: 'Mulai sekarang {{address}} dipakai untuk masuk, bukan lagi alamat ini.',
  staffNotMe:
    'Jika bukan Anda, dan bukan admin atas permintaan Anda, segera beri tahu admin dan pilih kata sandi baru di “Lupa kata sandi?”.',
  newAddressTitle: 'Alamat surel baru',
  newAddressText: 'Tekan tombol untuk memakai {{address}} di {{site}} mulai sekarang.',
  newAddressButton: 'Pakai alamat ini',
  newAddressDone: 'Alamat sudah dikonfirmasi. Masuklah dengan alamat itu mulai sekarang.',
  newAddressDead:
    'Tautan ini tidak berlaku lagi: sudah dipakai, lebih dari 24 jam, atau kata sandi diganti sesudahnya. Tidak ada yang diubah.',
  newAddressTaken: 'Alamat ini kini milik akun lain, jadi tidak ada yang diubah.',
}
