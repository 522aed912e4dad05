interface Props {
  /** What is said of it to who does not see the page. */
  label: string
  text: string
}

const STYLE = `
.old-cv-text{white-space:pre-wrap;unicode-bidi:plaintext;text-align:start;overflow-wrap:anywhere;font-size:15px;line-height:1.5;tab-size:4}
.old-cv-text.low{max-block-size:45vh;overflow-y:auto}
.old-cv summary{display:flex;align-items:center;min-block-size:44px;font-weight:650;cursor:pointer}
.old-cv .hint{font-size:14.5px;color:var(--muted)}
.old-cv .hint a{color:var(--accent);text-decoration:underline;text-underline-offset:4px}
@media (min-width:960px){.old-cv-text.low{max-block-size:65vh}.form-two>.old-cv~ul{grid-column:1}}
`

export function OldCvStyle() {
  return (
    <style href="old-cv" precedence="form">
      {STYLE}
    </style>
  )
}

/** A page of an old CV. Nobody has said in which language it is: each of its lines has its own direction. */
export function OldCvText({ label, text }: Props) {
  return (
    <div className="old-cv-text" role="group" aria-label={label} dir="auto">
      {text}
    </div>
  )
}

/** The same in a part of the page that is scrolled by itself, also with the keyboard. */
export function LowOldCvText({ label, text }: Props) {
  return (
    // Chromium before 130 lets the keyboard into what scrolls only where it may have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="old-cv-text low" role="group" aria-label={label} dir="auto" tabIndex={0}>
      {text}
    </div>
  )
}
