/** The forms, on their page and in the dialog. Only where consent is asked for: the style of every page is in it twice. */
export const CHOICES_STYLE = `
.consent-answers{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-block-start:12px}
.consent-answers .button{padding-inline:10px}
.consent-choices{margin-block-start:8px}
.consent-choices .button{inline-size:100%;margin-block:8px}
.consent-choices label{display:flex;gap:14px;align-items:start;padding-block:10px;min-block-size:44px;cursor:pointer}
.consent-choices label+label{border-block-start:1px solid var(--line)}
.consent-choices fieldset,.consent-choices label>span{min-inline-size:0;overflow-wrap:anywhere}
.consent-choices input{flex:none;inline-size:22px;block-size:22px;margin-block-start:2px;accent-color:var(--primary)}
.consent-choices label span span{display:block;color:var(--muted);font-size:14px;line-height:var(--leading)}
`

export const PAGE_STYLE = `
.consent-page{max-inline-size:680px;padding:24px 26px;margin:24px auto}
.consent-page .consent-answers{margin-block:0 16px}
`

export const DIALOG_STYLE = `
.consent{inline-size:min(430px,100% - 24px);margin:auto;padding:14px 18px 10px;overflow:auto;overscroll-behavior:contain;background:var(--raised);color:var(--ink);font-size:15px}
.consent:modal{max-block-size:calc(100dvb - 24px)}
.consent::backdrop{background:#060c1ba6}
.consent-head{display:flex;align-items:center;justify-content:space-between;gap:12px}
.consent-head h2{font-size:17px}
.consent-head button{flex:none;inline-size:44px;block-size:44px;margin-inline-end:-12px;border-radius:999px;font-size:24px;line-height:1;color:var(--muted)}
.consent-head button:hover{color:var(--ink)}
.consent p{color:var(--muted);line-height:var(--leading)}
@media print{.consent{display:none}}
`
