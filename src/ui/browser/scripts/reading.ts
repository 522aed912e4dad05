import { answerInPlace } from '../answer-in-place'
import { markCurrentHeading } from '../current-heading'
import { prefetchLinks } from '../link-prefetch'
import { showToasts } from '../toasts/toaster'
import { showTooltips } from '../tooltips'
import { watchVersions } from '../version-watch'
import { playVideosInPlace } from '../videos-in-place'

/** What helps to read a page. Comes when somebody gains by it, once. */
showTooltips()
showToasts()
playVideosInPlace()
markCurrentHeading()
prefetchLinks()
answerInPlace()
watchVersions()
