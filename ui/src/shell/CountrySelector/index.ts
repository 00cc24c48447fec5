export { CountrySelector, offeredCountries, type CountrySelectorProps } from './CountrySelector.tsx'
