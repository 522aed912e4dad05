/** What ui/browser/page-script/letter-script.ts does, as pages have it: written by `npm run page-script`. */
export const LETTER_SCRIPT =
  '"use strict";(()=>{function o(){if(navigator.clipboard)for(let e of document.querySelectorAll("[data-copied]")){let t=e.previousElementSibling;e.hidden=!1,e.onclick=()=>navigator.clipboard.writeText(t.innerText).then(()=>e.textContent=e.dataset.copied??"",()=>getSelection()?.selectAllChildren(t))}}o();})();'
