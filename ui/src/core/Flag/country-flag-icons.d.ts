/** The package has types only for its index. Each of these modules exports the text of one SVG. */
declare module 'country-flag-icons/string/3x2/*' {
  const svg: string
  export = svg
}
