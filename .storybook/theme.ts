import { storeName } from '@stemside/rules'
import { create } from 'storybook/theming/create'

/** Storybook's own pages in the shop's typeface and colours. */
export const theme = create({
  base: 'light',
  brandTitle: storeName,
  brandUrl: './',
  fontBase: "'Figtree Variable', system-ui, sans-serif",
  colorPrimary: '#2743e3',
  colorSecondary: '#2743e3',
  textColor: '#17203d',
})
