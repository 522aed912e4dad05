import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'

import { panelText } from '@/i18n/panel/panel-texts'

import { askFactor } from './factor-requests'

/** Sends one thing after the other, and keeps what is to be said of the last that was not done. */
export function useFactorRequest() {
  const { i18n, t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** @returns what came back; nothing where it was not done, which is said */
  const ask = async <Body>(path: string, data?: object): Promise<Body | undefined> => {
    setBusy(true)
    const answer = await askFactor<Body>(path, i18n.language, data)
    setBusy(false)
    if ('body' in answer) {
      setProblem(undefined)
      return answer.body
    }
    setProblem(answer.refusal ?? panelText(t, 'consequencesUnanswered'))
    return undefined
  }
  return { ask, isBusy, problem, setProblem }
}
