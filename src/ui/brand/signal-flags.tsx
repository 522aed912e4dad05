/** The brand mark: the signal flags M (white saltire on blue) and H (white and red). */
export function SignalFlags() {
  return (
    <span aria-hidden="true" className="flags" dir="ltr">
      <svg viewBox="0 0 18 18" width="18" height="18">
        <path fill="#1d4ed8" d="M0 0h18v18H0z" />
        <path stroke="#fff" strokeWidth="3.4" d="m0 0 18 18M18 0 0 18" />
      </svg>
      <svg viewBox="0 0 18 18" width="18" height="18">
        <path fill="#fff" d="M0 0h9v18H0z" />
        <path fill="#dc2626" d="M9 0h9v18H9z" />
      </svg>
    </span>
  )
}
