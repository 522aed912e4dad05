import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { mayFindSeamen } from '@/cms/access'
import { isLocale } from '@/domain/locales/locales'
import type { FormSection, FormText } from '@/domain/sea-service/form-document'
import { recordForm } from '@/domain/sea-service/record-form'
import { recordFormWords } from '@/features/seamen/record/record-form-words'
import { openFoundSeaman } from '@/features/seamen/search/found-seamen.queries'
import { panelText } from '@/i18n/panel/panel-texts'

import { PanelView } from './panel-view'

/** The form of a seafarer who lets it be found. That it was opened is in the audit log. */
export async function FoundSeaman({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (req.user?.collection !== 'staff') redirect('/admin/login?redirect=/admin/seafarers')
  const frame = { initPageResult, params, searchParams, title: panelText(req.t, 'foundSeamen') }
  const back = (
    <p className="mh-actions">
      <Link prefetch={false} href="/admin/seafarers">
        {panelText(req.t, 'foundSeamenBack')}
      </Link>
    </p>
  )
  if (!mayFindSeamen(req)) {
    return (
      <PanelView {...frame}>
        <p>{panelText(req.t, 'foundSeamenNoRight')}</p>
      </PanelView>
    )
  }
  const id = numberIn(params?.segments)
  const record = id === undefined ? undefined : await openFoundSeaman(req, id)
  if (!record) {
    return (
      <PanelView {...frame}>
        {back}
        <p>{panelText(req.t, 'foundSeamenGone')}</p>
      </PanelView>
    )
  }
  const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en'
  const { name, sections } = recordForm(record, await recordFormWords(locale))
  return (
    <PanelView {...frame} title={name.text}>
      {back}
      <p>{panelText(req.t, 'foundSeamenLogged')}</p>
      {sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <Section section={section} />
          {section.note !== undefined && <p>{section.note}</p>}
        </section>
      ))}
    </PanelView>
  )
}

function Section({ section }: { section: FormSection }) {
  if (section.kind === 'facts') {
    return (
      <table>
        <tbody>
          {section.facts.map(({ label, value }) => (
            <tr key={label.text}>
              <th scope="row">
                <Text of={label} />
              </th>
              <td>
                <Text of={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  }
  return (
    <table>
      <thead>
        <tr>
          {section.columns.map(({ labels }) => (
            <th key={labels.join()} scope="col">
              {labels.join(' · ')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {section.rows.map((row, number) => (
          <tr key={number}>
            {row.map((lines, column) => (
              <td key={column}>
                {lines.map((line, index) => (
                  <div key={index}>
                    <Text of={line} />
                  </div>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Text({ of: { direction, text } }: { of: FormText }) {
  return <bdi dir={direction}>{text}</bdi>
}

/** The number at the end of the path of the view. */
function numberIn(segments: unknown): number | undefined {
  const last: unknown = Array.isArray(segments) ? segments.at(-1) : undefined
  return typeof last === 'string' && /^[1-9]\d{0,8}$/.test(last) ? Number(last) : undefined
}
