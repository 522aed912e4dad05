import {
  FORM_FIELDS,
  type FormField,
  LIST_FIELDS,
  SINGLE_FIELDS,
} from '@/domain/company-forms/form-fields'
import { type Locale, LOCALES } from '@/domain/locales/locales'
import { codeName } from '@/domain/structured-fields/code-name'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

type Translate = Parameters<typeof panelText>[0]

/** All fields that a company's form may have, with what each is. */
export function CompanyFormFields({ t }: { t: Translate }) {
  const groups = Object.entries(SINGLE_FIELDS)
  const lists = Object.entries(LIST_FIELDS)
  const papers = FORM_FIELDS.filter((field) => field.of === 'paper')
  const language = panelLocale(t)
  const kinds = [...new Set(papers.map(({ document }) => document))]
  return (
    <details className="mh-form-fields">
      <summary>{panelText(t, 'companyFormFields')}</summary>
      <p>{panelText(t, 'companyFormFieldsHint')}</p>
      {groups.map(([group, { label }]) => (
        <Fields
          key={group}
          heading={panelText(t, label)}
          fields={FORM_FIELDS.filter((field) => field.of === 'form' && field.group === group)}
          t={t}
        />
      ))}
      {lists.map(([list, { label }]) => (
        <Fields
          key={list}
          heading={panelText(t, label)}
          hint={panelText(t, 'companyFormRowHint')}
          fields={FORM_FIELDS.filter((field) => field.of === 'list' && field.list === list)}
          t={t}
        />
      ))}
      <h3>{panelText(t, 'companyFormByKind')}</h3>
      <p>{panelText(t, 'companyFormByKindHint')}</p>
      <dl>
        {kinds.map((document) => (
          <div key={document}>
            <dt>
              <code dir="ltr">{`[[${document}.number]]`}</code>
            </dt>
            <dd>{codeName('documents', document, language)}</dd>
          </div>
        ))}
      </dl>
      <Fields
        heading={panelText(t, 'companyFormOfKind')}
        fields={papers.filter(({ document }) => document === 'passport')}
        t={t}
      />
    </details>
  )
}

function Fields({
  fields,
  heading,
  hint,
  t,
}: {
  fields: readonly FormField[]
  heading: string
  hint?: string
  t: Translate
}) {
  return (
    <section>
      <h3>{heading}</h3>
      {hint !== undefined && <p>{hint}</p>}
      <dl>
        {fields.map(({ label, name }) => (
          <div key={name}>
            <dt>
              <code dir="ltr">{`[[${name}]]`}</code>
            </dt>
            <dd>{panelText(t, label satisfies PanelKey)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The language of the panel, where the site has it too. */
function panelLocale(t: Translate): Locale {
  const own = panelText(t, 'panelLanguage')
  return LOCALES.find((locale) => locale === own) ?? 'en'
}
