import type { VacancyAlertTexts } from './en'

export const idVacancyAlerts: VacancyAlertTexts = {
  vacancyAlertOne: 'Pemberitahuan lowongan',
  vacancyAlertMany: 'Pemberitahuan lowongan',
  vacancyAlertDescription:
    'Lowongan baru lewat email, dipesan di daftar lowongan dan dikonfirmasi dengan tautan. Penerima menghentikannya dengan tautan di setiap email. Hapus hanya jika pemiliknya meminta.',
  vacancyAlertEmail: 'Alamat email',
  vacancyAlertFilter: 'Penyaring',
  vacancyAlertFilterDescription: 'Seperti di alamat daftar; kosong: semua lowongan.',
  vacancyAlertState: 'Keadaan',
  vacancyAlertUnconfirmed: 'Belum dikonfirmasi',
  vacancyAlertActive: 'Aktif',
  vacancyAlertEnded: 'Berakhir',
  vacancyAlertLanguage: 'Bahasa',
  vacancyAlertConfirmedAt: 'Dikonfirmasi',
  vacancyAlertLastMailAt: 'Email terakhir',
  vacancyAlertEndedAt: 'Berakhir pada',
  mailKindVacancyAlertLink: 'Tautan pemberitahuan lowongan',
  mailKindVacancyAlert: 'Lowongan baru',
}
