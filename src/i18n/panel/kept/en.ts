/** What the panel says of words that are not saved, and of a session that has ended; a part of `../en.ts`. */
export const enKept = {
  keptOffer:
    'Words that were typed here on {{date}} were not saved. They are kept in this browser.',
  keptShow: 'Look at them',
  keptDrop: 'Throw them away',
  keptTitle: 'Words that were not saved',
  keptLater: 'Later',
  keptTake: 'Put them into the form',
  keptReplace: 'Replace what is stored with them',
  keptCopy: 'Copy',
  keptCopied: 'Copied',
  keptChangedSince:
    'Somebody has changed the text since these words were typed. Compare before you replace anything.',
  keptFieldChanged: 'changed since',
  keptYours: 'Your words',
  keptStored: 'Stored now',
  notSaved: 'Not saved: you are signed out.',
  notSavedYet: 'Not everything is saved yet.',
  lastSavedAt: 'Last saved at {{time}}',
  signedOut:
    'You are signed out. What you type is kept in this browser, and saved once you sign in.',
  signedOutTitle: 'You are signed out',
  signedOutMeaning:
    'Your session has ended while you were writing. Your words are still in the form: sign in, and they are saved.',
  signedOutLater: 'Back to the text',
  signedInAsOther: 'You are signed in as {{name}} now',
  signedInAsOtherMeaning:
    'These words were typed in another account. Save them in this one, if it may write this text; or load the page again, and they are kept in this browser for the account in which they were typed.',
  signedInSave: 'Save in this account',
  seoTitleInherited: 'Left empty: search engines are shown the title of the page.',
  seoDescriptionInherited:
    'Left empty: search engines are shown the summary, or how the text begins.',
}

export type KeptTexts = Record<keyof typeof enKept, string>
