import { enSecondFactor, type SecondFactorTexts } from './en'

export const arSecondFactor: SecondFactorTexts = enSecondFactor
