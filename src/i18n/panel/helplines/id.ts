import type { HelplinesTexts } from './en'

export const idHelplines: HelplinesTexts = {
  helplinesLabel: 'Saluran bantuan',
  helplinesDescription:
    'Siapa yang membantu pelaut dalam kesulitan. Halaman bantuan dan pencarian menampilkannya persis seperti di sini, dalam semua bahasa. Nomor yang salah dapat merenggut nyawa: sebelum memasukkannya, telepon nomor itu atau lihat halaman organisasinya sendiri.',
  helplinesNoneAtTop:
    'Sisakan di bagian atas setidaknya satu telepon yang menjawab siang dan malam: halaman bantuan dimulai dengannya.',
  helplineOne: 'Saluran bantuan',
  helplineOrganisation: 'Organisasi',
  helplinePurpose: 'Apa ini',
  helplineKind: 'Jenis',
  helplineValue: 'Nomor atau alamat',
  helplineValueDescription:
    'Nomor dengan tanda tambah dan kode negara; tanpa keduanya hanya jika nomor itu cuma dapat dihubungi dari satu negara.',
  helplineValueWrong:
    'Ini tidak dapat ditelepon atau dibuka. Nomor telepon diawali tanda tambah dan kode negara (jika tanpa keduanya, centang “Hanya dapat dihubungi dari negara ini”); alamat halaman diawali https://.',
  helplineHours: 'Kapan ada yang menjawab',
  helplineTimes: 'Jam',
  helplineTimesDescription: 'Dengan angka, disertai zona waktu: 08:00–18:00 UTC.',
  helplineSituations: 'Apa yang terjadi',
  helplineAtTop: 'Paling atas',
  helplineAtTopDescription:
    'Ditampilkan sebelum semua yang lain. Sebaiknya saluran yang menjawab siang dan malam.',
  helplineCountry: 'Negara',
  helplineCountryDescription:
    'Negara orang yang dibantunya, atau negara bendera atau pelabuhannya. Jika kosong: untuk semua.',
  helplineOnlyInside: 'Hanya dapat dihubungi dari negara ini',
  helplineSource: 'Tempat dipublikasikan',
  helplineCheckedOn: 'Diperiksa pada',
  helplineCheckedOnDescription:
    'Hari ketika seseorang membacanya di sana. Jangan tulis hari ketika tidak ada yang memeriksanya: jika kosong, di sini tertulis “belum diperiksa”, dan pembaca tidak diberi tahu harinya.',
  helplineNote: 'Catatan untuk editor',
  helplineNoteDescription:
    'Seberapa kuat dasarnya dan apa yang bertentangan dengannya. Pembaca tidak pernah melihat ini.',
  helplineUnchecked: 'belum diperiksa',
  helplineKindPhone: 'Telepon',
  helplineKindEmail: 'Email',
  helplineKindPage: 'Halaman',
  helplineHoursAlways: 'Siang dan malam',
  helplineHoursWeekdays: 'Hari kerja',
  helplineHoursUnknown: 'Tidak diketahui',
  helplineOwnLife: 'Pikiran bunuh diri',
  helplineHurt: 'Cedera atau sakit',
  helplineNotPaid: 'Upah belum dibayar',
  helplineLeftBehind: 'Ditelantarkan',
  helplineThreatened: 'Diancam',
  helplinePurposeSeafarers: 'Saluran bantuan untuk pelaut',
  helplinePurposeUnion: 'Serikat pekerja',
  helplinePurposeMedical: 'Konsultasi medis untuk kapal',
  helplinePurposePiracy: 'Pembajakan dan perompakan bersenjata',
  helplinePurposeCrisis: 'Teman bicara',
  helplinePurposeDirectory: 'Daftar saluran bantuan',
  helplinePurposeConsular: 'Kementerian luar negeri',
  helplinePurposeWorkers: 'Instansi untuk pekerja di luar negeri',
  helplinePurposeFlag: 'Negara bendera',
  helplinePurposePort: 'Negara pelabuhan',
  blockHelplines: 'Saluran bantuan',
  blockHelplinesChoice: 'Yang mana',
  blockHelplinesAlways: 'Yang paling atas',
  blockHelplinesCountries: 'Menurut negara',
  blockHelplinesFlags: 'Menurut bendera dan pelabuhan',
  blockHelplinesSources: 'Tempat dipublikasikan',
}
