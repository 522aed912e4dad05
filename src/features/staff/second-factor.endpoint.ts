import type { Endpoint } from 'payload'

import { addPasskey, beginApp, beginPasskey, finishApp } from './enrol-factor.endpoint'
import { askPasskey, giveCode, givePasskey, leaveSession } from './give-factor.endpoint'
import {
  newRecoveryCodes,
  removeApp,
  removePasskey,
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
  leaveSession,
  beginPasskey,
  addPasskey,
  beginApp,
  finishApp,
  newRecoveryCodes,
  removePasskey,
  removeApp,
  showFactorsOf,
  takeFactorsAway,
]
