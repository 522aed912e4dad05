import { z } from 'zod'

import { defineForm, type FormAbout } from '../../cms/services/forms/form'
import { choice, email, paragraphs } from '../../cms/services/forms/form-fields'
import { EVERY_LANGUAGE } from '../../cms/publications/content-type'
import { LIVE } from '../../cms/publications/reading/publication-index'
import { query } from '../../cms/database/read-pool'
import type { Locale } from '../../domain/locales/locales'
import { type Messages, loadMessages } from '../../i18n/messages'

/** The vacancy or the company that is reported. */
interface ReportAbout extends FormAbout {
  relationTo: 'vacancies' | 'crewings'
  value: number
  reasons: Messages['forms']['report']['reasons']
}

const IS_LIVE = `SELECT 1 AS is_live FROM publications
  WHERE collection = $1 AND document = $2 AND locale = '${EVERY_LANGUAGE}' AND ${LIVE}`

/** A report of a reader about a vacancy or a company, so that staff can remove a fake one before others read it. */
export const reportForm = defineForm({
  name: 'report',
  kind: 'report',
  async load({ type, document = '' }, locale): Promise<ReportAbout | undefined> {
    const relationTo = type === 'crewings' ? 'crewings' : 'vacancies'
    const rows = await query(IS_LIVE, [relationTo, document], 'reported-document')
    if (rows.length === 0) return undefined
    const what = relationTo === 'crewings' ? 'company' : 'vacancy'
    return {
      relationTo,
      value: Number(document),
      words: { what },
      reasons: await reasonsIn(locale),
    }
  },
  schema: ({ about: { reasons } }) =>
    z.object({
      reason: choice({
        input: 'radios',
        choices: Object.entries(reasons).map(([value, label]) => ({ value, label })),
      }),
      text: paragraphs({ maxLength: 2_000 }),
      email: email({ isOptional: true }),
    }),
  summary: ({ email: address }, { relationTo, value }) => ({
    email: address,
    about: { relationTo, value },
  }),
})

async function reasonsIn(locale: Locale): Promise<ReportAbout['reasons']> {
  return (await loadMessages(locale)).forms.report.reasons
}
