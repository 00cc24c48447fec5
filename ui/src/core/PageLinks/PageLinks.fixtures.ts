/** The addresses and texts of the blog's pages. */
export const blogPages = {
  hrefOf: (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`),
  previous: 'Newer posts',
  next: 'Older posts',
} as const
