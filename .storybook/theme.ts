import { create } from 'storybook/theming/create'

/** Storybook in the house's faces and colours; its own pages are for who works here. */
export const theme = create({
  base: 'light',
  brandTitle: 'Stemside',
  brandUrl: './',
  fontBase: "'Figtree Variable', system-ui, sans-serif",
  colorPrimary: '#2743e3',
  colorSecondary: '#2743e3',
  textColor: '#17203d',
})
