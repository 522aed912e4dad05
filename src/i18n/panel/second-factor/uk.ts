import { enSecondFactor, type SecondFactorTexts } from './en'

export const ukSecondFactor: SecondFactorTexts = enSecondFactor
