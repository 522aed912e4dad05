/** Only on pages with a form: the style of every page stands in it twice. */
const STYLE = `
.form-page{padding-block:12px 48px;overflow-wrap:break-word}
.form-head{padding-block:20px}
.form-head .display{font-size:clamp(28px,4vw,40px)}
.form-head .lede{margin-block-start:6px;max-inline-size:72ch}
.form-two{display:grid;grid-template-columns:minmax(0,1fr);gap:24px}
.acts+.form-two{margin-block-start:20px}
.form-main,.form-main form{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;align-content:start}
.wrong{border:2px solid var(--bad);border-radius:14px;background:var(--surface);padding:18px 20px}
.wrong:focus-visible{outline-offset:4px}
.wrong h2{display:flex;gap:10px;align-items:center;font-size:18px}
.wrong h2 .icon,.err{color:var(--bad)}
.wrong p{margin-block:2px 4px;font-size:15px;color:var(--muted)}
.wrong li+li{border-block-start:1px solid var(--line)}
.wrong a{display:flex;align-items:center;min-block-size:44px;color:var(--bad);font-weight:600;font-size:15px;text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:4px}
.form-part{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;padding:22px;min-inline-size:0}
/* No fieldset is a grid in Chromium before 86. */
@supports (not (appearance:none)) and (not (inset:0)){.form-part>*+*{margin-block-start:20px}}
.form-part>legend{float:inline-start;font-size:18px;font-weight:700}
.form-part>legend+*{clear:both}
.f{display:grid;grid-template-columns:minmax(0,1fr);gap:4px;min-inline-size:0;scroll-margin-block-start:90px}
.f>label:not(.opt),.f>legend{font-weight:600;font-size:15px}
.f i{font-style:normal;font-weight:400;color:var(--muted)}
.f .hint{font-size:14px;line-height:1.45;color:var(--muted)}
.f .in,.f .sel,.f .opts{margin-block-start:4px}
.err{display:flex;gap:8px;align-items:start;font-size:14.5px;font-weight:600;line-height:1.45}
.err .icon{inline-size:18px;block-size:18px;margin-block-start:2px}
.f.no{padding-inline-start:14px;border-inline-start:4px solid var(--bad)}
.f.no :is(.in,select){border:2px solid var(--bad);padding-block:8px}
.form-part .in,.form-part .sel select{inline-size:100%;min-inline-size:0;min-block-size:46px;padding:9px 13px;border:1px solid var(--edge);border-radius:9px;background:var(--raised);font-size:16px}
.form-part .in.short{max-inline-size:220px}
.form-part .in.tel{max-inline-size:280px}
.form-part textarea.in{min-block-size:150px;resize:vertical;line-height:1.55}
.form-part .sel{position:relative;display:block}
.form-part .sel select{appearance:none;padding-inline-end:34px;text-overflow:ellipsis;cursor:pointer}
.form-part .sel::after{content:'';position:absolute;inset-block-start:calc(50% - 7px);inset-inline-end:16px;inline-size:8px;block-size:8px;border-block-end:2px solid var(--muted);border-inline-end:2px solid var(--muted);transform:rotate(45deg);pointer-events:none}
[dir=rtl] .form-part .sel::after{transform:rotate(-45deg)}
.f .opt{display:flex;align-items:start;gap:12px;min-block-size:44px;padding-block:10px;font-size:15px;line-height:1.5;cursor:pointer}
.f .opt input{appearance:none;inline-size:21px;block-size:21px;flex:none;margin-block-start:1px;border:2px solid var(--edge);border-radius:5px;background:var(--raised);cursor:pointer}
.f .opt input[type=radio]{border-radius:50%}
.f .opt input:checked{border-color:var(--primary);background:var(--primary) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23fff' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.4 8.4 3 3 6.2-6.8'/%3E%3C/svg%3E")}
.f .opt input[type=radio]:checked{background:var(--raised);border-width:7px}
.f.no .opt input:not(:checked){border-color:var(--bad)}
.count{display:flex;justify-content:space-between;gap:12px;font-variant-numeric:tabular-nums}
.kept{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 12px;align-items:center;padding:12px 14px;margin-block-start:6px;border:1px solid var(--good-line);border-radius:9px;background:var(--good-tint);font-size:15px}
.kept>.icon{grid-row:span 2;color:var(--good)}
.kept b{font-weight:650;overflow-wrap:anywhere}
.kept .opt{grid-column:1/-1;margin-block-start:10px;padding-block:10px 0;border-block-start:1px solid var(--line)}
.file{display:grid;gap:6px;margin-block-start:6px}
.file input{inline-size:100%;min-block-size:52px;padding:4px;border:1px dashed var(--edge);border-radius:9px;font-size:14px;color:var(--muted)}
.file input::file-selector-button{min-block-size:42px;margin-inline-end:12px;padding-inline:16px;border:1px solid var(--line);border-radius:999px;background:var(--surface);color:var(--ink);font:600 14px var(--font-sans);cursor:pointer}
.up{display:grid;gap:4px}
.up p:empty{margin-block-start:-6px}
.up p[data-said]{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.up div{display:flex;flex-wrap:wrap;align-items:center;gap:2px 18px;font-size:15px}
.up progress{appearance:none;inline-size:100%;block-size:8px;margin-block:6px 2px;border:0;border-radius:4px;overflow:hidden;background:var(--line)}
.up progress::-webkit-progress-bar{background:var(--line)}
.up progress::-webkit-progress-value{background:var(--primary)}
.up progress::-moz-progress-bar{background:var(--primary)}
.up .hint{font-variant-numeric:tabular-nums}
.send{display:flex;flex-wrap:wrap;align-items:center;gap:12px 18px;font-size:14px;color:var(--muted)}
.send [aria-disabled=true]{opacity:.7;cursor:progress}
.typed{display:grid;gap:12px}
.typed dt{font-size:14px;color:var(--muted)}
.typed dd{white-space:pre-wrap}
.hp{display:none}
.device{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;padding:8px 18px;font-size:15px}
.device button,.up button{min-block-size:44px;font-weight:600;color:var(--accent);text-decoration:underline;text-underline-offset:4px;cursor:pointer}
.sent{max-inline-size:720px;display:grid;grid-template-columns:minmax(0,1fr);gap:20px}
.sent .display{margin-block:12px 8px;font-size:clamp(28px,4vw,40px)}
.sent .lede~p{margin-block-start:10px}
.ok{display:grid;place-items:center;inline-size:52px;block-size:52px;border-radius:50%;background:var(--good-tint);color:var(--good)}
.ok .icon{inline-size:28px;block-size:28px}
.refno{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:6px 24px;padding:22px}
.refno dt{font-size:13.5px;color:var(--muted)}
.refno dd{font-weight:650;font-variant-numeric:tabular-nums}
.refno .big{font:700 23px/1.2 var(--font-mono);font-size:clamp(23px,5vw,30px);letter-spacing:.02em;white-space:nowrap}
.sent section{padding:22px}
.sent section h2{margin-block-end:16px;font-size:18px}
.next{counter-reset:n;display:grid}
.next li{counter-increment:n;position:relative;padding-inline-start:46px;padding-block-end:20px}
.next li:last-child{padding-block-end:0}
.next li::before{content:counter(n);position:absolute;inset-inline-start:0;inset-block-start:-2px;display:grid;place-items:center;inline-size:30px;block-size:30px;border-radius:50%;background:var(--soft);color:var(--accent);font-weight:700;font-size:15px}
.next li:not(:last-child)::after{content:'';position:absolute;inset-inline-start:14.5px;inset-block:33px 7px;border-inline-start:1px solid var(--line)}
.next b{display:block}
.next p{font-size:15px;color:var(--muted)}
.form-page .callout a,.ways-on a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);text-decoration:underline;text-underline-offset:4px}
.ask a{display:inline-block;padding-block:10px;color:var(--accent);text-decoration:underline;text-underline-offset:4px}
.acts{display:flex;flex-wrap:wrap;gap:10px}
@media (min-width:560px){.half{display:grid;grid-template-columns:1fr 1fr;gap:20px;align-items:start}}
@media (max-width:559px){.half{display:grid;gap:20px}}
@media (min-width:960px){
.form-two{grid-template-columns:minmax(0,720px) minmax(0,340px);justify-content:space-between;gap:20px 32px}
.form-two>aside{position:sticky;inset-block-start:84px;align-self:start}
}
@media (max-width:959px){.form-two:not(:has(.wrong))>aside{order:-1}}
@media (max-width:639px){
.form-part,.refno,.sent section{padding:18px}
.send .button,.acts .button{inline-size:100%}
}
@media (forced-colors:active){.f .opt input,.up progress{appearance:auto}}
`

/** The style of a form and of the page that says it is sent; React puts it into the head, once. */
export function FormStyle() {
  return (
    <style href="form" precedence="form">
      {STYLE}
    </style>
  )
}
