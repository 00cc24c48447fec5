import { storeName } from '@stemside/rules'
import type { BlogScreenProps } from '@stemside/ui/screens/BlogScreen'
import type { Post } from '@stemside/ui/screens/PostScreen'
import { commonKeywords } from './commonKeywords.ts'
import type { PageMeta, Preview } from './PageHead.tsx'
import { blogOrigin } from '../api/backEnds.ts'
import { absoluteUrl } from './site.ts'

const blogPreview: Preview = {
  picture: '/previews/balloon.jpg',
  alt: 'A hot-air balloon in sun yellow, red and white.',
}

/** Metadata of a list of posts. */
export function blogMeta(
  path: string,
  { category, page = 1 }: Pick<BlogScreenProps, 'category' | 'page'>,
): PageMeta {
  const place = page === 1 ? '' : `, page ${page}`
  return {
    title: `${category?.name ?? 'Blog'}${place}`,
    description:
      'Ideas for parents and teachers: what to try at the kitchen table and in class, with things you have at home.',
    keywords: [...commonKeywords, 'STEM activities', 'lesson ideas'],
    path,
    preview: blogPreview,
  }
}

/** The shop's own posts are signed by its teams. */
const authorType = blogOrigin === undefined ? 'Organization' : 'Person'

/** Metadata of a post. */
export function postMeta({
  slug,
  title,
  excerpt,
  date,
  author,
  category,
  picture,
  preview,
}: Post): PageMeta {
  const description = excerpt || title
  return {
    title,
    description,
    keywords: category === undefined ? commonKeywords : [...commonKeywords, category.name],
    path: `/blog/${slug}`,
    preview:
      picture === undefined || preview === undefined
        ? blogPreview
        : { picture: preview.url, width: preview.width, height: preview.height, alt: picture.alt },
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: date,
        ...(author !== undefined && { author: { '@type': authorType, name: author } }),
        publisher: { '@type': 'Organization', name: storeName },
        ...(picture !== undefined && { image: absoluteUrl(picture.url) }),
      },
    ],
  }
}

/** While a page of the blog is fetched. The prerendered one is sent for every post that is newer than the build. */
export const fetchedBlogMeta: PageMeta = {
  title: 'Blog',
  description: 'A post of the blog.',
  keywords: commonKeywords,
  path: undefined,
  isPrivate: true,
}
