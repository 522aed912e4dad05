const STYLE = `
/* The sum is in sight wherever the page is read. */
html{scroll-padding-block-start:136px}
.review-bar{position:sticky;inset-block-start:70px;z-index:6;display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 16px;max-inline-size:720px;margin-block-end:16px;padding:8px 16px;font-size:14px;line-height:1.4;color:var(--muted)}
.review-bar b{font-size:18px;color:var(--ink);font-variant-numeric:tabular-nums}
.review-bar b+span{margin-inline-start:10px}
@media print{.review-bar{position:static}}
.review,.review-know{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;margin-block-end:20px;max-inline-size:720px}
.review .said{display:block;color:var(--muted);font-size:15px}
.opts.many{display:grid;grid-template-columns:repeat(auto-fill,minmax(210px,1fr));column-gap:18px}
.review-know section{padding:22px;display:grid;gap:12px}
.review-know h2{font-size:18px}
.review-cost div{display:flex;justify-content:space-between;gap:16px;padding-block:8px;border-block-end:1px solid var(--line)}
.review-cost dd{font-variant-numeric:tabular-nums;white-space:nowrap}
.review-cost .sum{border:0;font-weight:700;font-size:20px}
.review-know .quiet-text,.review-know time{font-size:14.5px;color:var(--muted)}
.review-reach{font-size:20px;font-weight:700}
.review-names{display:flex;flex-wrap:wrap;gap:8px;list-style:none;padding:0;margin:0}
.review-names li{max-inline-size:100%;margin:0;padding:4px 12px;border:1px solid var(--line);border-radius:14px;background:var(--raised);font-size:15px;overflow-wrap:anywhere}
.review-names li:not(:has(bdi)){padding-inline:4px;border-color:transparent;background:none;color:var(--muted)}
.review-know summary{display:flex;align-items:center;justify-content:space-between;gap:12px;min-block-size:46px;padding-inline:16px;border:1px solid var(--line);border-radius:9px;font-weight:600}
.review-know summary:hover{border-color:var(--accent)}
.review-know summary::after{content:'+';content:'+' / '';font-size:20px;color:var(--accent)}
.review-know [open]>summary{margin-block-end:12px}
.review-know [open]>summary::after{content:'−';content:'−' / ''}
.review-out>summary{display:flex;align-items:center;justify-content:space-between;gap:12px;min-block-size:44px;font-weight:600}
.review-out>summary::after{content:'+';content:'+' / '';font-size:20px;color:var(--accent)}
.review-out[open]>summary::after{content:'−';content:'−' / ''}
.review-out>.f{margin-block-start:14px}
.review-out>.hint{font-size:14px;color:var(--muted)}
.review .to-form{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);text-decoration:underline;text-underline-offset:4px}
.review-mail{padding:16px 18px;border:1px solid var(--line);border-radius:9px;background:var(--raised);white-space:pre-line;overflow-wrap:anywhere;font-size:15px}
.review-mail dl{display:grid;grid-template-columns:auto 1fr;gap:2px 14px;margin-block:10px}
.review-mail dt{color:var(--muted)}
.review-words{white-space:pre-line}
@media (max-width:639px){.review-mail dl{grid-template-columns:minmax(0,1fr)}.review-mail dd{margin-block-end:6px}.review-know section{padding:18px}.review .button{inline-size:100%}}
`

/** The style of the page on which a mailing is looked at before it is asked for. */
export function ReviewStyle() {
  return (
    <style href="mailing-review" precedence="form">
      {STYLE}
    </style>
  )
}
