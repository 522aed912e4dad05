'use client'

import { useAuth } from '@payloadcms/ui'

import { PresetLinks } from '@/cms/desk/lists/preset-links'

import { presetWhere } from './preset-address'

/** Ways to the requests that staff look for most often, and the list as a file. */
export function ListPresets() {
  const { user } = useAuth()
  return (
    <PresetLinks
      collection="requests"
      presets={[
        { label: 'requestsPresetNew', where: presetWhere({ state: 'new' }) },
        { label: 'requestsPresetOpen', where: presetWhere({ isOpen: true }) },
        ...(user
          ? [
              {
                label: 'requestsPresetMine' as const,
                where: presetWhere({ isOpen: true, assignee: user.id }),
              },
            ]
          : []),
        { label: 'requestRobot', where: presetWhere({ mayBeRobot: true }) },
        { label: 'requestsPresetAll', where: {} },
      ]}
    />
  )
}
