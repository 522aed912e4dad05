import { enSecondFactor, type SecondFactorTexts } from './en'

export const idSecondFactor: SecondFactorTexts = enSecondFactor
