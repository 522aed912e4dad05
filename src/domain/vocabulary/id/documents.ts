import type { Vocabulary } from '../terms'

export const documents: Vocabulary['documents'] = {
  'certificate-of-competency': {
    label: 'Sertifikat keahlian pelaut',
    short: 'COC',
    aliases: [
      'Ijazah pelaut',
      'Ijazah laut',
      'Ijasah pelaut',
      'Ijasah laut',
      'Sertifikat keahlian',
      'Sertifikat ANT',
      'Sertifikat ATT',
    ],
  },
  'flag-endorsement': {
    label: 'Pengukuhan negara bendera',
    aliases: ['Sertifikat pengukuhan negara bendera', 'Endorsement bendera'],
  },
  'gmdss-general-operator': {
    label: 'Sertifikat operator radio umum GMDSS',
    short: 'GOC',
    aliases: ['Sertifikat GMDSS', 'Operator radio umum', 'ORU', 'Sertifikat radio'],
  },
  'rating-watch-certificate': {
    label: 'Sertifikat rating dinas jaga',
    aliases: [
      'Rating dinas jaga',
      'Sertifikat rating',
      'Rating forming',
      'ANTD',
      'ATTD',
      'Ijazah rating',
    ],
  },
  'able-seafarer-certificate': {
    label: 'Sertifikat pelaut terampil',
    aliases: [
      'Rating able',
      'Sertifikat able',
      'Rating able deck',
      'Rating able engine',
      'Pelaut terampil',
    ],
  },

  'basic-safety-training': {
    label: 'Pelatihan dasar keselamatan',
    short: 'BST',
    aliases: [
      'Keterampilan dasar keselamatan',
      'Pelatihan keselamatan dasar',
      'Sertifikat BST',
      'Diklat BST',
    ],
  },
  'survival-craft': {
    label: 'Pesawat luput maut dan sekoci penyelamat',
    short: 'SCRB',
    aliases: ['Pesawat luput maut', 'Sertifikat SCRB', 'Diklat SCRB'],
  },
  'fast-rescue-boats': {
    label: 'Sekoci penyelamat cepat',
    short: 'FRB',
    aliases: ['Sertifikat FRB', 'Perahu penyelamat cepat'],
  },
  'advanced-fire-fighting': {
    label: 'Pemadaman kebakaran tingkat lanjut',
    short: 'AFF',
    aliases: ['Sertifikat AFF', 'Pemadam kebakaran lanjutan', 'Diklat AFF'],
  },
  'medical-first-aid': {
    label: 'Pertolongan pertama medis',
    short: 'MFA',
    aliases: ['MEFA', 'Sertifikat MFA', 'Pertolongan pertama', 'P3K'],
  },
  'medical-care': {
    label: 'Perawatan medis di kapal',
    short: 'MC',
    aliases: ['Perawatan medis', 'Sertifikat MC', 'Diklat MC'],
  },
  'ship-security-officer': {
    label: 'Perwira keamanan kapal',
    short: 'SSO',
    aliases: ['Sertifikat SSO', 'Diklat SSO'],
  },
  'security-awareness': {
    label: 'Kesadaran keamanan',
    short: 'SAT',
    aliases: ['Pelatihan kesadaran keamanan', 'Sertifikat SAT', 'Diklat SAT'],
  },
  'designated-security-duties': {
    label: 'Tugas keamanan tertentu',
    short: 'SDSD',
    aliases: ['Sertifikat SDSD', 'Pelaut dengan tugas keamanan tertentu', 'Tugas keamanan khusus'],
  },
  'tanker-basic-oil-chemical': {
    label: 'Tanker minyak dan kimia, pelatihan dasar',
    short: 'BOCT',
    aliases: ['Pelatihan dasar tanker minyak dan kimia', 'Sertifikat BOCT'],
  },
  'tanker-advanced-oil': {
    label: 'Tanker minyak, pelatihan lanjutan',
    short: 'AOT',
    aliases: ['Pelatihan lanjutan tanker minyak', 'Sertifikat AOT'],
  },
  'tanker-advanced-chemical': {
    label: 'Tanker kimia, pelatihan lanjutan',
    short: 'ACT',
    aliases: ['Pelatihan lanjutan tanker kimia', 'Sertifikat ACT'],
  },
  'tanker-basic-gas': {
    label: 'Tanker gas cair, pelatihan dasar',
    short: 'BLGT',
    aliases: ['Pelatihan dasar tanker gas', 'Sertifikat BLGT'],
  },
  'tanker-advanced-gas': {
    label: 'Tanker gas cair, pelatihan lanjutan',
    short: 'ALGT',
    aliases: ['Pelatihan lanjutan tanker gas', 'Sertifikat ALGT'],
  },
  'passenger-ship-crowd-management': {
    label: 'Kapal penumpang, pengelolaan kerumunan',
    short: 'CMT',
    aliases: [
      'Manajemen kerumunan',
      'Pengelolaan kerumunan',
      'Sertifikat CMT',
      'Pengendalian massa',
    ],
  },
  'passenger-ship-crisis-management': {
    label: 'Kapal penumpang, manajemen krisis',
    short: 'CMHBT',
    aliases: [
      'CMHB',
      'Manajemen krisis',
      'Manajemen krisis dan perilaku manusia',
      'Sertifikat CMHB',
    ],
  },
  'igf-basic': {
    label: 'Kapal berbahan bakar gas, pelatihan dasar',
    aliases: ['IGF dasar', 'Pelatihan dasar IGF Code', 'Pelatihan dasar IGF'],
  },
  'igf-advanced': {
    label: 'Kapal berbahan bakar gas, pelatihan lanjutan',
    aliases: ['IGF lanjutan', 'Pelatihan lanjutan IGF Code', 'Pelatihan lanjutan IGF'],
  },
  'polar-basic': {
    label: 'Perairan kutub, pelatihan dasar',
    aliases: ['Pelatihan dasar perairan kutub', 'Polar Code dasar'],
  },
  'polar-advanced': {
    label: 'Perairan kutub, pelatihan lanjutan',
    aliases: ['Pelatihan lanjutan perairan kutub', 'Polar Code lanjutan'],
  },
  ecdis: { label: 'ECDIS', aliases: ['Sertifikat ECDIS', 'Diklat ECDIS'] },
  'radar-arpa': {
    label: 'Radar dan ARPA',
    aliases: ['Simulator radar', 'Sertifikat ARPA', 'Simulator ARPA', 'Sertifikat radar'],
  },
  'bridge-resource-management': {
    label: 'Manajemen sumber daya anjungan',
    short: 'BRM',
    aliases: ['Sertifikat BRM', 'Diklat BRM'],
  },
  'engine-room-resource-management': {
    label: 'Manajemen sumber daya kamar mesin',
    short: 'ERM',
    aliases: ['Sertifikat ERM', 'Diklat ERM'],
  },
  'high-voltage': {
    label: 'Sistem tegangan tinggi',
    short: 'HV',
    aliases: ['Tegangan tinggi', 'Sertifikat tegangan tinggi'],
  },
  'ships-cook-certificate': {
    label: 'Sertifikat juru masak kapal',
    aliases: ['Sertifikat koki kapal', 'Sertifikat juru masak', 'Sertifikat koki'],
  },
  'dp-certificate': {
    label: 'Sertifikat dynamic positioning',
    short: 'DP',
    aliases: ['Sertifikat DP', 'Lisensi DP'],
  },
  'offshore-survival-training': {
    label: 'Pelatihan keselamatan lepas pantai',
    short: 'BOSIET',
    aliases: [
      'Sertifikat BOSIET',
      'Pelatihan bertahan hidup lepas pantai',
      'Pelatihan keselamatan offshore',
    ],
  },
  'helicopter-escape-training': {
    label: 'Penyelamatan diri dari helikopter di air',
    short: 'HUET',
    aliases: ['Sertifikat HUET', 'Pelatihan HUET'],
  },
  'crane-operator-certificate': {
    label: 'Sertifikat operator crane',
    aliases: [
      'SIO crane',
      'SIO operator crane',
      'Sertifikat operator derek',
      'Lisensi operator crane',
    ],
  },
  'welder-certificate': {
    label: 'Sertifikat juru las',
    aliases: ['Sertifikat las', 'Sertifikat pengelasan', 'Sertifikat welder'],
  },

  'seafarer-medical-certificate': {
    label: 'Sertifikat kesehatan pelaut',
    aliases: [
      'Sertifikat kesehatan',
      'MCU',
      'Surat kesehatan pelaut',
      'Surat keterangan sehat',
      'Pemeriksaan kesehatan pelaut',
    ],
  },
  'yellow-fever-vaccination': {
    label: 'Sertifikat vaksinasi demam kuning',
    aliases: ['Vaksin demam kuning', 'Demam kuning', 'Vaksin yellow fever', 'Buku kuning'],
  },
  'drug-and-alcohol-test': {
    label: 'Tes narkoba dan alkohol',
    aliases: ['Tes narkoba', 'Surat bebas narkoba', 'Bebas narkoba'],
  },

  passport: { label: 'Paspor', aliases: ['Paspor internasional', 'Paspor RI'] },
  'seamans-book': { label: 'Buku pelaut', aliases: ['Buku pelaut nasional'] },
  'seafarers-identity-document': {
    label: 'Dokumen identitas pelaut',
    short: 'SID',
    aliases: ['Kartu identitas pelaut', 'Kartu SID', 'Identitas pelaut'],
  },
  'us-crew-visa': {
    label: 'Visa awak kapal Amerika Serikat',
    short: 'C1/D',
    aliases: ['Visa Amerika', 'Visa AS', 'Visa C1/D', 'Visa USA', 'Visa kru Amerika'],
  },
  'schengen-visa': { label: 'Visa Schengen', aliases: ['Visa Uni Eropa', 'Visa Eropa'] },
  'australian-crew-visa': {
    label: 'Visa awak kapal Australia',
    short: 'MCV',
    aliases: ['Visa Australia', 'Visa MCV', 'Visa kru Australia'],
  },
}
