/**
 * The first letters of each province's postal codes. Federal offices in Gatineau, Quebec, share K1A with Ottawa.
 * Source: Canada Post.
 */
export const postcodes: Readonly<Record<string, string>> = {
  Alberta: 'T',
  'British Columbia': 'V',
  Manitoba: 'R',
  'New Brunswick': 'E',
  'Newfoundland and Labrador': 'A',
  'Northwest Territories': 'X',
  'Nova Scotia': 'B',
  Nunavut: 'X',
  Ontario: 'K-N P',
  'Prince Edward Island': 'C',
  Quebec: 'G-J K1A',
  Saskatchewan: 'R8A S',
  Yukon: 'Y',
}
