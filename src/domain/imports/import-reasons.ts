/** Why a whole file cannot be read. */
export const FILE_REASONS = [
  'fileTooLarge',
  'fileEmpty',
  'fileNotText',
  'fileNoTable',
  'workbookProtected',
  'workbookBroken',
  'workbookUnpacksTooLarge',
  'workbookTooManySheets',
  'workbookTooHeavy',
  'workbookWithoutTable',
  'sheetTooManyCells',
  'sheetTooMuchText',
  'sheetNotCalculated',
  'tooManyRows',
  'tooManyColumns',
  'cellTooLong',
  'headingsMissing',
  'quoteNotClosed',
  'csvBroken',
  'jsonBroken',
  'jsonTooDeep',
  'jsonWithoutList',
  'xmlBroken',
  'xmlDeclaresTypes',
  'xmlTooDeep',
  'xmlTooManyElements',
  'xmlTooManyAttributes',
  'xmlTextTooLong',
  'xmlWithoutList',
  'pageWithoutPostings',
  'pageTooManyParts',
  'readingTooLong',
] as const

/** What was assumed where a file says nothing, or left unsaid beside what it says: told, and no doubt. */
export const ASSUMED = [
  'openFromPublication',
  'openFromImport',
  'openThoughWritten',
  'periodUsual',
  'portUnsure',
] as const

/** Why a cell is a doubt although what it was understood as is taken over. */
export const TAKEN_IN_DOUBT = [
  'likelyMistyped',
  'severalNamed',
  'titleDiffers',
  'usuallyMeans',
  'partOfText',
  'partUnknown',
  'currencyAssumed',
  'payMissing',
  'periodByAmount',
  'periodAssumed',
  'numberRounded',
  'maybeThousands',
  'yearAssumed',
  'lettersDamaged',
] as const

/** Why a cell is left out where its field may be, and its row refused where the field is required. */
export const LEFT_OUT = [
  'severalMeanings',
  'unknownWord',
  'dayOrderUnclear',
  'dayUnreadable',
  'dayNotNamed',
  'yearMissing',
  'yearImplausible',
  'numberUnreadable',
  'numberInTwoWays',
  'numberOutOfBounds',
  'otherUnit',
  'rangeUneven',
  'lengthOpen',
  'toleranceTooLong',
  'toleranceAlone',
  'joiningUpsideDown',
  'joiningToAlone',
  'emailWrong',
  'telephoneWrong',
  'imoNumberWrong',
  'webAddressWrong',
  'handleWrong',
  'timeZoneUnknown',
  'yesOrNoUnclear',
  'tooManyEntries',
] as const

/** Why the row of a cell is not imported, whichever its field. */
export const REFUSING = [
  'missing',
  'textTooLong',
  'slugWrong',
  'payUnreadable',
  'payUpsideDown',
  'payBoth',
  'payPeriodOther',
  'currencyUnknown',
] as const

/** Every reason there is: the panel has words for each. */
export const IMPORT_REASONS = [
  ...FILE_REASONS,
  ...ASSUMED,
  ...TAKEN_IN_DOUBT,
  ...LEFT_OUT,
  ...REFUSING,
] as const

export type ImportReason = (typeof IMPORT_REASONS)[number]

export type FileReason = (typeof FILE_REASONS)[number]

/** A file that cannot be read as a table, and why. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError'

  /**
   * @param reason what the panel has words for
   * @param details what the words are about: `most` (of bytes, rows, columns or characters), `row`, `column`, `sheet`
   */
  constructor(
    readonly reason: FileReason,
    readonly details: Readonly<Record<string, string | number>> = {},
  ) {
    super(`The file cannot be read as a table: ${reason} ${JSON.stringify(details)}`)
  }
}
