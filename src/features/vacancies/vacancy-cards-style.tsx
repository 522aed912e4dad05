import { SignStyle } from '@/ui/components/sign-style'

/** Only where vacancies stand as cards: the style of every page stands in it twice. */
const STYLE = `
.newest{padding-block:36px 12px}
.newest-cards{display:grid;grid-template-columns:minmax(0,1fr);gap:16px 24px}
.newest-cards>li{position:relative;display:grid;grid-template-columns:minmax(0,1fr);gap:14px;align-content:start;padding:18px 20px}
.newest-cards>li:hover{border-color:var(--accent)}
.newest-cards h3{font-size:18px;overflow-wrap:anywhere}
.newest-cards p{font-size:14.5px;line-height:1.5;color:var(--muted)}
.newest-cards a::after{content:'';position:absolute;inset:0;border-radius:14px}
.newest-cards a:focus-visible{outline:none}
.newest-cards a:focus-visible::after{outline:3px solid var(--accent);outline-offset:3px}
.newest-cards dl{display:grid;grid-template-columns:1fr 1fr;gap:10px 16px;padding-block-start:12px;border-block-start:1px solid var(--line)}
.newest-cards dt{font-size:13px;color:var(--muted);line-height:1.4}
.newest-cards dd{font-weight:650;font-size:15px;line-height:1.4;font-variant-numeric:tabular-nums}
.newest-cards dd span{display:block;overflow-wrap:anywhere;font-weight:400;font-size:14px;color:var(--muted)}
.newest-cards .pay bdi{display:inline-block;font-size:18px;line-height:1.25}
.newest-cards .no{font-weight:400;color:var(--muted)}
.newest-cards .len{grid-column:1/-1;display:flex;gap:10px;align-items:baseline}
.newest-cards .len span{display:inline;margin-inline-start:4px}
.newest-cards .from{align-self:end;display:flex;flex-wrap:wrap;align-items:center;gap:4px 14px}
.newest-cards .from span{min-inline-size:0}
.newest-cards .from bdi{overflow-wrap:anywhere;color:var(--ink)}
@media (max-width:639px){
/* The two newest, their pay and dates beside the rank; the licence is on the page of each. */
.newest{padding-block:16px 4px}
.newest-cards{gap:8px}
.newest-cards>li{grid-template-columns:minmax(0,1fr) auto;gap:2px 12px;padding:10px 14px}
.newest-cards h3{font-size:16px}
.newest-cards p,.newest-cards dd span{font-size:13.5px}
.newest-cards dl{display:block;max-inline-size:46vw;padding:0;border:0;text-align:end}
.newest-cards dt{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.newest-cards dd{font-size:13.5px;line-height:1.45}
.newest-cards .pay bdi{font-size:15px}
.newest-cards .pay span{display:inline}
.newest-cards .len,.newest-cards dl>div:not(.pay) span{display:none}
.newest-cards .from{grid-column:1/-1;gap:0 12px}
.newest-cards .from .badge:not(.alarm),.newest-cards>li:nth-child(n+3){display:none}
}
@media (min-width:640px){.newest-cards.of-2{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:960px){.newest-cards.of-3{grid-template-columns:repeat(3,minmax(0,1fr))}}
`

/** The style of vacancies as cards; React puts it into the head, once. */
export function VacancyCardsStyle() {
  return (
    <>
      <SignStyle />
      <style href="vacancy-cards" precedence="vacancy-cards">
        {STYLE}
      </style>
    </>
  )
}
