import type { ReactNode } from 'react'

import { ARROW_ON } from '../drawn-signs'

const STYLE = `
.help-link a{display:inline-flex;align-items:center;gap:10px;min-block-size:44px;padding:4px 16px;border-radius:14px;background:var(--bad-tint);font-size:15px;line-height:1.4}
.help-link a::after{${ARROW_ON}}
.help-link a:hover{text-decoration:underline;text-underline-offset:4px}
`

interface Props {
  href: string
  /** Where it is on the page. */
  className: string
  children: ReactNode
}

/** The link that leads readers in trouble to people who help. */
export function HelpLink({ href, className, children }: Props) {
  return (
    <p className={`help-link ${className}`}>
      <style href="help-link" precedence="help-link">
        {STYLE}
      </style>
      <a href={href}>
        <span>{children}</span>
      </a>
    </p>
  )
}
