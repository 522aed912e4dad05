import type { Endpoint } from 'payload'

import { addPasskey, beginApp, beginPasskey, finishApp } from './enrol-factor.endpoint'
import {
  askPasskey,
  confirmCode,
  confirmPasskey,
  giveCode,
  givePasskey,
} from './give-factor.endpoint'
import {
  keepRecoveryCodes,
  newRecoveryCodes,
  removeApp,
  removePasskey,
  renameOwnPasskey,
  showFactors,
  showFactorsOf,
  takeFactorsAway,
} from './own-factors.endpoint'

/** What is asked about second factors. Each decides by itself who may ask it: the gate lets no session in before (factor-gate.ts). */
export const secondFactorEndpoints: Endpoint[] = [
  showFactors,
  askPasskey,
  givePasskey,
  giveCode,
  confirmPasskey,
  confirmCode,
  beginPasskey,
  addPasskey,
  beginApp,
  finishApp,
  newRecoveryCodes,
  keepRecoveryCodes,
  renameOwnPasskey,
  removePasskey,
  removeApp,
  showFactorsOf,
  takeFactorsAway,
]
