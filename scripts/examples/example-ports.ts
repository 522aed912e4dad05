import { isWithin, type VesselTypeCode } from '../../src/domain/vocabulary/vessel-types'
import type { Country } from './example-companies'

export interface ExamplePort {
  readonly port: string
  readonly country: Country
}

const ports = (list: string): ExamplePort[] =>
  list.split(', ').map((entry) => {
    const at = entry.lastIndexOf(' ')
    // A test compares every one of them with the list of countries.
    return { port: entry.slice(0, at), country: entry.slice(at + 1) as Country }
  })

/** Where crews join; the first that holds the vessel counts. */
const PLACES: readonly (readonly [VesselTypeCode, ExamplePort[]])[] = [
  [
    'river-sea-vessel',
    ports('Izmail UA, Constanța RO, Rostock DE, Poti GE, Varna BG, Klaipėda LT'),
  ],
  ['livestock-carrier', ports('Fremantle AU, Aqaba JO, Midia RO, Jeddah SA, Berbera SO')],
  ['gas-carrier', ports('Ras Laffan QA, Sabine Pass US, Zeebrugge BE, Singapore SG, Incheon KR')],
  ['tanker', ports('Fujairah AE, Rotterdam NL, Houston US, Singapore SG, Gibraltar GI, Ceyhan TR')],
  ['vehicle-carrier', ports('Bremerhaven DE, Yokohama JP, Zeebrugge BE, Shanghai CN, Durban ZA')],
  ['ro-ro-vessel', ports('Gdynia PL, Trelleborg SE, Las Palmas ES, Gothenburg SE, Lübeck DE')],
  ['river-cruise-vessel', ports('Passau DE, Amsterdam NL, Basel CH, Budapest HU')],
  ['cruise-ship', ports('Miami US, Barcelona ES, Civitavecchia IT, Southampton GB, Singapore SG')],
  ['passenger-vessel', ports('Piraeus GR, Brest FR, Heraklion GR, Bodø NO, Palermo IT')],
  ['yacht', ports('Antibes FR, Palma ES, Fort Lauderdale US, Phuket TH, Las Palmas ES')],
  [
    'offshore-vessel',
    ports('Esbjerg DK, Aberdeen GB, Stavanger NO, Den Helder NL, Macaé BR, Abu Dhabi AE'),
  ],
  ['offshore-unit', ports('Luanda AO, Macaé BR, Batam ID, Stavanger NO, Dubai AE, Labuan MY')],
  ['dredger', ports('Ijmuiden NL, Ras Al Khair SA, Kochi IN, Manila PH, Ostend BE')],
  [
    'fishing-vessel',
    ports('Las Palmas ES, Vigo ES, Ålesund NO, Dalian CN, Montevideo UY, Bitung ID'),
  ],
  ['tug-or-workboat', ports('Izmail UA, Istanbul TR, Alexandria EG, Jakarta ID, Rotterdam NL')],
  ['special-purpose-ship', ports('Brest FR, Bremerhaven DE, Tromsø NO, Riga LV, Mormugao IN')],
  [
    'dry-cargo-ship',
    ports(
      'Rotterdam NL, Antwerp BE, Hamburg DE, Santos BR, Shanghai CN, Singapore SG, Busan KR, ' +
        'Constanța RO, Piraeus GR, Gdańsk PL, Manila PH, Mumbai IN, Durban ZA, Algeciras ES, ' +
        'New Orleans US, Qingdao CN, Richards Bay ZA, Jakarta ID',
    ),
  ],
]

/** The ports where a vessel of this type may change crews. */
export function examplePorts(type: VesselTypeCode): readonly ExamplePort[] {
  const found = PLACES.find(([group]) => isWithin(type, group))
  if (!found) throw new RangeError(`No port is known for "${type}".`)
  return found[1]
}
