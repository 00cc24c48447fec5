import { launch } from 'puppeteer-core'
import { until, type Visitor } from './visitor.ts'

/** A visitor in Firefox, which Puppeteer drives by WebDriver BiDi: it needs no geckodriver. */
export async function visitInFirefox(executablePath: string): Promise<Visitor> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const find = async (element: string) =>
    (await page.waitForSelector(`xpath/${element}`, { visible: true })) ?? undefined
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    url: () => Promise.resolve(page.url()),
    execute: async (statement) => void (await page.evaluate(statement)),
    text: () => page.evaluate(() => document.body.innerText),
    // A locator clicks once the element has stopped moving.
    press: (element) => page.locator(`xpath/${element}`).click(),
    type: async (element, text) => (await until(() => find(element))).type(text),
    choose: async (element, value) => void (await (await until(() => find(element))).select(value)),
    close: () => browser.close(),
  }
}
