import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { Suspense, lazy } from 'react'
import type { PropsWithChildren } from 'react'

/* Lazy, so that stories load without the code of docs pages. */
const DocsPageWithFacts = lazy(() => import('./DocsPageWithFacts.tsx'))

/** A story on a docs page. Storybook renders it through `docs.components`. */
export const StoryInDocs = lazy(() => import('./StoryInDocs.tsx'))

/** The frame of every docs page. Storybook renders it through `docs.container`. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsPageWithFacts {...props} />
    </Suspense>
  )
}
