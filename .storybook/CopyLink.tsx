/* Storybook compiles its own pages for an older React, without the automatic JSX runtime. */
/** @jsxRuntime classic */
import * as React from 'react'
import { Button } from 'storybook/internal/components'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { folderAddress, movedTo } from './folderAddress.ts'

/** Where this Storybook is published, if its build was told. */
const publishedAt = folderAddress(process.env['STORYBOOK_PUBLISHED_AT'] ?? '')

/**
 * The toolbar's button that copies a link to the open story or docs page in the chosen world. Storybook has a keyboard
 * shortcut for it, whose link has no host and always leads to a story.
 */
export function CopyLink() {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const [outcome, setOutcome] = React.useState('')
  const copy = async () => {
    // Emptied before, so that a screen reader reads it again.
    setOutcome('')
    const { managerHref } = api.getStoryHrefs(storyId, { base: 'origin', viewMode })
    const link = publishedAt === undefined ? managerHref : movedTo(publishedAt, managerHref)
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('Link copied')
    } catch {
      // Browsers allow it only at an address with https and on localhost.
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
