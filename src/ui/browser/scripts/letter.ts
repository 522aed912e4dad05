import { copyLetters } from '../copy-letters'

/** What a page with letters does. It comes beside the text, sooner or later than its end. */
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', copyLetters)
else copyLetters()
