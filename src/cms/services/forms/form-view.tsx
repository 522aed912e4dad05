import type { ReactNode } from 'react'

import type { Locale } from '@/domain/locales/locales'
import { formattingTag } from '@/i18n/messages-translator'
import type { FormScriptTexts } from '@/ui/browser/form-script'
import { Icon } from '@/ui/components/icon'
import type { FieldTexts } from '@/ui/components/form/field'
import { FormStyle } from '@/ui/components/form/form-style'
import { FormSummary } from '@/ui/components/form/form-summary'

import { type FormAbout, hasTrap, isAction, type SiteForm } from './form'
import { FormFieldView } from './form-field-view'
import type { FieldRules, FormSchema } from './form-fields'
import { formTexts, type FormTexts } from './form-texts'
import { FormTrap } from './form-trap'
import { newKey, OWN_FIELDS } from './own-fields'
import { fieldsOf } from './read-values'
import { refusalJson } from './refusal-json'
import type { Refusal } from './refusals'

interface Props {
  form: SiteForm
  about: FormAbout
  schema: FormSchema
  locale: Locale
  /** What stood in it when it was refused, or was kept before. */
  refusal: Refusal | undefined
  /** What stands in fields before anybody has typed; else what they say themselves. */
  initial?: Readonly<Record<string, string>> | undefined
  /** Whose it is: the account that is signed in, or an empty text; nothing where that could not be told. */
  of: string | undefined
  /** The public path of the page. */
  action: string
  /** Buttons below the one that sends it. */
  children?: ReactNode
}

/** What stands beside a label: that the field may be left empty, or what asks for it; nothing where it is required. */
function whenRequired(
  { input, isAskedByRule, isOptional }: FieldRules,
  { common, own, ownIfAny, quoted }: FormTexts,
  locale: Locale,
): string | undefined {
  if (!isOptional || input === 'agreement' || isAskedByRule === true) return undefined
  if (isAskedByRule === undefined) return common('notRequired')
  const [key, names] =
    'or' in isAskedByRule ? ['askedOr', [isAskedByRule.or]] : ['askedWith', isAskedByRule.with]
  const labels = names.map((name) => quoted(ownIfAny(`${name}.label`) ?? own(name)))
  const list = new Intl.ListFormat(formattingTag(locale), { type: 'disjunction' })
  return common(key, { fields: list.format(labels) })
}

/** A form with everything that was typed in it, and what is wrong with it. */
export async function FormView(props: Props) {
  const { form, about, schema, locale, refusal, initial, of, action, children } = props
  const texts = await formTexts(form, about, locale)
  const { common, own, ownIfAny } = texts
  const told =
    refusal && (await refusalJson(form, withLostFiles(refusal), { schema, about, locale }))
  const isRefused = told && (told.message !== undefined || Object.keys(told.errors).length > 0)
  const fields = fieldsOf(schema)
  const agreements = new Set(
    fields.flatMap(([name, { input }]) => (input === 'agreement' ? [name] : [])),
  )
  // What is agreed to is another thing by now.
  const isChanged = refusal?.notice?.kind === 'changed'
  const typedBefore = (name: string) =>
    isChanged && agreements.has(name) ? '' : refusal?.typed[name]
  const hasFile = fields.some(([, { input }]) => input === 'file')
  const fieldTexts = ([name, rules]: [string, FieldRules]): FieldTexts => ({
    name,
    label: own(`${name}.label`),
    notRequired: whenRequired(rules, texts, locale),
    isRequired: rules.isOptional !== true,
    hint: ownIfAny(`${name}.hint`),
    error: told?.errors[name],
  })
  const scriptTexts: FormScriptTexts = {
    sending: common('sending'),
    offline: common('offline'),
    entry: common('summary.entry', { label: '{label}', problem: '{problem}' }),
    back: common('device.back'),
    erase: common('device.erase'),
    kept: common('summary.kept'),
    keptWithFile: common('summary.keptWithFile'),
    notSent: ownIfAny('notDone') ?? common('summary.notSent'),
    tooLarge: common('notices.tooLarge'),
  }
  const shown = form.shown && (refusal?.shown ?? form.shown(about))
  return (
    <div className="form-main" data-script="form" data-form-texts={JSON.stringify(scriptTexts)}>
      <FormStyle />
      {isRefused && (
        <FormSummary
          title={told.title}
          message={told.message}
          kept={isEmpty(refusal) ? undefined : keptSentence(texts, refusal, fields)}
          entries={Object.entries(told.errors).map(([name, problem]) => ({
            name,
            // What is agreed to is a sentence of its own, and a long one.
            text: agreements.has(name)
              ? problem
              : common('summary.entry', { label: own(`${name}.label`), problem }),
          }))}
        />
      )}
      <form
        method="post"
        action={action}
        noValidate
        data-form={form.name}
        data-of={of}
        {...(isAction(form) && form.shown && { 'data-versioned': '' })}
        {...(hasFile && { encType: 'multipart/form-data' })}
      >
        <input type="hidden" name={OWN_FIELDS.key} value={told?.key ?? newKey()} />
        {of && <input type="hidden" name={OWN_FIELDS.of} value={of} />}
        {shown !== undefined && <input type="hidden" name={OWN_FIELDS.shown} value={shown} />}
        {refusal?.kept !== undefined && (
          <input type="hidden" name={OWN_FIELDS.kept} value={refusal.kept} />
        )}
        {inGroups(fields).map(([group, members]) => (
          <fieldset key={group} className="card form-part">
            {ownIfAny(`groups.${group}`) !== undefined && (
              <legend>{ownIfAny(`groups.${group}`)}</legend>
            )}
            {ownIfAny(`groupHints.${group}`) !== undefined && (
              <p className="hint">{ownIfAny(`groupHints.${group}`)}</p>
            )}
            {inRows(members).map((row) => {
              const views = row.map((field) => (
                <FormFieldView
                  key={field[0]}
                  texts={fieldTexts(field)}
                  rules={field[1]}
                  typed={typedBefore(field[0]) ?? initial?.[field[0]] ?? field[1].initial ?? ''}
                  kept={told?.files[field[0]]}
                  sentences={texts}
                />
              ))
              return row.length === 1 ? (
                views
              ) : (
                <div key={row.map(([name]) => name).join()} className="half">
                  {views}
                </div>
              )
            })}
          </fieldset>
        ))}
        {hasTrap(form) && <FormTrap label={common('trap')} />}
        <div className="send">
          <button className="button">{own('send')}</button>
          {ownIfAny('note') !== undefined && <span>{ownIfAny('note')}</span>}
        </div>
        {children}
      </form>
      {/* What the script says in place looks as if the server had said it. */}
      <div hidden data-template="error">
        <p className="err">
          <Icon name="alert" />
          <span />
        </p>
      </div>
      <div hidden data-template="summary">
        <div className="wrong" role="alert" tabIndex={-1} data-summary>
          <h2>
            <Icon name="alert" />
            <span />
          </h2>
        </div>
      </div>
    </div>
  )
}

type NamedField = [string, FieldRules]

/** The cards, in the order of their first fields. */
function inGroups(fields: readonly NamedField[]): [string, NamedField[]][] {
  const groups = new Map<string, NamedField[]>()
  for (const field of fields) {
    const name = field[1].group ?? ''
    groups.set(name, [...(groups.get(name) ?? []), field])
  }
  return [...groups]
}

/** Two narrow fields that follow each other share a row. */
function inRows(fields: readonly NamedField[]): NamedField[][] {
  const rows: NamedField[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    if (field[1].isHalf && last?.length === 1 && last[0]?.[1].isHalf) last.push(field)
    else rows.push([field])
  }
  return rows
}

function isEmpty({ typed }: Refusal): boolean {
  return Object.values(typed).every((text) => text === '')
}

/**
 * The browser empties file fields when a page is sent; this warns the visitor before they send again without the file.
 */
function withLostFiles(refusal: Refusal): Refusal {
  const lost = refusal.lostFiles.map((name) => [name, 'fileLost'] as const)
  return { ...refusal, problems: { ...Object.fromEntries(lost), ...refusal.problems } }
}

function keptSentence(
  { common }: FormTexts,
  { keptFiles }: Refusal,
  fields: ReturnType<typeof fieldsOf>,
): string {
  // A password is never sent back to be shown.
  if (fields.some(([, { input }]) => input === 'password')) return common('summary.keptButPassword')
  return common(Object.keys(keptFiles).length > 0 ? 'summary.keptWithFile' : 'summary.kept')
}
