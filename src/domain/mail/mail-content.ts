/** A part of a message. Plain text and HTML are made of the same parts. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Facts with their labels, such as a rank or a date. */
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** An absolute address of the site or of a mail. */
  | { kind: 'link'; text: string; href: string }
  /** What one of the staff writes, in whatever language and direction. */
  | { kind: 'letter'; text: string }
  /** What somebody else wrote, in whatever language and direction. */
  | { kind: 'quote'; text: string }
