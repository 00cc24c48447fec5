import type { Page } from '@playwright/test'

/**
 * Translates each page as Chrome's translator does, once the shop works: it puts each text into two nested `font`
 * elements, and does the same with every text that comes later. The words stay the same, so that a test can compare
 * them with those of a page that is not translated.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'font, script, style, [translate=no]'
    const swapIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        const place = text.parentElement
        if (text.data.trim() === '' || place?.closest(kept)) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const start = () => {
      swapIn(document.body)
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          for (const node of addedNodes) if (node.isConnected) swapIn(node)
          if (target instanceof Text && target.isConnected) swapIn(target)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    new MutationObserver((_, waiting) => {
      if (document.documentElement.dataset['ready'] === undefined) return
      waiting.disconnect()
      start()
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
  })
}
