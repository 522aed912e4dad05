import type { Vocabulary } from '../terms'

export const ranks: Vocabulary['ranks'] = {
  master: {
    label: 'Nakhoda',
    aliases: ['Nahkoda', 'Nakoda', 'Kapten', 'Kapten kapal', 'Nakhoda kapal'],
  },
  'staff-captain': { label: 'Staff captain', aliases: ['Wakil nakhoda', 'Staf kapten'] },
  'chief-mate': {
    label: 'Mualim I',
    aliases: ['Mualim 1', 'Mualim Satu', 'Muallim I', 'Muallim 1'],
  },
  'second-mate': {
    label: 'Mualim II',
    aliases: ['Mualim 2', 'Mualim Dua', 'Muallim II', 'Muallim 2', 'Perwira navigasi'],
  },
  'third-mate': {
    label: 'Mualim III',
    aliases: ['Mualim 3', 'Mualim Tiga', 'Muallim III', 'Muallim 3'],
  },
  'fourth-mate': { label: 'Mualim IV', aliases: ['Mualim 4', 'Mualim Empat', 'Mualim muda'] },
  'safety-officer': {
    label: 'Perwira keselamatan',
    aliases: ['Petugas keselamatan', 'Perwira K3'],
  },
  'radio-officer': {
    label: 'Perwira radio',
    aliases: ['Markonis', 'Operator radio', 'Operator radio kapal'],
  },
  'deck-cadet': {
    label: 'Kadet dek',
    aliases: ['Kadet deck', 'Cadet dek', 'Taruna dek', 'Taruna nautika', 'Prala dek', 'Prola dek'],
  },
  bosun: { label: 'Bosun', aliases: ['Serang', 'Kepala kelasi', 'Bosman'] },
  'able-seafarer-deck': {
    label: 'Juru mudi',
    short: 'AB',
    aliases: [
      'Pelaut terampil dek',
      'Pelaut terampil bagian dek',
      'Rating able deck',
      'Able dek',
      'Juru mudi AB',
    ],
  },
  'ordinary-seafarer': { label: 'Kelasi', short: 'OS', aliases: ['Kelasi dek', 'Rating dek'] },
  'deck-trainee': {
    label: 'Magang dek',
    aliases: ['Kelasi magang', 'Trainee dek', 'Calon kelasi'],
  },
  pumpman: { label: 'Juru pompa', aliases: ['Operator pompa', 'Juru pompa muatan'] },
  'ships-carpenter': { label: 'Tukang kayu kapal', aliases: ['Tukang kayu', 'Mistri'] },
  'deck-crane-operator': {
    label: 'Operator crane kapal',
    aliases: ['Operator derek kapal', 'Juru derek kapal', 'Operator crane dek'],
  },

  'chief-engineer': {
    label: 'Kepala kamar mesin',
    short: 'KKM',
    aliases: ['Masinis kepala', 'Kepala mesin', 'Chief mesin'],
  },
  'second-engineer': {
    label: 'Masinis I (2/E)',
    short: '2/E',
    aliases: ['Masinis I', 'Masinis 1', 'Masinis Satu'],
  },
  'third-engineer': { label: 'Masinis II (3/E)', short: '3/E' },
  'fourth-engineer': {
    label: 'Masinis III (4/E)',
    short: '4/E',
    aliases: ['Masinis IV', 'Masinis 4', 'Masinis Empat', 'Masinis V', 'Masinis 5', 'Masinis muda'],
  },
  'gas-engineer': { label: 'Masinis gas', aliases: ['Perwira gas', 'Masinis muatan gas'] },
  'refrigeration-engineer': {
    label: 'Masinis pendingin',
    aliases: ['Teknisi pendingin', 'Teknisi AC', 'Teknisi reefer', 'Teknisi refrigerasi'],
  },
  'engine-cadet': {
    label: 'Kadet mesin',
    aliases: ['Cadet mesin', 'Taruna mesin', 'Taruna teknika', 'Prala mesin', 'Prola mesin'],
  },
  'able-seafarer-engine': {
    label: 'Pelaut terampil mesin',
    aliases: [
      'Pelaut terampil bagian mesin',
      'Rating able engine',
      'Able mesin',
      'AB mesin',
      'ABE',
      'Mandor mesin',
    ],
  },
  motorman: {
    label: 'Juru minyak',
    aliases: ['Juru motor', 'Rating mesin', 'Juru oli', 'Juru minyak mesin'],
  },
  wiper: { label: 'Wiper', aliases: ['Juru bersih mesin', 'Pembersih kamar mesin', 'Juru wiper'] },
  fitter: {
    label: 'Fitter',
    aliases: ['Juru bubut', 'Tukang bubut', 'Mekanik kapal', 'Juru fitter'],
  },
  welder: { label: 'Juru las', aliases: ['Tukang las', 'Juru las kapal', 'Tukang las kapal'] },
  'engine-trainee': { label: 'Magang mesin', aliases: ['Trainee mesin', 'Calon wiper'] },

  'electro-technical-officer': {
    label: 'Perwira elektro',
    short: 'ETO',
    aliases: [
      'Perwira elektroteknik',
      'Perwira teknik elektro',
      'Perwira listrik',
      'Masinis listrik',
      'Perwira listrik kapal',
    ],
  },
  'electro-technical-rating': {
    label: 'Rating elektro',
    short: 'ETR',
    aliases: ['Rating elektroteknik', 'Asisten juru listrik'],
  },
  'electro-technical-cadet': {
    label: 'Kadet elektro',
    aliases: ['Taruna elektro', 'Cadet elektro', 'Prala elektro'],
  },
  'electronics-engineer': {
    label: 'Perwira elektronika',
    aliases: ['Teknisi elektronika', 'Masinis elektronika'],
  },

  'chief-cook': {
    label: 'Kepala koki',
    aliases: ['Koki kepala', 'Koki I', 'Koki 1', 'Juru masak kepala', 'Kepala juru masak'],
  },
  'second-cook': {
    label: 'Koki II',
    aliases: ['Koki 2', 'Asisten koki', 'Pembantu koki', 'Juru masak II'],
  },
  'ships-cook': {
    label: 'Juru masak kapal',
    aliases: ['Juru masak', 'Koki', 'Koki kapal', 'Tukang masak'],
  },
  'cook-trainee': {
    label: 'Magang dapur',
    aliases: ['Magang koki', 'Trainee koki', 'Pembantu dapur'],
  },
  baker: { label: 'Pembuat roti', aliases: ['Tukang roti', 'Juru roti'] },
  'chief-steward': {
    label: 'Kepala pelayan',
    aliases: ['Kepala steward', 'Pelayan kepala', 'Kepala katering'],
  },
  steward: { label: 'Steward', aliases: ['Pelayan kapal', 'Pramugara kapal'] },
  messman: { label: 'Pelayan mes', aliases: ['Pelayan ruang makan', 'Mesboi', 'Pelayan mess'] },

  'offshore-installation-manager': {
    label: 'Manajer instalasi lepas pantai',
    short: 'OIM',
    aliases: ['Manajer anjungan lepas pantai', 'Manajer instalasi offshore'],
  },
  'barge-master': { label: 'Barge master', aliases: ['Nakhoda tongkang', 'Kepala tongkang'] },
  'ballast-control-operator': {
    label: 'Operator kendali balas',
    short: 'BCO',
    aliases: ['Operator balas', 'Operator kontrol balas', 'Operator kontrol ballast'],
  },
  'senior-dp-operator': {
    label: 'Operator DP senior',
    short: 'SDPO',
    aliases: ['Operator dynamic positioning senior'],
  },
  'dp-operator': {
    label: 'Operator DP',
    short: 'DPO',
    aliases: ['Operator dynamic positioning', 'Perwira DP', 'Operator DP junior'],
  },
  'tow-master': { label: 'Tow master', aliases: ['Pengawas penundaan'] },
  'offshore-crane-operator': {
    label: 'Operator crane lepas pantai',
    aliases: ['Operator crane offshore', 'Operator derek lepas pantai'],
  },
  'rov-supervisor': { label: 'Supervisor ROV', aliases: ['Pengawas ROV'] },
  'rov-pilot': {
    label: 'Pilot ROV',
    aliases: ['Operator ROV', 'Teknisi ROV', 'Pilot teknisi ROV'],
  },
  'hydrographic-surveyor': {
    label: 'Surveyor hidrografi',
    aliases: ['Hidrografer', 'Juru ukur hidrografi', 'Surveyor lepas pantai'],
  },
  rigger: { label: 'Rigger', aliases: ['Juru ikat', 'Juru ikat beban'] },
  roustabout: {
    label: 'Roustabout',
    aliases: ['Pekerja rig', 'Pekerja dek rig'],
  },
  'offshore-medic': {
    label: 'Paramedis lepas pantai',
    aliases: ['Paramedis', 'Paramedis offshore', 'Petugas medis lepas pantai', 'Paramedis rig'],
  },

  'hotel-director': { label: 'Direktur hotel', aliases: ['Manajer hotel', 'Manajer umum hotel'] },
  purser: {
    label: 'Purser',
    aliases: ['Perwira administrasi', 'Juru bayar kapal', 'Administrasi kapal'],
  },
  'guest-services-officer': {
    label: 'Petugas layanan tamu',
    aliases: ['Resepsionis', 'Petugas resepsionis', 'Petugas hubungan tamu'],
  },
  'executive-chef': { label: 'Chef eksekutif', aliases: ['Kepala dapur', 'Chef kepala'] },
  'sous-chef': { label: 'Sous chef', aliases: ['Wakil kepala dapur', 'Asisten chef eksekutif'] },
  'chef-de-partie': { label: 'Chef de partie', aliases: ['Demi chef'] },
  waiter: {
    label: 'Pramusaji',
    aliases: ['Pelayan restoran', 'Asisten pramusaji', 'Pramusaji restoran'],
  },
  bartender: { label: 'Bartender', aliases: ['Peracik minuman', 'Penjaga bar', 'Pelayan bar'] },
  'housekeeping-supervisor': {
    label: 'Supervisor tata graha',
    aliases: [
      'Pengawas tata graha',
      'Kepala tata graha',
      'Supervisor housekeeping',
      'Manajer tata graha',
    ],
  },
  'cabin-steward': {
    label: 'Petugas kabin',
    aliases: ['Pramukamar', 'Pelayan kabin', 'Steward kabin', 'Pramugara kabin'],
  },
  'laundry-attendant': {
    label: 'Petugas binatu',
    aliases: ['Petugas laundry', 'Petugas penatu', 'Tukang cuci', 'Tukang binatu'],
  },
  'security-guard': {
    label: 'Petugas keamanan',
    aliases: ['Satpam', 'Satpam kapal', 'Penjaga keamanan', 'Petugas keamanan kapal'],
  },
  'ships-doctor': { label: 'Dokter kapal', aliases: ['Dokter', 'Dokter umum kapal'] },
  'ships-nurse': { label: 'Perawat kapal', aliases: ['Perawat', 'Suster kapal'] },
  entertainer: {
    label: 'Entertainer',
    aliases: ['Musisi', 'Pemusik', 'Penyanyi', 'Penari', 'Pengisi acara'],
  },
  'youth-counsellor': {
    label: 'Pendamping anak dan remaja',
    aliases: ['Pengasuh anak', 'Pembina anak', 'Petugas klub anak'],
  },
}
