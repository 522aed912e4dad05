/** Only on pages of services: the style of every page stands in it twice. */
const STYLE = `
.services-find{display:flex;flex-wrap:wrap;gap:10px;align-items:end;margin-block-end:20px}
.services-find label{display:grid;gap:4px;flex:1 1 220px;font-weight:600;font-size:15px}
.services-find :is(input,select){inline-size:100%;min-block-size:46px;padding:9px 13px;border:1px solid light-dark(#7688a3,#5f749d);border-radius:9px;background:var(--raised);font-size:16px;font-weight:400}
.services{display:grid;gap:28px}
.services h2{margin-block-end:12px;font-size:21px}
.services ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:14px}
.service{position:relative;display:grid;grid-template-rows:auto 1fr auto;gap:6px;padding:18px 20px}
.service h3{font-size:17px}
.service a::after{content:'';position:absolute;inset:0;border-radius:inherit}
.service p{font-size:15px;color:var(--muted)}
.service dl{display:flex;flex-wrap:wrap;gap:2px 18px;padding-block-start:10px;border-block-start:1px solid var(--line);font-size:14px}
.service dl div{display:flex;flex-wrap:wrap;gap:0 6px}
.service dt{color:var(--muted)}
.service dd{font-weight:600}
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
