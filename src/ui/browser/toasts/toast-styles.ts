/** Inserted with the first toast: the style sheet of the site stands in every page, twice. */
export const TOAST_STYLES = `
.toasts{position:fixed;inset-block-end:0;inset-inline-end:0;z-index:40;inline-size:min(420px,100vw);max-block-size:100dvb;margin:0;padding:16px;padding-block-end:max(16px,env(safe-area-inset-bottom));display:grid;gap:10px;list-style:none;overflow:hidden auto;overscroll-behavior:contain;pointer-events:none}
.toasts:focus-visible{outline-offset:-4px}
.toast{pointer-events:auto;touch-action:pan-y;user-select:none;-webkit-user-select:none;display:grid;grid-template-columns:1fr auto;align-items:start;background:var(--raised);color:var(--ink);border:1px solid var(--line);border-inline-start:4px solid var(--accent);border-radius:14px;box-shadow:var(--shadow);font-size:15px;overflow-wrap:anywhere}
.toast[data-kind=failure]{border-inline-start-color:var(--lamp)}
.toast[data-kind=success]{border-inline-start-color:var(--good)}
.toast-text{padding:12px 16px;min-inline-size:0}
.toast-title{font-weight:600}
.toast-description{color:var(--muted);font-size:14px}
.toast-action{margin-block-start:8px;min-block-size:44px;padding-inline:18px;border-radius:999px;border:1px solid var(--primary);background:var(--primary);color:#fff;font-weight:600;cursor:pointer}
.toast-action:hover{background:var(--primary-hover)}
.toast-close{inline-size:44px;block-size:44px;display:grid;place-items:center;color:var(--muted);border-radius:14px;cursor:pointer}
.toast-close:hover{color:var(--ink)}
.toast[data-state=closed]{opacity:0}
@media(prefers-reduced-motion:no-preference){
.toast{animation:toast-in .2s ease-out}
.toast[data-swipe=cancel]{transition:transform .2s ease-out}
.toast[data-state=closed]{transition:opacity .18s}
@keyframes toast-in{from{opacity:0;transform:translateY(12px)}}
}
@media print{.toasts{display:none}}
`
