/* Storybook compiles its own pages for an older React, without the automatic JSX runtime. */
/** @jsxRuntime classic */
import * as React from 'react'
import { Button } from 'storybook/internal/components'
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { folderAddress, movedTo } from './folderAddress.ts'

/** The address of the published Storybook, if it is known. */
const publishedAt = folderAddress(process.env['STORYBOOK_PUBLISHED_AT'] ?? '')

/**
 * The toolbar button "Copy link". It copies the address of the open story or docs page, with the chosen world.
 * Storybook's keyboard shortcut cannot replace it: that address has no host and never leads to a docs page.
 */
export function CopyLink() {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  // Renders anew when the world changes.
  useGlobals()
  const [copied, setCopied] = React.useState({ link: '', outcome: '' })
  const { managerHref } = api.getStoryHrefs(storyId, { base: 'origin', viewMode })
  const link = publishedAt === undefined ? managerHref : movedTo(publishedAt, managerHref)
  const copy = async () => {
    // Clear the text, so that a screen reader reads it again.
    setCopied({ link, outcome: '' })
    try {
      await navigator.clipboard.writeText(link)
      setCopied({ link, outcome: 'Link copied' })
    } catch {
      // Browsers allow the clipboard only with https and on localhost.
      setCopied({ link, outcome: 'Not copied: copy the address of this page' })
    }
  }
  return (
    <>
      <Button ariaLabel={false} variant="ghost" padding="small" onClick={() => void copy()}>
        Copy link
      </Button>
      {/* Another story or world has another link, which is not copied. */}
      <output>{copied.link === link && copied.outcome}</output>
    </>
  )
}
