import type { NumberFieldSingleValidation } from 'payload'

import { panelText } from '../../i18n/panel/panel-texts'

interface Pay {
  negotiable?: boolean | null
  min?: number | null
  max?: number | null
}

type Options = Parameters<NumberFieldSingleValidation>[1]

const payOf = ({ siblingData }: Options): Pay => siblingData

/** Refuses no pay at all: there is a least or a most, or it is said that it is a matter of agreement. */
export function somePay(value: number | undefined, options: Options): string | true {
  const { negotiable, max } = payOf(options)
  // Readers would see only one of the two, so both at once are refused.
  if (negotiable === true && (value !== undefined || typeof max === 'number')) {
    return panelText(options.req.t, 'payBoth')
  }
  const isSaid = value !== undefined || typeof max === 'number' || negotiable === true
  return isSaid || panelText(options.req.t, 'payMissing')
}

/** Refuses a most below the least. */
export function notLess(value: number | undefined, options: Options): string | true {
  const { min } = payOf(options)
  const isUpsideDown = value !== undefined && typeof min === 'number' && value < min
  return !isUpsideDown || panelText(options.req.t, 'payUpsideDown')
}
