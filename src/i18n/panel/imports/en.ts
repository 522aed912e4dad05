/** What the panel says of imports; a part of `../en.ts`. */
export const enImports = {
  importExternalId: 'External ID',
  externalIdDescription:
    'By what the system that this is imported from knows it. Imports find it again by this; readers never see it.',
  importsOne: 'Import',
  importsMany: 'Imports',
  importsDescription:
    'Companies and vacancies from a file. First you see what would be created, changed and closed; nothing is written before you agree.',
  importFile: 'File',
  importKind: 'Contents',
  importState: 'State',
  importBy: 'Imported by',

  importReading: 'being read',
  importMapping: 'columns to assign',
  importPlanning: 'being checked',
  importPlanned: 'ready to apply',
  importHeld: 'held: needs your agreement',
  importApplying: 'being applied',
  importApplied: 'applied',
  importCancelled: 'cancelled',
  importFailed: 'could not be read',
  importUndoing: 'being undone',
  importUndone: 'undone',

  importCreate: 'To create',
  importChange: 'To change',
  importClose: 'To close',
  importSame: 'Unchanged',
  importRefused: 'Refused',
  importDoubts: 'Doubts',
  importRowsFailed: 'Not applied',
  importLeftAlone: 'Not undone',

  importNew: 'Import a file',
  importNewFile: 'CSV, XLSX, XLS, ODS or JSON file, up to {{most}} MB',
  importFileKinds:
    'Also XML of job feeds, RSS, Atom, and saved web pages whose vacancies are marked for search engines (JobPosting).',
  importPaste: 'Paste a text',
  importPasteText: 'A post of a channel, or a mail of an agency',
  importPasteHint:
    'What is read in it is marked, and becomes a draft. What is not written in it is left empty.',
  importPasteRead: 'Read it',
  importPasteNothing: 'Nothing of a vacancy was found in this text.',
  importPasteEmpty: 'Paste the text first.',
  importPasteTooLong: 'The text is longer than {{most}} characters: paste a part of it.',
  importPasteCompanyMissing: 'Choose the company that the drafts are for.',
  importPasteMake: 'Make drafts: {{count}}',
  importPasteMade: 'Made, and not published:',
  importPasteVacancy: 'Vacancy {{number}}',
  importPasteField: 'Field',
  importPasteWords: 'Words of the text',
  importPasteMeaning: 'Read as',
  importAllCompanies: 'The file names the companies',
  importCloseMissing: 'Close open vacancies of the company that the file does not have',
  importUpload: 'Upload and look at it',
  importChooseFile: 'Choose a file first.',

  importExport: 'What is published, as a file:',

  importColumns: 'Columns',
  importFieldNone: 'Do not read',
  importMap: 'Check the rows',
  importMapAgain: 'Check again with these columns',
  importFieldTwice: 'Two columns are assigned to the same field. Assign each field once.',
  importNothingMapped: 'Assign at least one column to a field.',

  importSheet: 'Sheet',
  importSheetRead: 'Read this sheet',
  importSheetHidden: '{{sheet}} (hidden)',
  importHiddenRows:
    'Rows that the sheet hides are not read: {{count}}. If they are meant too, show them in your program and save the file.',
  importRowNumber: 'Row {{row}}',
  importPrevious: 'Previous',
  importNext: 'Next',
  importPage: 'Page {{page}} of {{pages}}',
  importLeftOut: 'left out',
  importAsSoonAsPossible: 'as soon as possible',
  importLanguageGuessed:
    'The heading names no language: this one is guessed from the text. Check it.',
  importMeans: 'read as',

  importRowsLeftOut: 'Left out',
  importChooseRow: 'Choose: {{row}}',
  importChoosePage: 'Choose all rows of this page',
  importChosen: 'Chosen: {{count}}',
  importLeave: 'Leave out',
  importPutBack: 'Put back',
  importApplyChosen: 'Apply the chosen rows alone',
  importApplyChosenAsk:
    'They are written as they are shown, with what was guessed or is unusual in them. All others wait. Rows: {{count}}.',
  importWaitingSure: 'Rows without doubts that were not chosen and wait: {{count}}.',
  importCorrect: 'Correct',
  importCorrectValue: 'Value to read instead',
  importCorrectAll: 'In every row that says “{{said}}”, and in the next file of the same source',
  importCorrectAllEmpty:
    'In every row that says nothing here, and in the next file of the same source',
  importCorrectKeep: 'Use this',
  importCorrectNot: 'Never mind',
  importCorrectBack: 'Take back',
  importCorrectedAll: 'in every row that says the same',
  importCorrectSend: 'Check again with the corrections: {{count}}',
  importApply: 'Apply',
  importApplyWithDoubts: 'Apply with the doubts',
  importApplyRest: 'Apply the rest too',
  importFlagged: 'To look at',
  importApplySays: '“Apply” writes the rows without doubts: {{count}}.',
  importApplyWithDoubtsSays:
    '“Apply with the doubts” also writes the rows in which something was guessed: {{count}}.',
  importApplyFlaggedSays:
    'Rows with something that staff should look at first are written by a button of their own: {{count}}.',
  importApplyFlagged: 'Apply what was looked at',
  importApplyFlaggedAsk:
    'Each of these rows says what is unusual about it, such as a pay far from others. They will be published as they stand, with the rows that have no doubts. Rows to look at: {{count}}.',
  importWaitingFlagged: 'Rows that you should look at before they are published: {{count}}.',
  importUndoneOf: '{{done}} of {{all}} rows undone',
  importCompanyOther:
    'The row names the company “{{name}}”, and the file was imported for “{{chosen}}”.',
  importCloseMissingOfAll:
    'Close open vacancies that the file does not have, of the companies that it names',
  importExamplesNotOffered:
    'Invented companies of the examples are not offered: their vacancies go when the examples go.',
  importCancel: 'Cancel',
  importUndo: 'Undo',
  importUndoAsk:
    'What was created goes to the trash, and what was changed or closed is as it was before. What somebody has edited since is left alone.',
  importDone: '{{done}} of {{all}} rows applied',
  importWaiting: 'Rows with doubts that wait for you: {{count}}.',
  importClosesMany:
    'It would close {{close}} of {{open}} open vacancies. Apply it only if they are really gone.',
  importClosesUnsurely:
    'It would close vacancies that the file does not have, but {{rows}} rows have no readable external ID and may be these. Look at them before you apply it.',
  importNoIds:
    'No column is the external ID: a later file cannot be recognized row by row, and changed rows would be created again.',
  importSameFile: 'This very file was applied before: import {{id}}.',
  importByNobody: 'The person who imported it has no account any more.',

  importEmpty: 'The file is empty. Choose one with headings and at least one row.',
  importTooLarge: 'The file is too large: at most {{most}} MB.',
  importInTrash: 'It is in the trash: restore it there, or delete it for good.',
  importHasDraft:
    'There is a draft of it that is not published. Publish it or go back to the published version, then import again.',
  importUnknown: 'There is no such import.',
  importNotNow: 'This cannot be done now: the import is in another state. Look at it again.',
  importGone: 'It is not there any more.',
  importEditedSince: 'Somebody has edited it since.',
  importPublishedDay: 'Day of publication',
  importTitle: 'Title (compared with the rank)',
  importOpenDays: 'Days open where the file names no last day',
  importOpenDaysDescription:
    'Counted from the publication that the file names, else from the import.',
  importTwin: 'Row {{row}} says the very same: it is one vacancy.',
  importTwice: 'Row {{row}} has the same external ID already.',
  importWithoutId: 'Without an external ID it is created again each time it changes.',
  importNameThere: 'There is a company of this name already.',
  importCompanyMissing: 'The row names no company.',
  importCompanyUnknown: 'The company “{{name}}” is not on the site.',
  importCompanyAmbiguous:
    'Several companies are called “{{name}}”: write the slug or the external ID.',

  // Of a cell: they stand behind what was read of it.
  importReasonFileTooLarge: 'The file is too large.',
  importReasonFileEmpty: 'The file is empty.',
  importReasonFileNotText: 'The file is no text: save it as CSV or JSON.',
  importReasonFileNoTable:
    'The file is an archive or a document, no table: send CSV, JSON, XLSX, XLS or ODS.',
  importReasonWorkbookProtected: 'The workbook is protected by a password: save it without one.',
  importReasonWorkbookBroken:
    'The workbook cannot be read: it is damaged, or of a kind that is not known. Save it again as XLSX, ODS or CSV.',
  importReasonWorkbookUnpacksTooLarge:
    'Unpacked, the workbook is larger than {{most}} MB: take out pictures and sheets that are not needed.',
  importReasonWorkbookTooManySheets:
    'The workbook has more than {{most}} sheets: save the one that is meant as a file of its own.',
  importReasonWorkbookTooHeavy:
    'Reading the workbook takes more time or memory than it may: save the sheet as a file of its own, or as CSV.',
  importReasonWorkbookWithoutTable:
    'No visible sheet of the workbook has a table: headings, and rows below them.',
  importReasonSheetTooManyCells:
    'The sheet “{{sheet}}” has more than {{most}} filled cells: divide it.',
  importReasonSheetTooMuchText:
    'The sheet “{{sheet}}” has more than {{most}} characters: divide it.',
  importReasonSheetNotCalculated:
    'Cell {{column}}{{row}} of the sheet “{{sheet}}” has a formula without a result: open the workbook in a program, save it as XLSX, and send it again.',
  importReasonTooManyRows: 'The file has too many rows: divide it.',
  importReasonTooManyColumns: 'The file has too many columns.',
  importReasonCellTooLong: 'A cell of the file is too long.',
  importReasonHeadingsMissing: 'The first row has no headings.',
  importReasonQuoteNotClosed: 'A quotation mark is opened and not closed.',
  importReasonCsvBroken: 'The file cannot be read as a table: rows have different lengths.',
  importReasonJsonBroken: 'The file is no valid JSON.',
  importReasonJsonTooDeep: 'The JSON is nested too deeply.',
  importReasonJsonWithoutList: 'There is no list of entries in the JSON.',
  importReasonXmlBroken: 'The XML is not well-formed: look at line {{row}}.',
  importReasonXmlDeclaresTypes:
    'The XML declares types or entities of its own (DOCTYPE): such a file is not read.',
  importReasonXmlTooDeep: 'The XML has more than {{most}} elements within each other.',
  importReasonXmlTooManyElements: 'The XML has too many elements: divide it.',
  importReasonXmlTooManyAttributes:
    'An element of the XML has more than {{most}} attributes: look at line {{row}}.',
  importReasonXmlTextTooLong:
    'A text, a name or an attribute in the XML is longer than {{most}} characters: look at line {{row}}.',
  importReasonXmlWithoutList:
    'There is no list of vacancies in the XML: no element is there several times, and none is called job, item or the like.',
  importReasonPageWithoutPostings:
    'The page has no vacancies that are marked for search engines (JobPosting in JSON-LD).',
  importReasonPageTooManyParts: 'The page has more than {{most}} parts with data.',
  importReasonReadingTooLong: 'Reading the file takes longer than {{most}} seconds: divide it.',
  importReasonOpenFromPublication: 'no last day is named: counted from the publication',
  importReasonOpenFromImport: 'no last day is named: counted from today',
  importReasonSeveralNamed: 'several ranks are named',
  importReasonTitleDiffers: 'the title names another rank',
  importReasonOpenThoughWritten: 'what is written as the last day is not used: counted instead',
  importReasonPeriodUsual: 'not written: the amount is usual for this period',
  importReasonMaybeThousands: 'is it perhaps in thousands of tonnes?',
  importReasonYearAssumed: 'the year is not written: the nearest one is taken',
  importReasonUsuallyMeans: 'it usually means this: look whether it does here',
  importReasonPeriodByAmount: 'the period is not written: the amount is usual for this one',
  importReasonPeriodAssumed: 'the period is not written, and the amount is not usual for the rank',
  importReasonLengthOpen: 'it names no number of months, weeks or days',
  importReasonLikelyMistyped: 'likely mistyped',
  importReasonPartOfText: 'only a part of the text was used',
  importReasonPartUnknown: 'a part of it is not known',
  importReasonCurrencyAssumed: 'the currency is not written, it was assumed',
  importReasonPayMissing: 'no pay is given',
  importReasonNumberRounded: 'the number was rounded',
  importReasonLettersDamaged: 'some letters are damaged: check the encoding',
  importReasonSeveralMeanings: 'it can mean several things',
  importReasonUnknownWord: 'this word is not known',
  importReasonDayOrderUnclear: 'day and month could be the other way round',
  importReasonDayUnreadable: 'this is no date',
  importReasonDayNotNamed: 'the day is missing',
  importReasonYearMissing: 'the year is missing: write the year too',
  importReasonYearImplausible: 'the year is not plausible',
  importReasonNumberUnreadable: 'this is no number',
  importReasonNumberInTwoWays: 'the number can be read in two ways',
  importReasonNumberOutOfBounds: 'the number is too small or too large',
  importReasonOtherUnit: 'it is in another unit',
  importReasonRangeUneven: 'the two ends are not alike',
  importReasonToleranceTooLong: 'the tolerance is as long as the contract',
  importReasonToleranceAlone: 'a tolerance without a contract',
  importReasonJoiningUpsideDown: 'joining ends before it begins',
  importReasonJoiningToAlone: 'an end of joining without a beginning',
  importReasonEmailWrong: 'this is no e-mail address',
  importReasonTelephoneWrong: 'this is no telephone number with the code of its country',
  importReasonWebAddressWrong: 'this is no whole web address',
  importReasonHandleWrong: 'this is no name in that messenger',
  importReasonTimeZoneUnknown: 'this time zone is not known',
  importReasonYesOrNoUnclear: 'it is not clear whether this is yes or no',
  importReasonTooManyEntries: 'there are too many entries',
  importReasonMissing: 'this is required and missing',
  importReasonTextTooLong: 'the text is too long',
  importReasonSlugWrong: 'this cannot be a part of an address',
  importReasonPayUnreadable: 'the pay cannot be read',
  importReasonPayUpsideDown: 'the upper end of the pay is below the lower one',
  importReasonPayBoth: 'an amount, and negotiable: only one of them',
  importReasonPayPeriodOther:
    'paid for a period that the site does not have, such as a voyage or four weeks',
  importReasonCurrencyUnknown: 'this currency is not known',
}

/** The same in another language. */
export type ImportsTexts = Record<keyof typeof enImports, string>
