/** Around a text: since when it is there, its parts, the other languages. */
const STYLE = `
.meta{display:flex;flex-wrap:wrap;align-items:center;gap:4px 18px;font-size:14px;color:var(--muted);padding-block:18px;border-block-end:1px solid var(--line)}
.page-aside ul,.contents-drawer ul,.docs-tree ul{border-inline-start:2px solid var(--line)}
.aside-link{display:block;margin-inline-start:-2px;padding:6px 14px;border-inline-start:2px solid transparent;color:var(--muted);line-height:1.45;unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}
.aside-link:is(:hover,[aria-current]){color:var(--accent);border-color:var(--accent)}
@media (max-width:959px),(pointer:coarse){.aside-link{padding-block:12px}}
.page-aside{font-size:14px}
.page-aside nav + nav{margin-block-start:28px}
.page-aside p{margin-block-end:8px}
.page-aside p,:is(.contents-drawer,.docs-tree) summary{font-weight:600}
.contents-drawer,.docs-tree,.text-elsewhere{margin-block-start:20px}
.text-elsewhere > summary{padding-block:10px;background:var(--soft)}
.text-elsewhere > summary b{color:var(--accent)}
:is(.contents-drawer,.docs-tree,.text-elsewhere) > summary{display:flex;align-items:center;justify-content:space-between;gap:12px;min-block-size:46px;padding-inline:16px}
:is(.contents-drawer,.docs-tree,.text-elsewhere) > summary::after{content:'+';content:'+' / '';font-size:20px;color:var(--accent)}
:is(.contents-drawer,.docs-tree,.text-elsewhere)[open] > summary::after{content:'−';content:'−' / ''}
.contents-drawer ul{margin-block-start:12px;margin-inline-start:2px}
/* In the text it is a drawer like others: nothing lies over the page that closes it. */
@media (min-width:960px),(max-height:479px){.contents-drawer.menu[open]>summary::before{display:none}}
/* On a phone the parts of a page are at hand wherever it is read: the list opens upward from the foot of the window. */
@media (max-width:959px) and (min-height:480px){
html{scroll-padding-block-end:72px}
body{padding-block-end:64px}
.contents-drawer.menu{position:fixed;inset-block-end:12px;inset-inline-start:16px;z-index:8;margin:0;max-inline-size:calc(100vw - 32px)}
.contents-drawer>summary{gap:8px;min-block-size:44px;padding-inline:14px;border-color:var(--edge);border-radius:999px;background:var(--raised);font-size:14px}
.contents-drawer>.page-contents{position:absolute;inset-block-end:52px;inset-inline-start:0;z-index:2;inline-size:calc(100vw - 32px);max-inline-size:420px;max-block-size:60vh;margin:0;padding:8px;border:1px solid var(--line);border-radius:14px;background:var(--raised);box-shadow:var(--shadow);overflow-y:auto;overscroll-behavior:contain}
}
@media print{body{padding-block-end:0!important}}
@media print{.text-elsewhere::details-content{content-visibility:visible;block-size:auto}}
@media (max-width:959px){.article-grid .contents-beside{display:none}}
@media (min-width:960px){.page-aside{position:sticky;inset-block-start:84px;align-self:start;padding-block-start:10px;max-block-size:calc(100dvb - 100px);overflow-y:auto}
.article-grid .contents-drawer{display:none}}
`

/** The style of what is around a text; React puts it into the head, once. */
export function ArticleStyle() {
  return (
    <style href="article" precedence="article">
      {STYLE}
    </style>
  )
}
