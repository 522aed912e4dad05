import { forgetBegun } from '../begun-uploads'
import { followForm, type FormScriptTexts } from '../form-script'
import { showOwnPage } from '../own-pages'
import { forgetAllUnsent, forgetUnsent, forgetUnsentOfOthers } from '../unsent-text'

/** What pages do that have a form, or are somebody's own. Comes after their text, and finds what the page says of itself. */
for (const box of document.querySelectorAll<HTMLElement>('[data-form-texts]')) {
  // Written by form-view.tsx.
  followForm(box, JSON.parse(box.dataset.formTexts ?? '') as FormScriptTexts)
}

const own = document.querySelector<HTMLElement>('[data-own]')?.dataset.own
if (own) forgetUnsentOfOthers(own)
// Of a public form, too: what is in it is of the reader who is signed in.
const form = document.querySelector<HTMLElement>('form[data-form]')
if (own !== undefined || form?.dataset.of) showOwnPage()

// What is sent is not kept on this device any more, also where it was sent without this script. What was put by since this
// page was asked for is typed in another tab.
const sent = document.querySelector<HTMLElement>('[data-sent]')
if (sent) {
  forgetUnsent(sent.dataset.sent, performance.timeOrigin)
  forgetBegun(performance.timeOrigin)
}

// Who has signed out here may not come back to what they typed.
if (document.querySelector('[data-forget-unsent]')) forgetAllUnsent()
