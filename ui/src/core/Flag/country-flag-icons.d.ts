/** The package describes its index only; each of these is the text of one SVG. */
declare module 'country-flag-icons/string/3x2/*' {
  const svg: string
  export = svg
}
