import { Loader } from '@stemside/ui/core/Loader'
import { BlogScreen } from '@stemside/ui/screens/BlogScreen'
import { NotArrivedScreen } from '@stemside/ui/screens/NotArrivedScreen'
import { PostScreen } from '@stemside/ui/screens/PostScreen'
import { use, useEffect, useState } from 'react'
import { blogOrigin } from '../../api/backEnds.ts'
import type { StoreApi } from '../../api/storeApi.ts'
import { onFirstInput } from '../../effects/onFirstInput.ts'
import { EmbeddedContent } from '../../hooks/EmbeddedContent.ts'
import { usePageLocation } from '../../hooks/navigation.ts'
import { useStores } from '../../hooks/StoresContext.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { blogMeta, fetchedBlogMeta, postMeta } from '../../seo/blogMeta.ts'
import { NotFoundRoute } from '../NotFoundRoute.tsx'
import { completed } from './completed.ts'
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

/** What the blog has answered since the page loaded, by address. It is newer than the embedded copy of the build. */
const renewed = new Map<string, BlogContent>()

/** The page is mounted anew for each address, so its path does not change. */
function useBlog() {
  const { api } = useStores()
  const { pathname } = usePageLocation()
  const embedded = use(EmbeddedContent)
  const [fetched, setFetched] = useState<Fetched>(() => {
    const content = renewed.get(pathname) ?? embedded
    return isBlogAt(pathname, content) ? { status: 'ready', content } : { status: 'loading' }
  })
  const isMissing = fetched.status === 'loading'
  useEffect(() => {
    if (isMissing) void fetchContent(api, pathname).then(setFetched)
  }, [isMissing, api, pathname])
  const old = blogOrigin !== undefined && isBlogAt(pathname, embedded) ? embedded : undefined
  useEffect(() => (old ? renew(api, old, setFetched) : undefined), [old, api])
  const retry = () => {
    setFetched({ status: 'failed', isRetrying: true })
    void fetchContent(api, pathname).then(setFetched)
  }
  return { fetched, retry }
}

/**
 * Fetches again what the build has embedded. After the reader's first input (scroll, pointer, touch or key) the old copy
 * stays, so that nothing moves under the pointer; who comes back to this page without a reload sees the newer one. After
 * the returned function is called, the newer copy is kept, but not shown.
 */
function renew(api: StoreApi, old: BlogContent, show: (newer: Fetched) => void): () => void {
  const { pathname } = old
  // A reader may have scrolled before this code had loaded.
  let isUntouched = window.scrollY === 0
  const leave = onFirstInput(window, () => (isUntouched = false))
  const fetchAnew = async () => {
    const newer = await fetchContent(api, pathname)
    if (newer.status !== 'ready') return
    const content = completed(newer.content, old)
    renewed.set(pathname, content)
    if (isUntouched) show({ status: 'ready', content })
  }
  void fetchAnew()
  return () => {
    isUntouched = false
    leave()
  }
}

async function fetchContent(api: StoreApi, pathname: string): Promise<Fetched> {
  try {
    const [{ fetchBlog }, { createSanitiser }] = await Promise.all([
      import('./fetchBlog.ts'),
      import('../../api/createSanitiser.ts'),
    ])
    const content = await fetchBlog(
      { api, sanitiser: createSanitiser(window, blogOrigin) },
      pathname,
    )
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
