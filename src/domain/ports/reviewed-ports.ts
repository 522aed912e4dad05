/**
 * What is changed and added by hand where the list of ports is written (`npm run ports`). Codes of added ports, and that the
 * others are gone, were compared with UN/LOCODE 2024-2.
 */

/** What a port is called, where its own country writes it in another way than English does. */
export const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  AEFJR: 'Fujairah',
  AEKLF: 'Khor Fakkan',
  BEANR: 'Antwerp',
  CUHAV: 'Havana',
  DKCPH: 'Copenhagen',
  DZALG: 'Algiers',
  EGAIS: 'Ain Sokhna',
  EGALY: 'Alexandria',
  EGDAM: 'Damietta',
  EGSUZ: 'Suez',
  ERMSW: 'Massawa',
  ESLPA: 'Las Palmas',
  FRDKK: 'Dunkirk',
  INCOK: 'Kochi',
  INNSA: 'Nhava Sheva',
  ITGOA: 'Genoa',
  ITNAP: 'Naples',
  ITVCE: 'Venice',
  LYBEN: 'Benghazi',
  LYMRA: 'Misrata',
  MAPTM: 'Tanger Med',
  NLVLI: 'Flushing',
  OMMNQ: 'Mina Qaboos',
  PAPTY: 'Panama City',
  PTLIS: 'Lisbon',
  SADMM: 'Dammam',
  SEGOT: 'Gothenburg',
  TWTXG: 'Taichung',
  UAILK: 'Chornomorsk',
  UAODS: 'Odesa',
}

/** Further names of a port, where neither the package nor our names of places have them. */
export const FURTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  CNCAN: ['Canton'],
  CNTAO: ['Tsingtao'],
  // Crews write the short name, which is that of AUNTL too.
  GBNCL: ['Newcastle'],
  IDJKT: ['Djakarta'],
  INCCU: ['Calcutta'],
  INNSA: ['JNPT', 'Jawaharlal Nehru Port'],
  INTUT: ['Thoothukudi'],
  INVTZ: ['Vizag'],
  NAWVB: ['Walvisbaai'],
  NLVLI: ['Vlissingen'],
  TWKHH: ['Gaoxiong'],
  UAODS: ['Odessa'],
  VNSGN: ['Ho Chi Minh', 'Saigon'],
  ZAPLZ: ['Gqeberha'],
}

/** A code that is used no more, and the one that stands for the place today. */
export const FORMER_CODES: Readonly<Record<string, string>> = {
  ANBON: 'BQBON',
  ANCUR: 'CWWIL',
  ANEUX: 'BQEUX',
  ANPHI: 'SXPHI',
  ANSXM: 'SXPHI',
  ANWIL: 'CWWIL',
  CNBAY: 'CNBYQ',
  FIOLU: 'FIOUL',
  GPSBH: 'BLSBH',
  GPGUS: 'BLSBH',
  KRICH: 'KRINC',
  KRJGE: 'KRKJE',
  QAMES: 'QAUMS',
  REPDG: 'RELPT',
  SADMN: 'SADMM',
}

/** What is no port that crews join at, or is in the list twice under a name of its own. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'ANGSB',
  'BHMAN',
  'BRVLC',
  'CLCAP',
  'CLTHO',
  'CNYQS',
  'REREU',
  'TWTPE',
  // Inland towns of customs houses.
  'USBHM',
  'USCBF',
  'USCPF',
  'USGBO',
  'USGSP',
  'USJOT',
  'USRAJ',
  'USRNO',
  'USSAT',
  'USSXT',
  'USTSA',
  'USJ3C',
  // A terminal of the port.
  'VNVIC',
])

/**
 * Towns with the name of a port that everybody means: by the name alone they are not meant. With their country, their region or
 * their code they are found.
 */
export const LESSER: ReadonlySet<string> = new Set([
  'BMSOU',
  'CAODE',
  'GBBOS',
  'GBCHD',
  'USPEB',
  'USPFN',
  'VEBLA',
])

/** Ports that the package lacks: code, latitude and longitude in degrees, names. */
export const ADDED_PORTS: readonly (readonly [
  code: string,
  latitude: number,
  longitude: number,
  ...names: string[],
])[] = [
  ['AEDAS', 25.15, 52.87, 'Das Island'],
  ['AEKHL', 24.81, 54.65, 'Khalifa Port', 'Mina Khalifa'],
  ['AUDAM', -20.66, 116.71, 'Dampier'],
  ['BLSBH', 17.9, -62.85, 'Gustavia', 'Saint-Barthélemy'],
  ['BQBON', 12.15, -68.28, 'Bonaire', 'Kralendijk'],
  ['BQEUX', 17.48, -62.99, 'Sint Eustatius', 'Statia'],
  ['BRMEA', -22.37, -41.77, 'Macaé'],
  ['CNBYQ', 40.3, 122.08, 'Bayuquan'],
  ['CNCFD', 38.93, 118.5, 'Caofeidian'],
  ['CNQZH', 21.68, 108.6, 'Qinzhou'],
  ['CWWIL', 12.11, -68.93, 'Willemstad', 'Curaçao'],
  ['DZAZW', 35.82, -0.27, 'Arzew'],
  ['IDBTH', 1.12, 104.12, 'Batam'],
  ['INPBD', 21.64, 69.6, 'Porbandar'],
  ['INPRT', 20.26, 86.67, 'Paradip', 'Paradeep'],
  ['INSIK', 22.43, 69.84, 'Sikka'],
  ['INVAD', 22.39, 69.71, 'Vadinar'],
  ['IQBSR', 30.5, 47.81, 'Basra', 'Al Basrah'],
  ['KWMEA', 29.06, 48.15, 'Mina al Ahmadi'],
  ['LVLPX', 56.52, 21.02, 'Liepaja', 'Liepāja'],
  ['NGBON', 4.45, 7.17, 'Bonny'],
  ['OMDQM', 19.67, 57.7, 'Duqm'],
  ['PHBTG', 13.75, 121.05, 'Batangas'],
  ['PHILO', 10.69, 122.57, 'Iloilo'],
  ['QARLF', 25.92, 51.6, 'Ras Laffan'],
  ['RUAZO', 47.11, 39.42, 'Azov'],
  ['RUPRI', 60.34, 28.71, 'Primorsk'],
  ['RUTAM', 45.13, 36.69, 'Taman'],
  ['RUTUA', 44.1, 39.07, 'Tuapse'],
  ['RUULU', 59.68, 28.42, 'Ust-Luga'],
  ['RUVNN', 49.09, 140.27, 'Vanino'],
  ['RUVYS', 60.62, 28.57, 'Vysotsk'],
  ['RUYEY', 46.72, 38.27, 'Yeysk', 'Eisk'],
  ['SARTA', 26.65, 50.17, 'Ras Tanura'],
  ['SAYNB', 24.08, 38.05, 'Yanbu'],
  ['SXPHI', 18.02, -63.05, 'Philipsburg', 'Sint Maarten'],
  ['SYBAN', 35.18, 35.94, 'Baniyas'],
  ['TNBIZ', 37.27, 9.87, 'Bizerte'],
  ['TRCEY', 36.87, 35.93, 'Ceyhan', 'Botas'],
  ['TRTUZ', 40.84, 29.29, 'Tuzla'],
  ['UAERD', 46.75, 36.78, 'Berdyansk', 'Berdiansk'],
  ['UAIZM', 45.32, 28.85, 'Izmail'],
  ['UANLV', 46.93, 32, 'Mykolaiv', 'Nikolayev', 'Nikolaev'],
  ['UARNI', 45.42, 28.28, 'Reni'],
  ['UAYUZ', 46.6, 31.02, 'Pivdennyi', 'Yuzhny', 'Yuzhnyy'],
]
