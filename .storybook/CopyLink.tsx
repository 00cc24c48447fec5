/* Storybook compiles its own pages for an older React, without the automatic JSX runtime. */
/** @jsxRuntime classic */
import * as React from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { folderAddress, movedTo } from './folderAddress.ts'

/** The address of the published Storybook, if it is known. */
const publishedAt = folderAddress(process.env['STORYBOOK_PUBLISHED_AT'] ?? '')

/**
 * The toolbar's button that copies a link to the open story or docs page in the chosen world. Storybook's own keyboard
 * shortcut copies a link without a host, and always to a story.
 */
export function CopyLink() {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const [outcome, setOutcome] = React.useState('')
  const copy = async () => {
    // Clear the text, so that a screen reader reads it again.
    setOutcome('')
    const { managerHref } = api.getStoryHrefs(storyId, { base: 'origin', viewMode })
    const link = publishedAt === undefined ? managerHref : movedTo(publishedAt, managerHref)
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('Link copied')
    } catch {
      // Browsers allow the clipboard only with https and on localhost.
      setOutcome('Not copied: copy the address of this page')
    }
  }
  return (
    <>
      <Button ariaLabel={false} variant="ghost" padding="small" onClick={() => void copy()}>
        Copy link
      </Button>
      <output>{outcome}</output>
    </>
  )
}
