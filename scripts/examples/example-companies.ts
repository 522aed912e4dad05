import type { Locale } from '../../src/domain/locales/locales'
import type { VesselTypeCode } from '../../src/domain/vocabulary/vessel-types'
import type { Crewing } from '../../src/payload-types'

/** The code of a country, as it is stored. */
export type Country = NonNullable<Crewing['country']>

/** What became of the company's licence: looked up by staff and valid, not looked up, run out, or none given. */
type LicenceState = 'checked' | 'unchecked' | 'expired' | 'none'

export interface CompanyRow {
  /** Of an island or a town that stood on charts and in tales, and never on Earth. */
  readonly place: string
  readonly kind: string
  readonly form: string
  readonly country: Country
  readonly city: string
  readonly street: string
  readonly timeZone: string
  /** Country code of its telephone numbers. */
  readonly dial: string
  readonly licence: LicenceState
  readonly fleet: readonly VesselTypeCode[]
  readonly flags: readonly Country[]
  readonly languages: readonly Locale[]
  /** Given names of the people who answer there. */
  readonly people: readonly string[]
  /** How many vacancies it has. */
  readonly vacancies: number
}

/**
 * Companies that do not exist, in the cities where crews are hired. Each name says that it is an example;
 * the places in them never existed either.
 */
export const COMPANY_ROWS: Readonly<Record<string, CompanyRow>> = {
  frisland: {
    ...{ place: 'Frisland', kind: 'Crewing', form: 'LLC', country: 'UA', city: 'Odesa' },
    ...{ street: '1 Example Lane', timeZone: 'Europe/Kyiv', dial: '+380', licence: 'checked' },
    fleet: ['bulk-carrier', 'self-discharging-bulk-carrier', 'container-ship', 'ore-carrier'],
    flags: ['LR', 'MH', 'MT'],
    languages: ['uk', 'ru', 'en'],
    people: ['Olena', 'Andrii', 'Iryna'],
    vacancies: 20,
  },
  'buss-island': {
    ...{ place: 'Buss Island', kind: 'Crewing', form: 'LLC', country: 'UA', city: 'Izmail' },
    ...{ street: '2 Example Lane', timeZone: 'Europe/Kyiv', dial: '+380', licence: 'unchecked' },
    fleet: ['river-sea-vessel', 'general-cargo-ship', 'pusher-tug', 'harbour-tug', 'barge'],
    flags: ['UA', 'MD', 'PA'],
    languages: ['uk', 'ru'],
    people: ['Serhii', 'Nataliia'],
    vacancies: 10,
  },
  'hy-brasil': {
    ...{ place: 'Hy-Brasil', kind: 'Offshore Crew', form: 'LLC', country: 'UA', city: 'Odesa' },
    ...{ street: '3 Example Lane', timeZone: 'Europe/Kyiv', dial: '+380', licence: 'checked' },
    fleet: ['platform-supply-vessel', 'anchor-handling-vessel', 'diving-support-vessel'],
    flags: ['NO', 'CY', 'VU'],
    languages: ['uk', 'en'],
    people: ['Kateryna', 'Dmytro'],
    vacancies: 11,
  },
  antillia: {
    ...{ place: 'Antillia', kind: 'Crewing', form: 'sp. z o.o.', country: 'PL', city: 'Gdynia' },
    ...{ street: 'ul. Example 4', timeZone: 'Europe/Warsaw', dial: '+48', licence: 'checked' },
    fleet: ['wind-installation-vessel', 'wind-service-vessel', 'ro-ro-cargo-ship', 'ro-pax-ferry'],
    flags: ['DK', 'NL', 'BS'],
    languages: ['en', 'uk', 'ru'],
    people: ['Agnieszka', 'Piotr'],
    vacancies: 12,
  },
  mayda: {
    ...{ place: 'Mayda', kind: 'Manning', form: 'sp. z o.o.', country: 'PL', city: 'Szczecin' },
    ...{ street: 'ul. Example 5', timeZone: 'Europe/Warsaw', dial: '+48', licence: 'expired' },
    fleet: ['general-cargo-ship', 'multi-purpose-vessel', 'cement-carrier'],
    flags: ['AG', 'PT', 'CY'],
    languages: ['en', 'de'],
    people: ['Marta'],
    vacancies: 8,
  },
  estotiland: {
    ...{ place: 'Estotiland', kind: 'Crew', form: 'SRL', country: 'RO', city: 'Constanța' },
    ...{ street: 'Strada Example 6', timeZone: 'Europe/Bucharest', dial: '+40' },
    licence: 'checked',
    fleet: ['product-tanker', 'oil-chemical-tanker', 'bulk-carrier', 'bunkering-tanker'],
    flags: ['MT', 'LR', 'MH'],
    languages: ['en'],
    people: ['Andreea', 'Mihai'],
    vacancies: 13,
  },
  'emerald-phantom': {
    ...{ place: 'Emerald Phantom', kind: 'Crewing', form: 'OOD', country: 'BG', city: 'Varna' },
    ...{ street: 'ul. Example 7', timeZone: 'Europe/Sofia', dial: '+359', licence: 'checked' },
    fleet: ['bulk-carrier', 'refrigerated-cargo-ship', 'livestock-carrier'],
    flags: ['PA', 'LR', 'BG'],
    languages: ['en', 'ru'],
    people: ['Desislava', 'Georgi'],
    vacancies: 10,
  },
  pepys: {
    ...{ place: 'Pepys Island', kind: 'Crewing', form: 'LLC', country: 'GE', city: 'Batumi' },
    ...{ street: '8 Example Street', timeZone: 'Asia/Tbilisi', dial: '+995', licence: 'unchecked' },
    fleet: ['container-ship', 'general-cargo-ship', 'bitumen-tanker', 'ocean-going-tug'],
    flags: ['LR', 'PA', 'KN'],
    languages: ['en', 'ru'],
    people: ['Nino', 'Giorgi'],
    vacancies: 10,
  },
  crocker: {
    ...{ place: 'Crocker Land', kind: 'Crew Management', form: 'SIA', country: 'LV', city: 'Riga' },
    ...{ street: 'Example iela 9', timeZone: 'Europe/Riga', dial: '+371', licence: 'checked' },
    fleet: ['lpg-carrier', 'product-tanker', 'shuttle-tanker', 'icebreaker'],
    flags: ['SG', 'HK', 'MT'],
    languages: ['en', 'ru'],
    people: ['Līga', 'Jānis'],
    vacancies: 13,
  },
  bermeja: {
    ...{ place: 'Bermeja', kind: 'Crewing', form: 'Ltd. Şti.', country: 'TR', city: 'Istanbul' },
    ...{ street: 'Example Sokak 10', timeZone: 'Europe/Istanbul', dial: '+90' },
    licence: 'unchecked',
    fleet: ['chemical-tanker', 'bulk-carrier', 'general-cargo-ship'],
    flags: ['TR', 'MT', 'MH'],
    languages: ['en'],
    people: ['Elif', 'Emre'],
    vacancies: 10,
  },
  antarah: {
    ...{ place: 'Antarah', kind: 'Ship Management', form: 'Pvt. Ltd.', country: 'IN' },
    ...{ city: 'Mumbai', street: '11 Example Marg', timeZone: 'Asia/Kolkata', dial: '+91' },
    licence: 'checked',
    fleet: ['crude-oil-tanker', 'product-tanker', 'lng-carrier', 'container-ship', 'bulk-carrier'],
    flags: ['SG', 'LR', 'IN'],
    languages: ['en', 'hi'],
    people: ['Priya', 'Arjun', 'Neha'],
    vacancies: 17,
  },
  dvipa: {
    ...{ place: 'Swarna Dvipa', kind: 'Marine Services', form: 'Pvt. Ltd.', country: 'IN' },
    ...{ city: 'Kochi', street: '12 Example Road', timeZone: 'Asia/Kolkata', dial: '+91' },
    licence: 'unchecked',
    fleet: ['platform-supply-vessel', 'jack-up', 'hopper-dredger', 'research-vessel'],
    flags: ['IN', 'KN'],
    languages: ['hi', 'en'],
    people: ['Lakshmi', 'Rahul'],
    vacancies: 10,
  },
  jardines: {
    ...{ place: 'Los Jardines', kind: 'Manning', form: 'Inc.', country: 'PH', city: 'Manila' },
    ...{ street: '13 Example Street, Ermita', timeZone: 'Asia/Manila', dial: '+63' },
    licence: 'checked',
    fleet: ['bulk-carrier', 'container-ship', 'vehicle-carrier', 'lng-carrier', 'crude-oil-tanker'],
    flags: ['PA', 'LR', 'MH', 'BS'],
    languages: ['ph', 'en'],
    people: ['Maria', 'Jose', 'Grace'],
    vacancies: 20,
  },
  biringan: {
    ...{ place: 'Biringan', kind: 'Cruise Crew', form: 'Inc.', country: 'PH', city: 'Manila' },
    ...{ street: '14 Example Avenue, Malate', timeZone: 'Asia/Manila', dial: '+63' },
    licence: 'checked',
    fleet: ['cruise-ship', 'river-cruise-vessel', 'motor-yacht'],
    flags: ['BS', 'BM', 'PA'],
    languages: ['ph', 'en'],
    people: ['Angelica', 'Ramon'],
    vacancies: 18,
  },
  khayal: {
    ...{ place: 'Pulau Khayal', kind: 'Crewing', form: 'PT', country: 'ID', city: 'Jakarta' },
    ...{ street: 'Jl. Example 15', timeZone: 'Asia/Jakarta', dial: '+62', licence: 'checked' },
    fleet: ['bulk-carrier', 'fso', 'fpso', 'trawler', 'harbour-tug', 'cruise-ship'],
    flags: ['ID', 'SG', 'PA'],
    languages: ['id', 'en'],
    people: ['Dewi', 'Budi'],
    vacancies: 12,
  },
  yingzhou: {
    ...{ place: 'Yingzhou', kind: 'Seafarers', form: 'Co., Ltd.', country: 'CN' },
    ...{ city: 'Shanghai', street: '16 Example Road', timeZone: 'Asia/Shanghai', dial: '+86' },
    licence: 'checked',
    fleet: ['container-ship', 'bulk-carrier', 'vehicle-carrier', 'lng-carrier'],
    flags: ['CN', 'HK', 'PA'],
    languages: ['zh', 'en'],
    people: ['Li Na', 'Zhang Wei'],
    vacancies: 12,
  },
  fangzhang: {
    ...{ place: 'Fangzhang', kind: 'Crew Services', form: 'Co., Ltd.', country: 'CN' },
    ...{ city: 'Dalian', street: '17 Example Road', timeZone: 'Asia/Shanghai', dial: '+86' },
    licence: 'none',
    fleet: ['bulk-carrier', 'trawler', 'heavy-lift-vessel'],
    flags: ['CN', 'LR'],
    languages: ['zh'],
    people: ['Wang Fang'],
    vacancies: 7,
  },
  aiolia: {
    ...{ place: 'Aiolia', kind: 'Crew', form: 'S.A.', country: 'GR', city: 'Piraeus' },
    ...{ street: 'Akti Example 18', timeZone: 'Europe/Athens', dial: '+30', licence: 'checked' },
    fleet: ['crude-oil-tanker', 'bulk-carrier', 'passenger-ferry', 'high-speed-craft'],
    flags: ['GR', 'MT', 'LR'],
    languages: ['en'],
    people: ['Eleni', 'Nikos'],
    vacancies: 11,
  },
  ogygia: {
    ...{ place: 'Ogygia', kind: 'Ship Management', form: 'Ltd', country: 'CY', city: 'Limassol' },
    ...{ street: '19 Example Street', timeZone: 'Asia/Nicosia', dial: '+357', licence: 'checked' },
    fleet: ['multi-purpose-vessel', 'bulk-carrier', 'chemical-tanker', 'container-ship'],
    flags: ['CY', 'MT', 'PT'],
    languages: ['en', 'ru'],
    people: ['Maria', 'Andreas'],
    vacancies: 11,
  },
  vineta: {
    ...{ place: 'Vineta', kind: 'Crewing', form: 'GmbH', country: 'DE', city: 'Hamburg' },
    ...{ street: 'Beispielweg 20', timeZone: 'Europe/Berlin', dial: '+49', licence: 'checked' },
    fleet: ['container-ship', 'multi-purpose-vessel', 'heavy-lift-vessel', 'training-ship'],
    flags: ['DE', 'PT', 'LR', 'CY'],
    languages: ['de', 'en'],
    people: ['Anke', 'Jens'],
    vacancies: 11,
  },
  dutchman: {
    ...{ place: 'Flying Dutchman', kind: 'Crewing', form: 'B.V.', country: 'NL' },
    ...{ city: 'Rotterdam', street: 'Voorbeeldkade 21', timeZone: 'Europe/Amsterdam', dial: '+31' },
    licence: 'checked',
    fleet: ['cutter-suction-dredger', 'hopper-dredger', 'pipe-laying-vessel', 'ocean-going-tug'],
    flags: ['NL', 'CY', 'LU'],
    languages: ['en', 'de'],
    people: ['Sanne', 'Bram'],
    vacancies: 11,
  },
  utrost: {
    ...{ place: 'Utrøst', kind: 'Offshore', form: 'AS', country: 'NO', city: 'Bergen' },
    ...{ street: 'Eksempelgaten 22', timeZone: 'Europe/Oslo', dial: '+47', licence: 'checked' },
    fleet: ['offshore-construction-vessel', 'seismic-vessel', 'drillship', 'cable-laying-vessel'],
    flags: ['NO', 'BS', 'IM'],
    languages: ['en'],
    people: ['Ingrid', 'Lars'],
    vacancies: 12,
  },
  waqwaq: {
    ...{ place: 'Waq-Waq', kind: 'Marine Crew', form: 'LLC', country: 'AE', city: 'Dubai' },
    ...{ street: '23 Example Street, Deira', timeZone: 'Asia/Dubai', dial: '+971' },
    licence: 'expired',
    fleet: ['crew-transfer-vessel', 'accommodation-vessel', 'jack-up', 'livestock-carrier'],
    flags: ['AE', 'PA', 'KM'],
    languages: ['ar', 'en', 'hi'],
    people: ['Fatima', 'Omar'],
    vacancies: 9,
  },
  sandy: {
    ...{ place: 'Sandy Phantom', kind: 'Ship Management', form: 'Pte. Ltd.', country: 'SG' },
    ...{ city: 'Singapore', street: '24 Example Road', timeZone: 'Asia/Singapore', dial: '+65' },
    licence: 'checked',
    fleet: ['lng-carrier', 'lpg-carrier', 'crude-oil-tanker', 'vehicle-carrier', 'fpso'],
    flags: ['SG', 'HK', 'MH'],
    languages: ['en', 'zh', 'id'],
    people: ['Mei Ling', 'Suresh'],
    vacancies: 12,
  },
  'hidden-reef': {
    ...{ place: 'Hidden Reef', kind: 'Crewing', form: 'S.A.E.', country: 'EG' },
    ...{ city: 'Alexandria', street: '25 Example Street', timeZone: 'Africa/Cairo', dial: '+20' },
    licence: 'unchecked',
    fleet: ['general-cargo-ship', 'bulk-carrier', 'pilot-boat', 'workboat'],
    flags: ['EG', 'PA', 'KM'],
    languages: ['ar', 'en'],
    people: ['Mona', 'Karim'],
    vacancies: 8,
  },
  borondon: {
    ...{ place: 'San Borondón', kind: 'Tripulaciones', form: 'S.L.', country: 'ES' },
    ...{ city: 'Las Palmas', street: 'Calle Example 26', timeZone: 'Atlantic/Canary', dial: '+34' },
    licence: 'checked',
    fleet: ['trawler', 'refrigerated-cargo-ship', 'ro-pax-ferry', 'sailing-yacht'],
    flags: ['ES', 'PT', 'PA'],
    languages: ['es', 'en'],
    people: ['Carmen', 'Javier'],
    vacancies: 8,
  },
  brandao: {
    ...{ place: 'Ilha de São Brandão', kind: 'Offshore', form: 'Ltda.', country: 'BR' },
    ...{ city: 'Macaé', street: 'Rua Example 27', timeZone: 'America/Sao_Paulo', dial: '+55' },
    licence: 'none',
    fleet: ['fpso', 'anchor-handling-vessel', 'shuttle-tanker', 'drillship'],
    flags: ['BR', 'BS', 'LR'],
    languages: ['pt', 'en'],
    people: ['Ana', 'Rafael'],
    vacancies: 7,
  },
  ys: {
    ...{ place: "Ville d'Ys", kind: 'Équipages', form: 'SARL', country: 'FR', city: 'Brest' },
    ...{ street: '28 rue Example', timeZone: 'Europe/Paris', dial: '+33', licence: 'expired' },
    fleet: ['research-vessel', 'standby-rescue-vessel', 'cable-laying-vessel', 'passenger-ferry'],
    flags: ['FR', 'LU'],
    languages: ['fr', 'en'],
    people: ['Claire', 'Yann'],
    vacancies: 7,
  },
}
