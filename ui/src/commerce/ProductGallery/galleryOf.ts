import type { ProductWords, ShownPicture } from '../words.ts'

/**
 * The pictures of a product's gallery: the toy, the screen in a child's hands, the toy in use, the box, the
 * size. A toy without a screen shows its second picture instead of the hands.
 */
export function galleryOf({
  pictures,
  views = {},
}: Pick<ProductWords, 'pictures' | 'views'>): readonly ShownPicture[] {
  const [first, second] = pictures
  const { hands = second, play, box, size } = views
  return [first, hands, play, box, size].filter((shown) => shown !== undefined)
}
