import { storageKey } from '../effects/storageKey.ts'
import { codeElement, pressedButton } from './codeElement.ts'

/** How long a page waits for its first picture before it starts without, in milliseconds. */
const patience = 3000

/**
 * Runs at the end of the page: the shop's script is fetched once the page's first picture is in, so
 * that the two do not share a slow line; sooner, when a visitor is already pressing or scrolling
 * (docs/decisions/089). After the frame that shows the picture, prices that depend on a stored coupon
 * are shown where there is none (`data-stored`). Once the fonts are in, so that nothing is laid out
 * twice, or a visitor scrolls, what is below is laid out, a part in each frame (`data-awaits`).
 * A button that is pressed before the page can answer is kept (`takeEarlyPress`).
 */
export const startScript = [
  `var d=document.documentElement.dataset,c=document.getElementById("${codeElement}"),`,
  'p=document.querySelector("img[fetchpriority=high]"),',
  'known=function(){',
  `try{var k=JSON.parse(localStorage.getItem(${JSON.stringify(storageKey)})||"null");`,
  'if((k&&k.coupon)||localStorage.getItem("removedAutoAddedCoupon"))return}catch(e){}',
  'delete d.stored},',
  'below=function(){',
  'if(d.awaits!="picture")return;d.awaits="frames";',
  'var all=[].slice.call(document.querySelectorAll("[data-later]")),',
  'next=function(){var e=all.shift();',
  'if(!e){delete d.awaits;return}',
  'e.dataset.shown="";requestAnimationFrame(next)};next()},',
  'show=function(){',
  'known();',
  'document.fonts.ready.then(below);',
  `addEventListener("scroll",below);setTimeout(below,${patience})},`,
  's=function(){',
  'var t=c.content,m=t.querySelector("script"),l=t.querySelector("[rel=stylesheet]");',
  'if(!m)return;',
  'if(p)requestAnimationFrame(function(){requestAnimationFrame(show)});',
  'else{known();delete d.awaits}',
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
