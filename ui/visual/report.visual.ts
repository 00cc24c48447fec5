import { mkdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'
import sharp from 'sharp'
import { writePage } from './report.ts'
import type { ReportedDifference } from './report.ts'

const different = (picture: string, title: string, causes: readonly string[]) => ({
  picture: `${picture}-390`,
  title,
  story: picture,
  view: '390',
  pixels: 40,
  top: 2,
  causes,
})

const token = 'Token: --radius-large'
const differences: readonly ReportedDifference[] = [
  different('core-badge--all-tones', 'Core/Badge', [token]),
  different('core-button--all-variants', 'Core/Button', [token]),
  different('core-button--loading', 'Core/Button', [token]),
]

/** Opens a report of differences as a file, as somebody does who downloaded it from CI. */
const test = base.extend<{ open: (shown: readonly ReportedDifference[]) => Promise<void> }>({
  open: async ({ page }, provide, { outputDir }) => {
    await provide(async (shown) => {
      mkdirSync(`${outputDir}/pictures`, { recursive: true })
      for (const { picture } of shown) {
        for (const [role, background] of [
          ['expected', 'white'],
          ['actual', 'silver'],
          ['diff', 'red'],
        ]) {
          await sharp({
            create: { width: 390, height: 2000, channels: 3, background: background ?? '' },
          })
            .png()
            .toFile(`${outputDir}/pictures/${picture}-${role}.png`)
        }
      }
      await writePage(outputDir, shown)
      await page.goto(pathToFileURL(`${outputDir}/index.html`).href)
    })
  },
})

test('the report names a common cause once, and the command of each picture', async ({
  page,
  open,
}) => {
  await open(differences)
  await expect(page.getByText('A token changed (--radius-large): 3 stories')).toBeVisible()
  await expect(page.getByText('--radius-large')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Core/Button (2)' })).toBeVisible()
  await expect(
    page.getByText('npm run test:visual -- --accept core-button--loading-390', { exact: true }),
  ).toBeVisible()
})

test('the report shows only the pictures of a cause', async ({ page, open }) => {
  await open([
    ...differences,
    different('forms-field--all', 'Forms/Field', ['Component: forms/Field']),
    different('forms-fieldset--all', 'Forms/Fieldset', ['Component: forms/Fieldset']),
  ])
  await page.getByRole('button', { name: 'Show only Component: forms/Field', exact: true }).click()
  await expect(page.getByText('1 of 5 pictures')).toBeVisible()
  await page.getByRole('searchbox').fill('forms/field')
  await expect(page.getByText('2 of 5 pictures')).toBeVisible()
})

test('keys and buttons go through the pictures of the report', async ({ page, open }) => {
  await open(differences)
  await page.getByRole('button', { name: 'Enlarge core-badge--all-tones-390' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toHaveAccessibleName('Core/Badge, all-tones · 390 (1 of 3)')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toHaveAccessibleName('Core/Button, loading · 390 (3 of 3)')
  await expect(viewer.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer).toHaveAccessibleName('Core/Button, all-variants · 390 (2 of 3)')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Enlarge core-badge/u })).toBeFocused()
})

test('the slider and the blink show before and after in one place', async ({ page, open }) => {
  await open(differences)
  await page.getByRole('button', { name: 'Enlarge core-badge--all-tones-390' }).click()
  const viewer = page.getByRole('dialog')
  const after = viewer.locator('figure.actual')
  await expect(viewer.getByRole('group', { name: 'Pictures' })).not.toHaveJSProperty('scrollTop', 0)
  await viewer.getByRole('button', { name: 'Slider' }).click()
  await viewer.getByRole('slider', { name: 'Before and after' }).fill('20')
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 20%)')
  await page.keyboard.press('ArrowRight')
  await expect(after).toHaveCSS('clip-path', 'inset(0px 0px 0px 21%)')
  await expect(viewer).toHaveAccessibleName(/1 of 3/u)
  await viewer.getByRole('button', { name: 'Blink' }).click()
  await expect(after).toHaveCSS('animation-name', 'blink')
})

test('the report has no accessibility problems', async ({ page, open }) => {
  await open(differences)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: /Enlarge core-badge/u }).click()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
