interface Props {
  labels: { choose: string; system: string; light: string; dark: string }
}

/** Light, dark, or as the reader's system is. It needs a script, and is not shown without. */
export function ColourModeSwitch({ labels }: Props) {
  return (
    <details className="menu colour-menu sm:relative" name="site-menu">
      <summary className="chip round" aria-label={labels.choose} data-tip="">
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="icon">
          <circle cx="12" cy="12" r="9" />
          <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
        </svg>
      </summary>
      <div
        role="radiogroup"
        aria-label={labels.choose}
        className="card menu-panel sm:start-auto sm:end-0 sm:top-[58px] sm:w-64"
      >
        {(['system', 'light', 'dark'] as const).map((mode) => (
          <label key={mode} className="menu-link gap-3">
            <input type="radio" name="mh_colour_mode" value={mode} />
            {labels[mode]}
          </label>
        ))}
      </div>
    </details>
  )
}
