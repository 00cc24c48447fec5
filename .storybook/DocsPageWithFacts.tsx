import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { Suspense, lazy } from 'react'
import type { PropsWithChildren } from 'react'
import { WithDocumentSettings } from './world.tsx'

// Lazy, so that the guide does not wait for them: in development, the first import makes Storybook
// measure all components.
const FactsLine = lazy(async () => ({ default: (await import('./ComponentFacts.tsx')).FactsLine }))
const ComponentFacts = lazy(async () => ({
  default: (await import('./ComponentFacts.tsx')).ComponentFacts,
}))

/** Adds the facts of the component to its guide. Other pages, such as Welcome, have no stories. */
export default function DocsPageWithFacts({
  children,
  ...props
}: PropsWithChildren<DocsContainerProps>) {
  const title = props.context.componentStories()[0]?.title
  return (
    // An earlier story may have left its settings on the page.
    <WithDocumentSettings season="default" scheme="light" textSize={100}>
      <DocsContainer {...props}>
        {title !== undefined && (
          <Suspense>
            <FactsLine of={title} />
          </Suspense>
        )}
        {children}
        {title !== undefined && (
          <Suspense>
            <ComponentFacts of={title} />
          </Suspense>
        )}
      </DocsContainer>
    </WithDocumentSettings>
  )
}
