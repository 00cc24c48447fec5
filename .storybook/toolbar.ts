import type { Preview } from '@storybook/react-vite'
import { countries, countryCodes } from '@stemside/rules'
import { seasons } from '../ui/src/themes/seasons.ts'

/** The menus of Storybook's toolbar. The URL holds each choice (`&globals=country:IN`). */
export const worldToolbar: NonNullable<Preview['globalTypes']> = {
  country: menu(
    'Country',
    'globe',
    countryCodes.map((code) => ({ value: code, title: countries[code].name })),
  ),
  season: menu(
    'Season',
    'paintbrush',
    seasons.map((season) => ({ value: season, title: season.replaceAll('-', ' ') })),
  ),
  date: menu('Date', 'calendar', [
    { value: '2026-11-21', title: 'An ordinary day' },
    { value: '2026-01-26', title: 'Republic Day' },
    { value: '2026-07-04', title: 'July 4' },
    { value: '2026-08-25', title: 'Back to school' },
    { value: '2026-11-27', title: 'Black Friday' },
    { value: '2026-12-20', title: 'Holiday' },
  ]),
  session: menu('Session', 'user', [
    { value: 'visitor', title: 'Visitor' },
    { value: 'member', title: 'Signed in' },
  ]),
  // Not '100': Storybook would read it from the URL as a number, which is no value of this menu.
  textSize: menu('Text size', 'grow', [
    { value: '100-percent', title: '100 %' },
    { value: '150-percent', title: '150 %' },
    { value: '200-percent', title: '200 %' },
  ]),
}

function menu<Icon extends string>(
  title: string,
  icon: Icon,
  items: { value: string; title: string }[],
) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } }
}
