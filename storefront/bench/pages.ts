/** A page with the largest element of another page, at the same size, and nothing else. */
export function floorPage(hero: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Floor</title>',
    '<style>body{margin:0}img{width:100%;height:100%}</style>',
    hero,
  ].join('')
}

/**
 * The same page with ordinary tags: links and scripts that wait in a `<template>` stand in the head, and
 * inline scripts, which only arrange loading, are gone. Runs in the browser, for its HTML parser.
 */
export function plainPage(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const script of document.querySelectorAll('script:not([type], [src])')) script.remove()
  // Styles that are held back from browsers with scripts.
  for (const style of document.querySelectorAll('style[media]')) style.removeAttribute('media')
  for (const { content } of document.querySelectorAll('template')) {
    document.head.append(...content.querySelectorAll('link, script[src]'))
  }
  if (document.querySelector('script[type=module][src]') === null) {
    throw new Error('The page has no module script, in the page or in a <template>')
  }
  return `<!doctype html>${document.documentElement.outerHTML}`
}
