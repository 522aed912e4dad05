'use client'

import { type ReactNode, useEffect, useRef } from 'react'

import type { FormScriptTexts } from './form-script'
import { showOwnPage } from './own-pages'
import { hasUnsent } from './unsent-text'

interface Props {
  texts: FormScriptTexts
  children: ReactNode
}

/** A form that is sent without leaving its page where scripts run, and whose unsent text stays on this device. */
export function FormInPlace({ texts, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(texts)
  useEffect(() => {
    latest.current = texts
  }, [texts])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const end = new AbortController()
    let loading: Promise<void> | undefined
    const load = () => {
      loading ??= import('./form-script')
        .then(({ followForm }) => {
          if (!end.signal.aborted) followForm(element, latest.current, end.signal)
        })
        .catch((error: unknown) => {
          // The form is sent as it would be without scripts; the next touch asks again.
          loading = undefined
          console.warn(error)
        })
    }
    const options = { passive: true, signal: end.signal }
    for (const type of ['pointerdown', 'focusin', 'input']) {
      element.addEventListener(type, load, options)
    }
    // Something was left behind here, or typed before the scripts came.
    const form = element.querySelector<HTMLFormElement>('form[data-form]')
    if ((form && hasUnsent(form)) || element.querySelector(':focus')) load()
    // Of a public form, too: what stands in it is of whoever is signed in.
    const leave = form?.dataset.of ? showOwnPage() : undefined
    return () => {
      end.abort()
      leave?.()
    }
  }, [])

  return (
    <div className="form-main" ref={box}>
      {children}
    </div>
  )
}
