import type { Page } from '@playwright/test'

/** Sets the page's text to 200 %. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}

/**
 * The elements whose content is wider than their box: the page, and parts that clip or scroll sideways.
 * Parts that match the selector `allowed` may scroll.
 */
export function cutOff(page: Page, allowed = ':not(*)'): Promise<readonly string[]> {
  return page.evaluate(
    (scrollers) =>
      [document.documentElement, ...document.querySelectorAll('main, main *, [role=dialog] *')]
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 &&
            (element === document.documentElement ||
              (element.clientWidth > 1 &&
                !element.matches(scrollers) &&
                ['auto', 'scroll', 'hidden', 'clip'].includes(
                  getComputedStyle(element).overflowX,
                ))),
        )
        .map(
          ({ tagName, className, textContent }) =>
            `${tagName} ${className}: ${textContent.slice(0, 80)}`,
        ),
    allowed,
  )
}
