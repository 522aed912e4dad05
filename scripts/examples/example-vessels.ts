import { isWithin, type VesselTypeCode } from '../../src/domain/vocabulary/vessel-types'
import type { Country } from './example-companies'
import type { Random } from './seeded-random'

/** Particulars of a vessel that does not exist. */
export interface ExampleVessel {
  readonly name?: string
  /** Year. */
  readonly built: number
  readonly flag: Country
  /** Tonnes. */
  readonly deadweight?: number
  readonly grossTonnage?: number
  readonly engine?: string
  /** Kilowatts. */
  readonly power?: number
  /** Persons. */
  readonly crew: number
}

type Span = readonly [least: number, most: number]

interface Size {
  /** Tonnes; where what she carries is not weighed, she has none. */
  readonly deadweight?: Span
  readonly grossTonnage: Span
  /** Kilowatts; what is towed or stands on legs has none. */
  readonly power?: Span
  readonly crew: Span
}

const size = (deadweight: Span | undefined, grossTonnage: Span, power: Span, crew: Span): Size => ({
  ...(deadweight && { deadweight }),
  ...{ grossTonnage, power, crew },
})

/** The first that holds the vessel counts. */
const SIZES: readonly (readonly [VesselTypeCode, Size])[] = [
  ['ore-carrier', size([180_000, 320_000], [95_000, 165_000], [16_000, 22_000], [22, 25])],
  ['cement-carrier', size([5_000, 14_000], [4_000, 9_500], [2_400, 4_500], [12, 16])],
  ['bulk-carrier', size([34_000, 93_000], [21_000, 51_000], [6_100, 11_900], [19, 24])],
  ['river-sea-vessel', size([3_000, 7_000], [2_400, 5_200], [1_200, 2_400], [9, 13])],
  ['heavy-lift-vessel', size([9_000, 19_000], [10_000, 20_000], [6_000, 12_000], [18, 26])],
  ['multi-purpose-vessel', size([8_000, 30_000], [6_500, 23_000], [4_000, 9_900], [14, 22])],
  ['general-cargo-ship', size([3_500, 12_000], [2_500, 9_000], [1_800, 5_400], [10, 16])],
  ['container-ship', size([13_000, 115_000], [11_000, 110_000], [8_500, 58_000], [18, 25])],
  ['refrigerated-cargo-ship', size([8_000, 16_000], [7_500, 15_000], [7_000, 14_000], [18, 23])],
  ['livestock-carrier', size([5_000, 14_000], [6_000, 18_000], [4_500, 9_000], [25, 45])],
  ['vehicle-carrier', size([15_000, 22_000], [48_000, 75_000], [11_000, 16_500], [21, 26])],
  ['ro-ro-cargo-ship', size([9_000, 18_000], [21_000, 45_000], [10_000, 21_000], [16, 24])],
  ['ro-pax-ferry', size([3_500, 8_500], [20_000, 46_000], [15_000, 36_000], [60, 140])],
  ['crude-oil-tanker', size([105_000, 318_000], [58_000, 165_000], [12_500, 25_000], [22, 26])],
  ['shuttle-tanker', size([100_000, 155_000], [65_000, 88_000], [14_000, 24_000], [23, 28])],
  ['bunkering-tanker', size([3_000, 9_000], [2_200, 6_500], [1_500, 3_800], [10, 16])],
  ['bitumen-tanker', size([5_500, 16_000], [5_000, 12_500], [3_000, 6_000], [15, 20])],
  ['oil-tanker', size([37_000, 75_000], [24_000, 43_000], [7_200, 12_500], [20, 24])],
  ['chemical-tanker', size([13_000, 50_000], [8_500, 30_000], [4_500, 9_500], [19, 25])],
  ['lng-carrier', size([80_000, 97_000], [98_000, 118_000], [21_000, 38_000], [27, 32])],
  ['lpg-carrier', size([8_000, 58_000], [7_500, 49_000], [5_000, 13_500], [18, 26])],
  ['cruise-ship', size(undefined, [45_000, 180_000], [25_000, 75_000], [450, 1_500])],
  ['river-cruise-vessel', size(undefined, [1_800, 3_600], [900, 1_800], [38, 55])],
  ['passenger-vessel', size(undefined, [1_200, 9_000], [4_000, 28_000], [12, 40])],
  ['yacht', size(undefined, [300, 2_800], [1_200, 6_000], [8, 28])],
  ['crew-transfer-vessel', size(undefined, [90, 250], [1_400, 3_200], [3, 6])],
  ['platform-supply-vessel', size([3_000, 5_500], [2_500, 5_200], [4_500, 8_500], [12, 18])],
  ['anchor-handling-vessel', size([2_200, 4_500], [2_400, 7_400], [9_000, 20_000], [13, 22])],
  ['standby-rescue-vessel', size([600, 1_800], [900, 2_400], [1_500, 4_500], [12, 16])],
  ['offshore-vessel', size([5_000, 14_000], [6_000, 24_000], [9_000, 28_000], [45, 120])],
  ['drillship', size([40_000, 60_000], [55_000, 72_000], [36_000, 48_000], [140, 200])],
  ['jack-up', { grossTonnage: [9_000, 26_000], crew: [90, 140] }],
  ['fpso', { deadweight: [120_000, 310_000], grossTonnage: [70_000, 165_000], crew: [80, 160] }],
  [
    'offshore-unit',
    { deadweight: [90_000, 150_000], grossTonnage: [50_000, 85_000], crew: [30, 60] },
  ],
  ['barge', { deadweight: [3_000, 12_000], grossTonnage: [2_000, 7_000], crew: [4, 9] }],
  ['ocean-going-tug', size(undefined, [500, 3_200], [3_500, 12_000], [9, 16])],
  ['tug-or-workboat', size(undefined, [90, 480], [900, 4_500], [4, 8])],
  ['dredger', size([4_000, 24_000], [4_500, 21_000], [6_000, 21_000], [20, 48])],
  ['fishing-vessel', size(undefined, [800, 7_500], [1_500, 6_000], [22, 80])],
  ['icebreaker', size(undefined, [8_000, 14_000], [13_000, 21_000], [24, 40])],
  ['special-purpose-ship', size(undefined, [1_800, 7_500], [2_400, 7_500], [24, 60])],
]

const NAMES =
  'Albatross Curlew Dunlin Fulmar Gannet Heron Kittiwake Osprey Petrel Plover Sanderling Tern'.split(
    ' ',
  )

/** Makers and models as crew lists have them, by what they give at least. Kilowatts. */
const ENGINES: readonly (readonly [number, readonly string[]])[] = [
  [26_000, ['MAN B&W 9S90ME-C', 'WinGD 9X92', 'Wärtsilä 12V46F']],
  [11_000, ['MAN B&W 6G70ME-C', 'WinGD 6X62', 'MAN B&W 6S60ME-C']],
  [5_500, ['MAN B&W 6S50ME-B', 'MAN B&W 5S60MC-C', 'WinGD 6X52']],
  [2_400, ['MaK 8M32C', 'Wärtsilä 8L32', 'MAN 6L32/44CR']],
  [0, ['Caterpillar 3516C', 'Cummins QSK60', 'MTU 16V 4000']],
]

/** Plausible particulars for a type. `year` is the current one. */
export function exampleVessel(
  random: Random,
  type: VesselTypeCode,
  flags: readonly Country[],
  year: number,
): ExampleVessel {
  const found = SIZES.find(([group]) => isWithin(type, group))
  if (!found) throw new RangeError(`Nothing is known of the size of "${type}".`)
  const [, { deadweight, grossTonnage, power, crew }] = found
  // A large one is large in everything.
  const share = random.fraction()
  const within = ([least, most]: Span, step: number) =>
    Math.round((least + (most - least) * share) / step) * step
  const kilowatts = power && within(power, 10)
  const builders = ENGINES.find(([least]) => (kilowatts ?? 0) >= least)?.[1]
  return {
    ...(random.chance(0.2) && { name: `Example ${random.pick(NAMES)}` }),
    built: year - random.whole(0, isWithin(type, 'general-cargo-ship') ? 28 : 19),
    flag: random.pick(flags),
    ...(deadweight && { deadweight: within(deadweight, 10) }),
    grossTonnage: within(grossTonnage, 1),
    ...(kilowatts !== undefined && { power: kilowatts }),
    ...(kilowatts !== undefined && builders && { engine: random.pick(builders) }),
    crew: within(crew, 1),
  }
}
