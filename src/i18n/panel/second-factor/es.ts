import { enSecondFactor, type SecondFactorTexts } from './en'

export const esSecondFactor: SecondFactorTexts = enSecondFactor
