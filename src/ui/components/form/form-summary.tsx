import { Icon } from '../icon'
import { fieldId } from './field'

interface Props {
  title: string
  /** What is to be said beside the fields. */
  message?: string | undefined
  /** That nothing is lost. */
  kept?: string | undefined
  /** A link to each wrong field. */
  entries: readonly { name: string; text: string }[]
}

/** What is wrong, said once at the top, with a way to each field. It takes the focus of a page that was refused. */
export function FormSummary({ title, message, kept, entries }: Props) {
  return (
    <div
      className="wrong"
      role="alert"
      tabIndex={-1}
      // The page is the answer to a press of the button: who does not see it is told so first.
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
      data-summary
    >
      <h2>
        <Icon name="alert" />
        {title}
      </h2>
      {message !== undefined && <p>{message}</p>}
      {kept !== undefined && <p>{kept}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
