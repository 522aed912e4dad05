/** What the panel says of who is writing; a part of `../en.ts`. */
export const enLocks = {
  lockHeld:
    '{{name}} is writing this text in {{language}}, so your change was not saved. Wait until they have finished, or open the text in the panel and take over.',
  lockHolder:
    '{{name}} is writing in {{language}}. You are reading; the text opens by itself when they have finished.',
  lockTakeOver: 'Take over',
  lockTaken:
    '{{name}} has taken over this text. What you had typed was kept, or stands in a notice from which you can copy it.',
  lockTakenReason: '{{name}} has taken over this text.',
  lockStaleReason: 'A colleague has changed this text meanwhile; you see it as it is now.',
  lockOthers: '{{name}} is writing in {{language}}',
  lockList: 'Being written now',
  sharedChanged:
    'A colleague has changed this meanwhile. Put back what stood here, or load the page again and choose again.',
}

export type LocksTexts = Record<keyof typeof enLocks, string>
