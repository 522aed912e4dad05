import { enSecondFactor, type SecondFactorTexts } from './en'

export const frSecondFactor: SecondFactorTexts = enSecondFactor
