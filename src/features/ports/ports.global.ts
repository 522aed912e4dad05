import type {
  Field,
  GlobalConfig,
  NumberFieldSingleValidation,
  TextFieldSingleValidation,
} from 'payload'
import { text } from 'payload/shared'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { portsOfList } from '../../domain/ports/known-ports'
import { portCode } from '../../domain/ports/port-code'
import { placeKey } from '../../domain/places/place-key'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel, panelText } from '../../i18n/panel/panel-texts'
import { oncePerCode, oncePerName, readVacanciesAgain, renewLists } from './ports.hooks'

const validateCode: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return req.t('validation:required')
  const code = portCode(value)
  if (code === undefined) return panelText(req.t, 'portCodeWrong')
  const listed = portsOfList().byCode(code)
  return !listed || panelText(req.t, 'portKnown', { name: listed.name })
}

/** A name is one that can be searched for: blanks and signs are none. */
const validateName: TextFieldSingleValidation = (value, options) => {
  const length = text(value, options)
  if (length !== true || !value) return length
  return placeKey(value) !== '' || panelText(options.req.t, 'portNameEmpty')
}

/** A place has both, or none. */
const withinDegrees =
  (most: number, other: 'latitude' | 'longitude'): NumberFieldSingleValidation =>
  (value: unknown, { req, siblingData }) => {
    const isWritten = (degrees: unknown) =>
      degrees !== null && degrees !== undefined && degrees !== ''
    const beside = (siblingData as Record<string, unknown>)[other]
    if (isWritten(value) !== isWritten(beside)) return panelText(req.t, 'portPositionAlone')
    if (!isWritten(value)) return true
    const isWithin = typeof value === 'number' && Math.abs(value) <= most
    return isWithin || panelText(req.t, 'portDegreesWrong', { least: -most, most })
  }

const degrees = (
  name: 'latitude' | 'longitude',
  label: 'portLatitude' | 'portLongitude',
  validate: NumberFieldSingleValidation,
): Field => ({
  name,
  label: panelLabel(label),
  type: 'number',
  validate,
  admin: { width: '50%', step: 0.01, description: panelLabel('portPositionDescription') },
})

/** Ports that our list lacks. Vacancies that name one are found by it as by the others. */
export const Ports: GlobalConfig = {
  slug: 'ports',
  label: panelLabel('portsLabel'),
  admin: {
    group: panelTextByLanguage('groupJobs'),
    description: panelTextByLanguage('portsDescription'),
  },
  access: { read: onlyStaff, update: onlyEditors },
  hooks: {
    beforeChange: [oncePerCode, oncePerName],
    afterChange: [renewLists, readVacanciesAgain],
  },
  fields: [
    {
      name: 'ports',
      label: panelLabel('portsLabel'),
      labels: { singular: panelLabel('portsOne'), plural: panelLabel('portsLabel') },
      type: 'array',
      maxRows: 1_000,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'code',
              label: panelLabel('portCode'),
              type: 'text',
              required: true,
              maxLength: 10,
              validate: validateCode,
              // As it is compared; what is none stays as it was typed, and is refused.
              hooks: {
                beforeValidate: [
                  ({ value }) =>
                    typeof value === 'string' ? (portCode(value) ?? value) : (value as unknown),
                ],
              },
              admin: { width: '30%', description: panelLabel('portCodeDescription') },
            },
            {
              name: 'name',
              label: panelLabel('portName'),
              type: 'text',
              required: true,
              maxLength: 100,
              validate: validateName,
              admin: { width: '70%' },
            },
          ],
        },
        {
          name: 'otherNames',
          label: panelLabel('portOtherNames'),
          type: 'text',
          maxLength: 500,
          admin: { description: panelLabel('portOtherNamesDescription') },
        },
        {
          type: 'row',
          fields: [
            degrees('latitude', 'portLatitude', withinDegrees(90, 'longitude')),
            degrees('longitude', 'portLongitude', withinDegrees(180, 'latitude')),
          ],
        },
      ],
    },
  ],
}
