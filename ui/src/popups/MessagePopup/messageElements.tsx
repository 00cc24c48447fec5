import { createElement, type ReactNode } from 'react'

/** Elements that a message may use; any other element is replaced by its content. */
const allowed = new Set(['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul'])

/** Elements whose content is no text for a reader: they go with all that is in them. */
const dropped = new Set([
  'iframe',
  'math',
  'noscript',
  'object',
  'script',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
])

/**
 * A message's HTML as React elements. No markup is inserted into the page: the browser parses the text
 * into a document that runs nothing and loads nothing, and only allowed elements are made anew, without
 * attributes but a link's safe `href`.
 */
export function messageElements(html: string): ReactNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return childrenOf(body)
}

function childrenOf(node: Node): ReactNode[] {
  return Array.from(node.childNodes, toReact)
}

function toReact(node: Node, index: number): ReactNode {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.textContent : null
  const name = node.localName
  if (dropped.has(name)) return null
  if (!allowed.has(name)) return childrenOf(node)
  if (name === 'br') return <br key={index} />
  const properties = name === 'a' ? { key: index, href: safeHref(node) } : { key: index }
  return createElement(name, properties, ...childrenOf(node))
}

/** A link's address where it leads to a page, a mail or a call; undefined for `javascript:` and the like. */
function safeHref(link: Element): string | undefined {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('/') && !href.startsWith('//')) return href
  return /^(?:https?|mailto|tel):/i.test(href) ? href : undefined
}
