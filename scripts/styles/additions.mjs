/**
 * What newer browsers have beyond the page that all have, by the names of the compatibility data, with the reason why
 * its absence costs no reader anything. `npm run check` names what is new and not here, and what is here and not used.
 *
 * @type {ReadonlyMap<string, string>}
 */
export const ADDITIONS = new Map([
  // Questions about the reader: a browser that does not know the question keeps what is said without it.
  ['at-rules.media.forced-colors', 'without it the system keeps its own colours'],
  ['at-rules.media.prefers-color-scheme', 'it is day until the reader chooses the night'],
  ['at-rules.media.prefers-contrast', 'the contrast of the site is enough for everybody'],
  ['at-rules.media.prefers-reduced-motion', 'nothing moves'],
  ['at-rules.media.scripting', 'the choice of colours is there and does nothing'],

  // How things look or feel that are there all the same.
  ['properties.accent-color', 'a control has the colours of the system'],
  ['properties.appearance.auto', 'only where colours are forced, which is newer'],
  ['properties.color-adjust.exact', 'beside its prefixed name'],
  ['properties.print-color-adjust.exact', 'beside its prefixed name'],
  ['properties.color-scheme', 'bars and controls of the browser stay light'],
  ['properties.field-sizing', 'a list of choices is as wide as it may be'],
  ['properties.forced-color-adjust', 'only where colours are forced, which is newer'],
  ['properties.scrollbar-width', 'a bar has its usual width'],
  [
    'properties.text-decoration-thickness',
    'a line below words is as thick as the browser draws it',
  ],
  ['properties.text-underline-offset', 'a line below words is as near as the browser draws it'],
  ['selectors.backdrop', 'what is behind a dialog is as dark as the browser makes it'],
  ['selectors.file-selector-button', 'the button has a prefixed name, or is that of the system'],
  ['selectors.focus-visible', 'the ring of the browser shows the focus'],
  ['selectors.marker', 'a dot has the colour of its text'],
  ['selectors.modal', 'a dialog is as high as the browser lets it be'],

  // Where lines end.
  ['properties.hyphenate-limit-chars', 'short words are parted too'],
  ['properties.text-autospace', 'no room between Chinese and Latin letters'],
  ['properties.text-wrap', 'lines are of uneven length'],

  // Where boxes are, by a little.
  ['properties.align-content.start', 'rows share the room that is left'],
  ['properties.align-self.end', 'it stays at the beginning of its row'],
  ['properties.align-self.start', 'it is as high as its row'],
  ['selectors.dir', 'a Latin name in Arabic is at the other edge of its own lines'],
  ['selectors.has', 'what depends on what a part contains stays as it is for all parts'],
  ['selectors.nth-child.of_syntax', 'the last of an odd number of cards is as wide as the others'],

  // How a page scrolls and is printed.
  ['properties.break-after.avoid', 'a heading may end a sheet of paper'],
  ['properties.overflow-anchor', 'a list may jump when it changes'],
  ['properties.overscroll-behavior', 'the page scrolls on behind a menu'],
  ['properties.scroll-initial-target', 'a long list shows its beginning'],
  ['properties.scroll-margin-top', 'a target may be below the bar of the page'],
  ['properties.scroll-padding-bottom', 'what has the focus may be below what stays at the foot'],
  ['properties.scroll-padding-top', 'a target may be below the bar of the page'],
  ['properties.touch-action', 'a message is closed by its button'],

  // How soon it is drawn.
  ['properties.contain-intrinsic-block-size', 'everything is laid out at once'],
  ['properties.content-visibility', 'everything is laid out at once'],
  ['selectors.details-content', 'what is folded opens when it is pressed'],
])
