import { expect, test } from 'vitest'
import * as ui from '../index.ts'

test('what the door lets out changes knowingly', async () => {
  const names = Object.keys(ui).toSorted()
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('surface.txt')
})
