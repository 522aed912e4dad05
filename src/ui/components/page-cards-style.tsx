/**
 * Only where pages stand as cards: as many to a row as there is room for, the last ones share theirs, half of the lines are
 * outside.
 */
const STYLE = `
.link-card{position:relative;display:flex;flex-direction:column;gap:6px;padding:20px 22px;font-size:15px;color:var(--muted)}
.link-card :is(h3,strong){font-size:17px;line-height:var(--leading-title);color:var(--ink)}
.link-card:hover{border-color:var(--accent)}
.page-list{display:flex;flex-wrap:wrap;overflow:clip}
.page-list > .link-card{flex:1 1 270px;margin-block:-1px 0;margin-inline-start:-1px;border-block-start:1px solid var(--line);border-inline-start:1px solid var(--line)}
.page-list > :hover{border-color:var(--line);background:var(--soft)}
.link-card a::after{content:'';position:absolute;inset:0;border-radius:14px}
.link-card a:focus-visible{outline:none}
.link-card a:focus-visible::after{outline:3px solid var(--accent);outline-offset:3px}
.page-list a:focus-visible::after{outline-offset:-4px}
.onward::after{content:'';display:inline-block;flex:none;inline-size:1em;block-size:1em;background:var(--pen);clip-path:var(--on);margin-block-start:auto;color:var(--accent);font-size:20px}
.card-grid{display:grid;gap:16px 24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr))}
.link-card:only-child{max-inline-size:680px}
.link-card small{color:var(--muted);font-weight:400}
/* Four to a row, or two, where that leaves none over; else three. */
@media (min-width:720px){.card-grid:has(>:nth-child(4n):last-child){grid-template-columns:1fr 1fr}}
@media (min-width:960px){.card-grid:has(>:nth-child(4n):last-child){grid-template-columns:repeat(4,1fr)}}
/* A list that is whole on one sheet leaves the one before it empty. */
@media print{.card.page-list{display:block;overflow:visible;break-inside:auto}.link-card{break-inside:avoid}}
`

/** The style of pages as cards; React puts it into the head, once. */
export function PageCardsStyle() {
  return (
    <style href="page-cards" precedence="page-cards">
      {STYLE}
    </style>
  )
}
