/**
 * The script in the head of every page. It sets the reader's colour mode before the first paint, and again when another
 * tab changes it or `ui/browser/page-script/colour-mode.ts` sends its event. The event names the mode, for browsers
 * without storage. Any other value is no choice, and the system setting applies. Browsers use the first `theme-color`,
 * so the chosen one is inserted before those of the page. The content security policy permits the script by its hash.
 */
export const COLOUR_MODE_SCRIPT = [
  "{let r=document.documentElement,t=document.createElement('meta'),f=e=>{let m;",
  'try{m=localStorage.mh_colour_mode}catch(_){m=e&&e.detail}',
  "if(m=='light'||m=='dark'){r.dataset.theme=m;t.name='theme-color';",
  "t.content=m=='dark'?'#060C1B':'#F6F9FD';document.head.prepend(t)}",
  "else{delete r.dataset.theme;t.remove()}};f();addEventListener('storage',f)}",
].join('')
