/** How large a file may be that is imported. */
export const IMPORT_LIMITS = {
  bytes: 20 * 1024 * 1024,
  /** Without headings and empty rows. */
  rows: 20_000,
  columns: 200,
  /** Characters. */
  cell: 10_000,
  /** Characters of a line of a CSV file; nothing that people make is as long. */
  line: 2_000_000,
  /** Lists and objects within each other in JSON. */
  depth: 20,
  /** Bytes that a workbook unpacks to: in XLSX a table of 20,000 rows and 40 columns has about half of them. */
  unpacked: 64 * 1024 * 1024,
  sheets: 50,
  /** Filled ones of a sheet. */
  cells: 800_000,
  /** Characters of a sheet: about as many as a CSV file may have. */
  text: 20_000_000,
  /** Elements of an XML file, in all and within each other, and attributes of one. */
  elements: 1_000_000,
  elementDepth: 30,
  attributes: 100,
  /** Kinds of elements by where they stand: more are no list of the same thing. */
  places: 1_000,
  /** Characters of a name of an element or an attribute, and of a text with its markup. */
  name: 200,
  markup: 200_000,
  /** Parts of a page with data for search engines. */
  dataParts: 500,
  /** Seconds that an XML file or a page may take. */
  seconds: 10,
} as const

/** Days for which a vacancy is open that names no last day, where no other number is said: as many as one click prolongs it by. */
export const OPEN_DAYS = 30

/** The most that somebody may say. */
export const MOST_OPEN_DAYS = 365
