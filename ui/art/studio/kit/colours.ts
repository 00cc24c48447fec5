/** The six toy colours and their companions. Source: the shop's palette. */
export const toy = {
  coral: '#ff5546',
  cobalt: '#2743e3',
  sun: '#ffc53d',
  teal: '#14b8a6',
  violet: '#8a63e8',
  white: '#ffffff',
} as const

export const shade = {
  ink: '#17203d',
  night: '#23283f',
  wheel: '#2b2f45',
  orange: '#ff8a1f',
  pink: '#ff6fa3',
  sky: '#2aa4f0',
  leaf: '#2fae5f',
  wood: '#b07a4a',
  bone: '#fff7e0',
  cream: '#fffaf0',
} as const

/**
 * The colours of one product line: the background, the darker plinth, and the light that the floor
 * reflects.
 */
export interface Hue {
  readonly sweep: string
  readonly plinth: string
  readonly bounce: string
}

export const hues = {
  sky: { sweep: '#8fd0f5', plinth: '#5fb6ec', bounce: '#a8dcfa' },
  mint: { sweep: '#bdebd3', plinth: '#8fdcb5', bounce: '#d5f5e4' },
  midnight: { sweep: '#50569f', plinth: '#6f76c4', bounce: '#7a80d0' },
  lilac: { sweep: '#c5b8fc', plinth: '#a592f5', bounce: '#d9cfff' },
  butter: { sweep: '#ffd94f', plinth: '#ffb91f', bounce: '#ffe7a6' },
  blush: { sweep: '#ffb9c6', plinth: '#ff97ab', bounce: '#ffd5dc' },
  coral: { sweep: '#ffab9a', plinth: '#ff8b77', bounce: '#ffd2c8' },
  periwinkle: { sweep: '#b7c5ff', plinth: '#8fa3f7', bounce: '#d3dbff' },
  orchid: { sweep: '#efc0f0', plinth: '#dc9ade', bounce: '#f6dcf7' },
  iris: { sweep: '#a294f3', plinth: '#8371e6', bounce: '#c2b9f8' },
  aqua: { sweep: '#a6e2e0', plinth: '#72cfcd', bounce: '#cdf1f0' },
  lime: { sweep: '#c9e6a4', plinth: '#a4d070', bounce: '#e0f2c8' },
  apricot: { sweep: '#ffcd9c', plinth: '#ffab60', bounce: '#ffe2c6' },
  peach: { sweep: '#ffd9b8', plinth: '#ffc191', bounce: '#ffe9d6' },
} as const satisfies Record<string, Hue>
