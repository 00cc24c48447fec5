/** The id of the template that holds the page's script until it may be fetched. */
export const codeElement = 'code'

/** The template's property that keeps the button which was pressed before the page could answer. */
export const pressedButton = 'pressed'

/** How long a page waits for its first picture before it starts without, in milliseconds. */
const patience = 3000

/**
 * Runs at the end of the page: the shop's script is fetched once the page's first picture is in, so
 * that the two do not share a slow line, and the rest of the page is laid out (`data-awaits`); sooner,
 * when a visitor is already pressing or scrolling (docs/decisions/089).
 * A button that is pressed before the page can answer is kept (`takeEarlyPress`).
 */
export const startScript = [
  `var c=document.getElementById("${codeElement}"),p=document.querySelector("img[fetchpriority=high]"),`,
  's=function(){',
  'delete document.documentElement.dataset.awaits;',
  'var t=c.content,m=t.querySelector("script"),l=t.querySelector("[rel=stylesheet]");',
  'if(!m)return;',
  'l.onload=l.onerror=function(){document.head.append(m)};',
  'm.remove();document.head.append(t)};',
  'addEventListener("click",function(e){',
  `if(c.isConnected)c.${pressedButton}=e.target.closest("button")||c.${pressedButton}`,
  '},true);',
  'if(!p||p.complete)s();',
  'else{',
  '["load","error"].forEach(function(n){p.addEventListener(n,s)});',
  '["pointerdown","keydown","scroll"].forEach(function(n){addEventListener(n,s)});',
  `setTimeout(s,${patience})`,
  '}',
].join('')
