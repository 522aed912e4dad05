import { enSecondFactor, type SecondFactorTexts } from './en'

export const deSecondFactor: SecondFactorTexts = enSecondFactor
