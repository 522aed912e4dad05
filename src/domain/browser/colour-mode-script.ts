/**
 * Stands in the head of every page and sets the reader's colour mode before anything is painted; again
 * when another tab changes it, or `ui/browser/page-script/colour-mode.ts` says so with an event of its own, which names
 * the mode for browsers that store nothing. Any other value is no choice, and the system decides.
 * Of several colours for the browser's frame the first counts, so a chosen one stands before those
 * of the page. The front server lets the browser run this script by its content. It is written in capitals, or React would take it for one of its own and rewrite it.
 */
export const COLOUR_MODE_SCRIPT = [
  "{let r=document.documentElement,t=document.createElement('meta'),f=e=>{let m;",
  'try{m=localStorage.mh_colour_mode}catch{m=e&&e.detail}',
  "if(m=='light'||m=='dark'){r.dataset.theme=m;t.name='theme-color';",
  "t.content=m=='dark'?'#060C1B':'#F6F9FD';document.head.prepend(t)}",
  "else{delete r.dataset.theme;t.remove()}};f();addEventListener('storage',f)}",
].join('')
