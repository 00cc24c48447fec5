import type { PictureSource } from './Picture.tsx'

const drawing = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${hue}" d="M0 0h4v3H0z"/><path fill="#ff5a4a" d="M2 .6a.9.9 0 0 0 0 1.8z"/><path fill="#2743e3" d="M2 .9a.9.9 0 0 1 0 1.8z"/></svg>`,
  )}`

/** A placeholder with the type of ui/art's pictures, so that stories need no files. */
export const samplePicture: PictureSource = {
  sources: [{ type: 'image/svg+xml', srcset: [{ url: drawing('#8fd0f5'), width: 1200 }] }],
  width: 1200,
  height: 900,
  colour: '#8fd0f5',
}

/** The same for phones, taller than wide. */
export const samplePortrait: PictureSource = {
  sources: [{ type: 'image/svg+xml', srcset: [{ url: drawing('#cbbffc'), width: 840 }] }],
  width: 840,
  height: 1050,
  colour: '#cbbffc',
}
