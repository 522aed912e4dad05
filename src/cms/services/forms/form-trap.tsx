import { OWN_FIELDS } from './own-fields'

/**
 * A field that nobody sees: a program that fills in whatever it finds in a page fills in this too. What fills in forms for
 * people leaves it alone (docs/decisions/058-guesses-about-robots.md): browsers and password managers pass over what is not
 * rendered and what cannot be written in, and none of them takes a text of several lines of this name for a part of an
 * address. No style hides it but a sheet that comes with the page; where there is none, its label says what to do.
 */
export function FormTrap({ label }: { label: string }) {
  return (
    <div className="hp" aria-hidden="true" inert>
      <label>
        {label}
        <textarea
          name={OWN_FIELDS.trap}
          rows={1}
          readOnly
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-bwignore="true"
          data-form-type="other"
          data-lpignore="true"
          data-protonpass-ignore="true"
        />
      </label>
    </div>
  )
}
