/** What a page says when it breaks in the browser; it lies on the page's body, in its language. */
export interface FailureTexts {
  title: string
  message: string
  /** Holds `{id}`. */
  reference: string
  tryAgain: string
  goHome: string
  home: string
}
