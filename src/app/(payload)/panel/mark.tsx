import { SignalFlags } from '@/ui/brand/signal-flags'

/** Above the form to sign in. */
export function PanelLogo() {
  return (
    <span className="mh-logo">
      <SignalFlags />
      Mariner Hub
    </span>
  )
}

/** Where the panel leads to its beginning. */
export function PanelIcon() {
  // oxlint-disable-next-line nextjs/no-img-element -- a drawing of 400 bytes has no sizes
  return <img src="/icon.svg" alt="" width={18} height={18} />
}
