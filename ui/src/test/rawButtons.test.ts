import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  ['../**/*.tsx', '!../**/*.{test,stories,fixtures}.tsx', '!../test/**'],
  { query: '?raw', import: 'default', eager: true },
)

/**
 * The files of this package that contain `<button>`: how many, and why. All other files use Button, IconButton or TextButton,
 * so that focus, size and colours of buttons are defined once.
 */
const known: Readonly<Record<string, readonly [count: number, reason: string]>> = {
  'banners/DiscountBanner/DiscountBanner.tsx': [1, 'as high as the bar'],
  'commerce/ArrivesBefore/ArrivalQuestion.tsx': [1, 'looks like the summary of a details element'],
  'commerce/ListingFilters/ListingFilters.tsx': [1, 'a chip that stays pressed'],
  'commerce/ProductGallery/ProductGallery.tsx': [1, 'a small picture'],
  'commerce/ProductGallery/ZoomablePicture.tsx': [1, 'the whole picture'],
  'commerce/Reviews/RatingHistogram.tsx': [1, 'a row of a chart'],
  'commerce/WishButton/WishButton.tsx': [1, 'a heart, on a card’s picture or beside words'],
  'core/Button/Button.tsx': [1, 'the button itself'],
  'core/TextButton/TextButton.tsx': [1, 'the button that looks like a text link'],
  'forms/PhoneField/DialCodePicker.tsx': [2, 'a part of a field, and the options of its list'],
  'popups/SlotMachine/Lever.tsx': [1, 'can be dragged'],
  'screens/CheckoutScreen/CheckoutScreen.tsx': [1, 'a bar that unfolds the order'],
  'screens/KickstarterScreen/BackerPath.tsx': [1, 'a step of a path'],
  'shell/CountrySelector/CountrySelector.tsx': [1, 'in a noscript form'],
  'shell/ProfileMenu/ProfileMenu.tsx': [1, 'as wide as the menu that takes its place'],
  'shell/SideMenu/SideMenu.tsx': [2, 'a row among rows of links'],
  'shell/SiteDropdown/SiteDropdownTrigger.tsx': [
    1,
    'the trigger of a menu; with an `href` it is a link',
  ],
  'shell/SiteFooter/SiteFooter.tsx': [1, 'a link among links'],
}

test('only files with a reason write <button> themselves, and only as often as listed', () => {
  const found = Object.entries(sources).flatMap(([path, text]) => {
    const count = text.split('<button').length - 1
    return count === 0 ? [] : [[path.replace('../', ''), count]]
  })
  const listed = Object.entries(known).map(([path, [count]]) => [path, count])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed))
})
