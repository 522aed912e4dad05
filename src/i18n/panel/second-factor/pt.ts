import { enSecondFactor, type SecondFactorTexts } from './en'

export const ptSecondFactor: SecondFactorTexts = enSecondFactor
