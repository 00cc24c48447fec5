import { createElement, type ReactNode } from 'react'

/** Elements that a message may use; any other element is replaced by its content. */
const allowed = new Set(['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul'])

/** Elements that are dropped together with their content, because it is no readable text. */
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
 * Turns a message's HTML into React elements. Nothing is inserted as markup: the browser parses the
 * text into an inert document, and only allowed elements are created again. A link keeps a safe
 * `href`; all other attributes are dropped.
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

/**
 * A link's URL if it leads to a page, an email or a call; undefined for others such as
 * `javascript:`.
 */
function safeHref(link: Element): string | undefined {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('/') && !href.startsWith('//')) return href
  return /^(?:https?|mailto|tel):/i.test(href) ? href : undefined
}
