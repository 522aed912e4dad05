import type { FormCell, FormDocument, FormText } from '@/domain/sea-service/form-document'
import { direction, languageTag } from '@/domain/locales/locales'

interface Props {
  form: FormDocument
  /** What a section looks like where the page has a class for it. */
  section?: string
}

/** A form to be read on a page: its sections, each with its own heading. Styles are those of the page. */
export function FormDocumentView({ form: { locale, sections }, section: looks }: Props) {
  return (
    <div className="form-document" lang={languageTag(locale)} dir={direction(locale)}>
      {sections.map((section) => (
        <section key={section.title} className={looks}>
          <h2>{section.title}</h2>
          {section.kind === 'facts' ? (
            <dl>
              {section.facts.map(({ label, value }, index) => (
                <div key={index}>
                  <dt>
                    <Text of={label} />
                  </dt>
                  <dd>
                    <Text of={value} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            // Wider than a phone: it is moved in its place.
            <div
              className="wide"
              role="region"
              aria-label={section.title}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without links in it, it is scrolled by keyboard as a whole
              tabIndex={0}
            >
              <table>
                <thead>
                  <tr>
                    {section.columns.map(({ labels }) => (
                      <th key={labels.join()} scope="col">
                        {labels.join(' / ')}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {section.rows.map((row, index) => (
                    <tr key={index}>
                      {row.map((cell, column) => (
                        <td key={column}>
                          <Lines of={cell} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {section.note !== undefined && <p className="hint">{section.note}</p>}
        </section>
      ))}
    </div>
  )
}

function Text({ of: { text, direction: own } }: { of: FormText }) {
  return <bdi dir={own}>{text}</bdi>
}

function Lines({ of }: { of: FormCell }) {
  return of.map((line, index) => (
    <span key={index}>
      <Text of={line} />
    </span>
  ))
}
