/** Only on the page of a vacancy: the style of every page stands in it twice. */
const STYLE = `
.sum .facts{display:flex;flex-wrap:wrap}
.sum .facts>div{flex:1 1 40%;padding:18px 22px}
.sum .facts .pay{flex-basis:100%;border-block-end:1px solid var(--line)}
.sum .facts dt{font-size:13.5px}
.sum .facts dd{margin-block-start:2px;font-weight:700;font-size:18px;line-height:1.3}
.sum .facts dd span{margin-block-start:3px;font-size:14.5px;line-height:1.45}
.sum .facts .pay bdi{font-size:27px;font-weight:750;line-height:1.15}
.sum .facts .pay bdi:not(:lang(ar),:lang(hi),:lang(zh)){letter-spacing:-.02em}
.sum .facts .no{font-weight:400}
.sum.over .facts dd{color:var(--muted);font-weight:600}
.sum .act{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:16px 22px;border-block-start:1px solid var(--line)}
.sum .act span{font-size:14.5px;color:var(--muted)}
.shut{display:inline-flex;align-items:center;gap:8px;padding:5px 12px;margin-block-end:10px;border:1px solid var(--muted);border-radius:999px;font-size:14px;font-weight:600;color:var(--muted)}
.briefs li{position:relative;display:flex;justify-content:space-between;gap:0 16px;padding:14px 22px}
.briefs li+li{border-block-start:1px solid var(--line)}
.briefs h3{font-size:16px}
.briefs p{font-size:14px;line-height:1.5;color:var(--muted)}
.briefs .label{margin-block-start:4px}
.briefs li>div{flex:1;min-inline-size:0}
.briefs li>.end{flex:0 0 auto;max-inline-size:52%;text-align:end;font-variant-numeric:tabular-nums}
.briefs .paid bdi{font-weight:650;font-size:15px;color:var(--ink)}
.briefs a::after{content:'';position:absolute;inset:0}
@media (min-width:640px){
.sum .facts{grid-template-columns:1.25fr 1.1fr .9fr}
.sum .facts .pay{grid-column:auto;border:0}
.sum .facts>div+div{border-inline-start:1px solid var(--line)}
}
@media (max-width:639px){
.sum .facts>div{padding:14px 18px}
.sum .facts dd{font-size:16px}
.sum .facts .len{grid-column:auto;display:block;padding-inline-start:0}
.sum .facts .len span{display:block;margin:3px 0 0}
.briefs li{padding-inline:18px}
.sum .act{padding:14px 18px}
.sum .act .button{inline-size:100%}
}
`

/**
 * On a phone the answer stays at the foot of the window while the page is read. It lies over nothing that has the focus,
 * and the end of the page is above it. Not on a low window, where it would take too much.
 */
const ANSWER_STYLE = `
@media (max-width:639px) and (min-height:480px){
html{scroll-padding-block-end:84px}
body{padding-block-end:70px}
.sum .act .button{position:fixed;inset-inline:16px;inset-block-end:12px;z-index:8;inline-size:auto;box-shadow:0 0 0 3px var(--bg),0 4px 18px #0006}
}
@media print{body{padding-block-end:0!important}}
`

interface Props {
  /** Whether it can be answered. */
  hasAnswer: boolean
}

/** The style of a vacancy's page; React puts it into the head, once. */
export function VacancyStyle({ hasAnswer }: Props) {
  return (
    <>
      <style href="vacancy" precedence="vacancy">
        {STYLE}
      </style>
      {hasAnswer && (
        <style href="vacancy-answer" precedence="vacancy">
          {ANSWER_STYLE}
        </style>
      )}
    </>
  )
}
