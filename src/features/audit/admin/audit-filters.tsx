'use client'

import { useConfig, useListDrawerContext, useListQuery, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'

import { AUDIT_ACTIONS } from '@/domain/staff/audit'
import { LOCALES, nativeName } from '@/domain/locales/locales'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import { CHANGES_ONLY } from './audit-kinds'
import { ACTION_LABELS } from '../audit-labels'
import {
  auditAddress,
  type AuditFilter,
  type AuditKind,
  filterIn,
  MOVED,
  NOBODY_OF_STAFF,
} from './audit-filter'

const KINDS: readonly [AuditKind, PanelKey][] = [
  ['changes', 'auditKindChanges'],
  ['signIns', 'auditKindSignIns'],
  ['all', 'auditKindAll'],
]

interface Choice {
  value: string
  label: string
}

interface Props {
  staff: readonly Choice[]
  entities: readonly Choice[]
}

/** Who, what was done, to what, in which language, and when; and the list that this leaves as a file. */
export function AuditFilters({ staff, entities }: Props) {
  const { t } = useTranslation()
  const { query } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { isInDrawer } = useListDrawerContext()
  const router = useRouter()
  if (isInDrawer) return null
  const text = (key: PanelKey) => panelText(t, key)
  const isAsked = Object.keys(query.where ?? {}).length > 0
  const filter = filterIn(query.where)
  const narrow = (change: AuditFilter) => {
    router.push(auditAddress({ ...filter, ...change }))
  }
  const exported = (format: 'csv' | 'jsonl') => {
    const where = mergeListSearchAndWhere({
      collectionConfig: getEntityConfig({ collectionSlug: 'audit-events' }),
      search: query.search ?? '',
      where: isAsked ? (query.where ?? {}) : CHANGES_ONLY,
    })
    const asked = new URLSearchParams({ format, where: JSON.stringify(where) })
    return `/api/audit-events/export?${asked.toString()}`
  }
  const selects: [Exclude<keyof AuditFilter, 'kind'>, PanelKey, readonly Choice[]][] = [
    [
      'staffId',
      'auditActor',
      [...staff, { value: NOBODY_OF_STAFF, label: text('auditNobodyOfStaff') }],
    ],
    [
      'action',
      'auditAction',
      [
        ...AUDIT_ACTIONS.map((value) => ({
          value,
          label: text(ACTION_LABELS[value]),
        })),
        { value: MOVED, label: text('auditMoved') },
      ],
    ],
    ['collection', 'auditCollection', entities],
    ['locale', 'language', LOCALES.map((value) => ({ value, label: nativeName(value) }))],
  ]
  return (
    <nav className="mh-list-actions mh-presets mh-audit-filters" aria-label={text('auditFilters')}>
      <div className="mh-audit-kinds" role="group" aria-label={text('auditKinds')}>
        {KINDS.map(([kind, label]) => (
          <Link
            key={kind}
            prefetch={false}
            href={auditAddress({ ...filter, kind, action: '' })}
            aria-current={!filter.action && filter.kind === kind ? 'true' : undefined}
          >
            {text(label)}
          </Link>
        ))}
      </div>
      {selects.map(([name, label, choices]) => (
        <label key={name} className="mh-preset-select">
          {text(label)}
          <select
            value={filter[name] ?? ''}
            onChange={({ target }) => {
              // What one document is, another type has not.
              narrow({
                [name]: target.value,
                ...(name === 'collection' && { document: '' }),
              })
            }}
          >
            <option value="">{text('auditAny')}</option>
            {choices.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="mh-preset-select">
          {text(name === 'from' ? 'auditFrom' : 'auditTo')}
          <input
            type="date"
            value={filter[name] ?? ''}
            onChange={({ target }) => {
              narrow({ [name]: target.value })
            }}
          />
        </label>
      ))}
      {Object.keys(filter).length > 1 && (
        <button
          type="button"
          onClick={() => {
            router.push(auditAddress({ kind: 'all' }))
          }}
        >
          {text('auditAll')}
        </button>
      )}
      <span className="mh-audit-exports">
        <a href={exported('csv')} download>
          {text('auditExportCsv')}
        </a>
        <a href={exported('jsonl')} download>
          {text('auditExportJsonl')}
        </a>
      </span>
    </nav>
  )
}
