'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useListQuery, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { type Preset, PresetLinks } from '@/cms/desk/lists/preset-links'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import { AdmitChosen } from './admit-chosen'
import { codesIn, seamenAddress, type SeamenFilter, seamenWhere, WAITING } from './seamen-filter'

const PRESETS: readonly [PanelKey, SeamenFilter][] = [
  ['seamenPresetWaiting', WAITING],
  ['seamenPresetUnconfirmed', { state: 'pending', isConfirmed: false }],
  ['seamenPresetMembers', { state: 'active' }],
  ['seamenPresetSuspended', { state: 'suspended' }],
  ['seamenPresetAll', {}],
]

const SELECTS = [
  ['rank', 'seamanRank'],
  ['citizenship', 'seamanCitizenship'],
  ['language', 'language'],
] as const satisfies readonly [keyof SeamenFilter, PanelKey][]

/** Ways to the seafarers that staff look for most often, what narrows the list down, and what is done with many. */
export function SeamenList() {
  const { t, i18n } = useTranslation()
  const { query } = useListQuery()
  const { getEntityConfig } = useConfig()
  const router = useRouter()
  const codes = codesIn(query.where)
  const presets = PRESETS.map(([label, filter]): Preset => ({
    label,
    where: seamenWhere({ ...filter, ...codes }),
  }))
  const shown = PRESETS.find(
    ([, filter]) =>
      JSON.stringify(seamenWhere({ ...filter, ...codes })) === JSON.stringify(query.where ?? {}),
  )?.[1]
  const { fields } = getEntityConfig({ collectionSlug: 'seamen' })
  return (
    <>
      <PresetLinks collection="seamen" presets={presets}>
        {SELECTS.map(([name, label]) => {
          const field = fields.find((one) => 'name' in one && one.name === name)
          const options = field?.type === 'select' ? field.options : []
          return (
            <label key={name} className="mh-preset-select">
              {panelText(t, label)}
              <select
                value={codes[name] ?? ''}
                onChange={({ target }) => {
                  router.push(seamenAddress({ ...shown, ...codes, [name]: target.value }))
                }}
              >
                <option value="">{panelText(t, 'seamenAny')}</option>
                {options.map((option) =>
                  typeof option === 'string' ? null : (
                    <option key={option.value} value={option.value}>
                      {getTranslation(option.label, i18n)}
                    </option>
                  ),
                )}
              </select>
            </label>
          )
        })}
      </PresetLinks>
      <AdmitChosen />
    </>
  )
}
