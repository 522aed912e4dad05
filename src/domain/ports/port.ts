/** A port with its code. */
export interface Port {
  /** UN/LOCODE: two letters of the country, three more signs. */
  code: string
  /** What it is called in English. */
  name: string
  /** What it is called, as that is written. */
  names: readonly string[]
  /** The keys (`placeKey`) of these. */
  keys: readonly string[]
  /** Keys that mean it where no port is called so itself: its city. */
  lesserKeys: readonly string[]
  /** State or province, where towns of one name are told apart by it. */
  region?: string
  /** Codes that stood for it before, or beside. */
  otherCodes?: readonly string[]
  /** Degrees, north and east. */
  position?: Position
}

export interface Position {
  latitude: number
  longitude: number
}

/** The country of a port, by the two letters of ISO 3166-1. */
export function countryOfPort(code: string): string {
  return code.slice(0, 2)
}
