import type { ExampleTexts } from './example-texts'

export const id: ExampleTexts = {
  about: {
    khayal:
      'Dari Jakarta kami menyediakan awak untuk kapal curah, unit penyimpanan terapung, kapal tunda pelabuhan, dan kapal ikan. Isi kontrak dijelaskan dalam bahasa Indonesia sebelum ditandatangani. Keluarga awak dapat menghubungi kami kapan saja.',
    sandy:
      'Dari Singapura kami mengelola kapal gas, kapal tanker, dan unit produksi terapung. Setiap perwira memiliki rencana pengembangan, dan setiap rating dapat meraih sertifikat kompetensi bersama kami.',
  },
  work: {
    cargo: [
      'Pelayaran ke seluruh dunia dengan sekitar lima hari di pelabuhan setiap bulan; sebagian besar awak sudah bertahun-tahun bersama kami.',
      'Kapal melayani rute tetap dan pergantian awak dilakukan di dermaga, bukan di tempat labuh.',
    ],
    tanker: [
      'Kapal lulus inspeksi vetting terakhir tanpa temuan besar, dan kami ingin mempertahankannya.',
      'Operasi muatan direncanakan bersama, dan jam istirahat dicatat apa adanya.',
    ],
    offshore: [
      'Rotasi seimbang: lama di rumah sama dengan lama di kapal, dan hari perjalanan dibayar.',
      'Bekerja dari pangkalan tetap; pergantian awak dengan kapal atau, saat cuaca baik, dengan helikopter.',
    ],
    passenger: [
      'Anda bekerja dengan rekan dari lebih dari dua puluh negara; sikap ramah sama pentingnya dengan pengalaman.',
      'Awak memiliki ruang makan dan pusat kebugaran sendiri, dan boleh turun di setiap pelabuhan bila tugas mengizinkan.',
    ],
    other: [
      'Awak kecil yang kompak: semua saling membantu bila diperlukan.',
      'Kapal naik dok tahun ini; mesin dan kabin dalam keadaan baik.',
    ],
  },
  terms: [
    'Gaji dibayar pada hari kerja terakhir setiap bulan, dan kiriman ke keluarga tanpa biaya.',
    'Kabin sendiri dengan kamar mandi, Wi-Fi gratis, dan juru masak yang menguasai masakan berbagai bangsa.',
    'Perusahaan menanggung tiket, visa, dan pemeriksaan kesehatan.',
    'Yang kembali dalam tiga bulan mendapat bonus.',
  ],
  apply: [
    'Kirim CV beserta masa layar Anda; kami menjawab dalam tiga hari kerja.',
    'Wawancara singkat lewat video, lalu Anda tahu hasilnya. Kami tidak pernah meminta uang kepada pelaut.',
    'Tuliskan kapal apa saja yang pernah Anda layari dan sejak kapan Anda siap naik kapal.',
  ],
}
