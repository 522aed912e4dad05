import { enSecondFactor, type SecondFactorTexts } from './en'

export const ruSecondFactor: SecondFactorTexts = enSecondFactor
