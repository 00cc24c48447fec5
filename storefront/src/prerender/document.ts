import { createHash } from 'node:crypto'
import favicon from '@stemside/ui/art/brand/favicon.svg?inline'
import { codeElement, facesElement } from './codeElement.ts'
import { headScript } from './headScript.ts'
import type { PageStyles } from './pageStyles.ts'
import { contentElement, seedElement, writeJson, type Seed } from './seed.ts'
import { startScript } from './startScript.ts'

/** What one page asks the browser to fetch, by URL. */
export interface PageAssets {
  readonly entry: string
  readonly modules: readonly string[]
  readonly fonts: readonly string[]
}

const hoistable =
  /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>|<script type="application\/ld\+json"[^>]*>[^<]*<\/script>)/

/** The best format of the picture that the first paint waits for. */
const firstPicture =
  /<picture[^>]*><source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:(?!<\/picture>).)*?fetchPriority="high"/s

/** React puts the head's elements before the page's first one; this parts them. */
function partHead(markup: string): { head: string; body: string } {
  let body = markup
  let head = ''
  for (let tag = hoistable.exec(body); tag !== null; tag = hoistable.exec(body)) {
    head += tag[0]
    body = body.slice(tag[0].length)
  }
  return { head, body }
}

export interface Page {
  readonly markup: string
  readonly seed: Seed
  /** What its route's screen is bound to, where it is bound to something. */
  readonly content: object | undefined
  readonly assets: PageAssets
  readonly styles: Pick<PageStyles, 'own' | 'faces'>
  /** Where the rest of the styles is. */
  readonly sheet: string
}

/** One whole page: readable as it is, and ready to be hydrated from its seed and its content. */
export function writeDocument({ markup, seed, content, assets, styles, sheet }: Page): string {
  const { head, body } = partHead(markup)
  const picture = firstPicture.exec(body)
  const fonts = fontsOf(seed, assets).map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  )
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    `<link rel="icon" href="${favicon}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    head,
    ...(picture === null ? fonts : [askForPicture(picture)]),
    `<script>${headScript}</script>`,
    `<style>${styles.own}</style>`,
    // Where a picture comes first, a script puts the faces in after it (`start`).
    `<style id="${facesElement}"${picture === null ? '' : ' media="(scripting:none)"'}>${styles.faces}</style>`,
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    data(seedElement, seed),
    ...(content === undefined ? [] : [data(contentElement, content)]),
    `<template id="${codeElement}">`,
    ...(picture === null ? [] : fonts),
    `<link rel="stylesheet" href="${sheet}">`,
    ...[assets.entry, ...assets.modules].map((url) => `<link rel="modulepreload" href="${url}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    '</template>',
    `<script>${startScript}</script>`,
    '</body>',
    '</html>',
  ].join('\n')
}

/** The page's first picture, asked for before the styles, so that it travels with them. */
function askForPicture([, type, files, sizes]: readonly string[]): string {
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high">`
}

function data(id: string, value: object): string {
  return `<script type="application/json" id="${id}">${writeJson(value)}</script>`
}

/** The letters of the page's words: the rupee sign is in a file of its own. */
function fontsOf({ priceList }: Seed, { fonts }: PageAssets): readonly string[] {
  return fonts.filter((url) => priceList.country === 'IN' || !url.includes('rupee'))
}

/** The source expression of an inline script or style for the Content-Security-Policy. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
