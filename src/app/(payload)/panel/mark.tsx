import { SignalFlags } from '@/ui/signal-flags'

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
  return (
    <span className="mh-icon">
      <SignalFlags />
    </span>
  )
}
