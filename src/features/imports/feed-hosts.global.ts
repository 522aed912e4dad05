import { type GlobalConfig, type TextFieldSingleValidation, ValidationError } from 'payload'

import { onlyAdmins, onlyEditors } from '../../cms/access'
import { readFeedHost } from '../../domain/imports/feed-address'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel, panelText } from '../../i18n/panel/panel-texts'

const validateHost: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return req.t('validation:required')
  return readFeedHost(value) !== undefined || panelText(req.t, 'feedHostWrong')
}

/** The hosts that feeds may come from. Only admins edit it, so an editor of feeds cannot send requests to any host. */
export const FeedHosts: GlobalConfig = {
  slug: 'feed-hosts',
  label: panelLabel('feedHosts'),
  admin: {
    group: panelTextByLanguage('groupJobs'),
    description: panelTextByLanguage('feedHostsDescription'),
  },
  access: { read: onlyEditors, update: onlyAdmins },
  hooks: {
    beforeChange: [
      ({ data, req }) => {
        const hosts = (data as { hosts?: { host: string }[] | null }).hosts ?? []
        const seen = new Set<string>()
        for (const [at, { host }] of hosts.entries()) {
          if (seen.has(host)) {
            const errors = [
              { path: `hosts.${at}.host`, message: panelText(req.t, 'feedHostTwice') },
            ]
            throw new ValidationError({ global: 'feed-hosts', errors }, req.t)
          }
          seen.add(host)
        }
        return data as Record<string, unknown>
      },
    ],
  },
  fields: [
    {
      name: 'hosts',
      label: panelLabel('feedHosts'),
      labels: { singular: panelLabel('feedHost'), plural: panelLabel('feedHosts') },
      type: 'array',
      maxRows: 500,
      fields: [
        {
          name: 'host',
          label: panelLabel('feedHost'),
          type: 'text',
          required: true,
          maxLength: 260,
          validate: validateHost,
          // As it is compared; what is none stays as it was typed, and is refused.
          hooks: {
            beforeValidate: [
              ({ value }) =>
                typeof value === 'string' ? (readFeedHost(value) ?? value) : (value as unknown),
            ],
          },
          admin: { description: panelLabel('feedHostDescription') },
        },
      ],
    },
  ],
}
