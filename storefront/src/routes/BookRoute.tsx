import { isDigital, nameOf, soldSkus, type SoldSku } from '@stemside/rules'
import { anyBookRoute } from '@stemside/rules/contract/pages'
import { coverAltOf, drawingsOf } from '@stemside/ui/content/bookDrawings'
import { squareOf } from '@stemside/ui/content/pictures'
import { BookLockedScreen } from '@stemside/ui/screens/BookLockedScreen'
import { BookScreen, type BookPage } from '@stemside/ui/screens/BookScreen'
import { Loader } from '@stemside/ui/core/Loader'
import { Text } from '@stemside/ui/core/Text'
import { MissingPart } from '@stemside/ui/shell/MissingPart'
import { useEffect, useState } from 'react'
import { useMatch } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { readBook, type BookPages } from '../api/books.ts'
import { useSessionAtOnce } from '../hooks/useSessionAtOnce.ts'
import { useMailLinks } from '../hooks/useMailLinks.ts'
import { useResets, useStores } from '../hooks/StoresContext.tsx'
import { PageHead, type PageMeta } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'

/** The prerendered page answers for every book, so it names no canonical link. */
function bookMeta(path: string): PageMeta {
  const meta = privateMeta(path, 'Your e-storybook', 'A bought e-storybook, to read for its buyer.')
  return path === anyBookRoute ? { ...meta, path: undefined } : meta
}

/** /storybooks/read/{orderId}/{sku}: a bought e-storybook, for its buyer (specification §2.70). */
export function BookRoute() {
  useMailLinks()
  const resets = useResets()
  const { orderId = '', sku = '' } = useMatch('/storybooks/read/:orderId/:sku')?.params ?? {}
  return (
    <>
      <PageHead
        {...bookMeta(`/storybooks/read/${encodeURIComponent(orderId)}/${encodeURIComponent(sku)}`)}
      />
      {/* A reset remounts the page, so that book and typed email are gone. */}
      <Book key={`${resets} ${orderId} ${sku}`} orderId={orderId} sku={sku} />
    </>
  )
}

type Lookup =
  | { readonly status: 'loading' | 'unreachable' }
  | { readonly status: 'locked'; readonly isWrong: boolean }
  | { readonly status: 'found'; readonly pages: readonly BookPage[] }

function Book({ orderId, sku }: { readonly orderId: string; readonly sku: string }) {
  const { api, cart, dialogs, orders } = useStores()
  const { isRestored } = useSnapshot(cart.state)
  const { user } = useSessionAtOnce()
  const [lookup, setLookup] = useState<Lookup>({ status: 'loading' })
  /** Each new object fetches again. */
  const [attempt, setAttempt] = useState<{ readonly typedEmail?: string }>({})
  const ownEmail = user?.email

  useEffect(() => {
    // What this browser remembers of its orders is known only once the page has hydrated.
    if (!isRestored) return undefined
    let isOver = false
    const put = (next: Lookup) => {
      if (!isOver) setLookup(next)
    }
    const read = async () => {
      const book = soldSkus.find((one) => one === sku && isDigital(one))
      const email = attempt.typedEmail ?? orders.emailOf(orderId) ?? ownEmail
      const pages = book && (await readBook(api, orderId, book, email))
      if (book === undefined || pages === undefined) {
        put({ status: 'locked', isWrong: attempt.typedEmail !== undefined })
      } else {
        put({ status: 'found', pages: withPictures(book, pages) })
      }
    }
    read().catch(() => put({ status: 'unreachable' }))
    return () => {
      isOver = true
    }
  }, [api, orders, orderId, sku, isRestored, ownEmail, attempt])

  switch (lookup.status) {
    case 'loading':
      return (
        <div style={{ display: 'grid', placeItems: 'center', minHeight: '70vh' }}>
          <span data-needs-script>
            <Loader label="Fetching your book" />
          </span>
          <noscript>
            <Text>
              This book needs JavaScript: it is fetched once we know that you have bought it.
            </Text>
          </noscript>
        </div>
      )
    case 'unreachable':
      return (
        <MissingPart
          what="Your book"
          onRetry={() => {
            setLookup({ status: 'loading' })
            setAttempt({ ...attempt })
          }}
        />
      )
    case 'locked':
      return (
        <BookLockedScreen
          isWrong={lookup.isWrong}
          onLogIn={() => dialogs.open({ id: 'account', request: { mode: 'login' } })}
          onSubmit={(typedEmail) => setAttempt({ typedEmail })}
        />
      )
    case 'found':
      return (
        <BookScreen
          title={nameOf(sku)}
          pages={lookup.pages}
          backHref={
            user === undefined
              ? `/tracking?order=${encodeURIComponent(orderId)}`
              : `/profile/orders/${encodeURIComponent(orderId)}`
          }
        />
      )
  }
}

/** The book's pages with its pictures: the cover on the first page, and a drawing on each other page. */
function withPictures(sku: SoldSku, pages: BookPages): readonly BookPage[] {
  const drawings = drawingsOf(sku)
  return pages.map(({ text }, index) =>
    index === 0
      ? { text, picture: { picture: squareOf(sku), alt: coverAltOf(sku) } }
      : { text, drawing: drawings[index - 1] },
  )
}
