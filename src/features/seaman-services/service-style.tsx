/** Only on pages of services: the style of every page stands in it twice. */
const STYLE = `
.services-find{display:flex;flex-wrap:wrap;gap:10px;align-items:end;margin-block-end:20px}
.services-find label{display:grid;gap:4px;flex:1 1 220px;font-weight:600;font-size:15px}
.services-find :is(input,select){inline-size:100%;min-block-size:46px;padding:9px 13px;border:1px solid var(--edge);border-radius:9px;background:var(--raised);font-size:16px;font-weight:400}
.services{display:grid;gap:28px}
.services h2{font-size:21px}
.services section{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
.services section>ul{--round:13px;align-self:start}
.service{position:relative;display:grid;grid-template-columns:minmax(0,1fr);gap:8px 28px;padding:16px 18px;overflow-wrap:anywhere}
.service+.service{border-block-start:1px solid var(--line)}
.service:hover{background:var(--hover)}
.service:first-child{border-start-start-radius:var(--round);border-start-end-radius:var(--round)}
.service:last-child{border-end-start-radius:var(--round);border-end-end-radius:var(--round)}
.service h3{font-size:17px}
.service h3 a{color:var(--accent)}
.service a::after{content:'';position:absolute;inset:0}
.service a:focus-visible{outline:none}
.service a:focus-visible::after{outline:3px solid var(--accent);outline-offset:-4px;border-radius:var(--round)}
.service p{margin-block-start:4px;font-size:15px;color:var(--muted)}
.service dl{display:grid;gap:6px;align-content:start;font-size:14px}
.service dt{color:var(--muted)}
.service dd{font-weight:600}
@media (max-width:719px){.service .papers{display:none}}
@media (min-width:720px){.service{grid-template-columns:minmax(0,1fr) 210px;padding-inline:22px}}
@media (min-width:1000px){.services section{grid-template-columns:200px minmax(0,1fr);gap:28px}.services h2{padding-block-start:14px}}
.service-text{display:grid;gap:12px;line-height:var(--leading-prose);max-inline-size:68ch}
.service-text :is(h2,h3){margin-block-start:10px;font-size:19px}
.service-text ul{list-style:disc;padding-inline-start:22px}
.service-text ol{list-style:decimal;padding-inline-start:22px}
.service-text a,.service-files a{color:var(--accent);text-decoration:underline;text-underline-offset:4px}
.service-files a{display:inline-flex;align-items:center;min-block-size:44px;overflow-wrap:anywhere}
`

/** The style of the services; React puts it into the head, once. */
export function ServiceStyle() {
  return (
    <style href="services" precedence="services">
      {STYLE}
    </style>
  )
}
