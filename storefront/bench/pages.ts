/** A page with only the largest element of another page, at the same size. */
export function floorPage(hero: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Floor</title>',
    '<style>body{margin:0}img{width:100%;height:100%}</style>',
    hero,
  ].join('')
}

/**
 * The same page with ordinary script tags: links and scripts inside a `<template>` are moved into the head, and
 * inline scripts, which only control loading, are removed. It runs in the browser, because it needs the HTML parser.
 */
export function plainPage(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const script of document.querySelectorAll('script:not([type], [src])')) script.remove()
  // Styles with a media attribute, which delays them until a script removes it.
  for (const style of document.querySelectorAll('style[media]')) style.removeAttribute('media')
  for (const { content } of document.querySelectorAll('template')) {
    document.head.append(...content.querySelectorAll('link, script[src]'))
  }
  if (document.querySelector('script[type=module][src]') === null) {
    throw new Error('The page has no module script, in the page or in a <template>')
  }
  return `<!doctype html>${document.documentElement.outerHTML}`
}
