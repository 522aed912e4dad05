import { enSecondFactor, type SecondFactorTexts } from './en'

export const zhSecondFactor: SecondFactorTexts = enSecondFactor
