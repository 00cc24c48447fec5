import { Loader } from '@stemside/ui/core/Loader'
import { BlogScreen } from '@stemside/ui/screens/BlogScreen'
import { NotArrivedScreen } from '@stemside/ui/screens/NotArrivedScreen'
import { PostScreen } from '@stemside/ui/screens/PostScreen'
import { use, useEffect, useState } from 'react'
import type { StoreApi } from '../../api/storeApi.ts'
import { EmbeddedContent } from '../../hooks/EmbeddedContent.ts'
import { usePageLocation } from '../../hooks/navigation.ts'
import { useStores } from '../../hooks/StoresContext.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { blogMeta, fetchedBlogMeta, postMeta } from '../../seo/blogMeta.ts'
import { NotFoundRoute } from '../NotFoundRoute.tsx'
import type { BlogContent } from './fetchBlog.ts'

type Fetched =
  | { readonly status: 'loading' | 'unknown' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly content: BlogContent }

/**
 * /blog and what is below it. The first page has its content embedded; later ones ask the blog
 * service.
 */
export function BlogRoute() {
  const { fetched, retry } = useBlog()
  if (fetched.status === 'ready') return <Ready content={fetched.content} />
  if (fetched.status === 'unknown') return <NotFoundRoute />
  return (
    <>
      <PageHead {...fetchedBlogMeta} />
      {fetched.status === 'loading' && <Loader label="The page is being fetched" />}
      {fetched.status === 'failed' && (
        <NotArrivedScreen isLoading={fetched.isRetrying} onRetry={retry} />
      )}
    </>
  )
}

function Ready({ content }: { readonly content: BlogContent }) {
  if ('found' in content) {
    return (
      <>
        <PageHead {...postMeta(content.found.post)} />
        <PostScreen {...content.found} />
      </>
    )
  }
  return (
    <>
      <PageHead {...blogMeta(content.pathname, content.list)} />
      <BlogScreen {...content.list} />
    </>
  )
}

/** The page is mounted anew for each address, so its path does not change. */
function useBlog() {
  const { api } = useStores()
  const { pathname } = usePageLocation()
  const embedded = use(EmbeddedContent)
  const [fetched, setFetched] = useState<Fetched>(() =>
    isBlogAt(pathname, embedded) ? { status: 'ready', content: embedded } : { status: 'loading' },
  )
  const isMissing = fetched.status === 'loading'
  useEffect(() => {
    if (isMissing) void fetchContent(api, pathname).then(setFetched)
  }, [isMissing, api, pathname])
  const retry = () => {
    setFetched({ status: 'failed', isRetrying: true })
    void fetchContent(api, pathname).then(setFetched)
  }
  return { fetched, retry }
}

async function fetchContent(api: StoreApi, pathname: string): Promise<Fetched> {
  try {
    const [{ fetchBlog }, { createSanitiser }] = await Promise.all([
      import('./fetchBlog.ts'),
      import('../../api/createSanitiser.ts'),
    ])
    const content = await fetchBlog({ api, sanitiser: createSanitiser(window) }, pathname)
    return content === undefined ? { status: 'unknown' } : { status: 'ready', content }
  } catch {
    return { status: 'failed', isRetrying: false }
  }
}

/** The same build wrote the content, so checking its address is enough. */
function isBlogAt(pathname: string, embedded: unknown): embedded is BlogContent {
  return (
    typeof embedded === 'object' &&
    embedded !== null &&
    'pathname' in embedded &&
    embedded.pathname === pathname
  )
}
