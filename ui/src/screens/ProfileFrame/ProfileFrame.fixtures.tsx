import type { Decorator } from '@storybook/react-vite'
import { ProfileFrame, type ProfileFrameProps } from './index.ts'

/** The frame's own words of a sample page. */
export const framed = {
  heading: 'Addresses',
  lead: 'Where your parcels go.',
  path: '/profile/addresses',
  what: 'Your addresses',
} as const

/** The states before the content is known. */
export const waiting = { status: 'loading' } as const
export const broken = { status: 'failed' } as const

const ignore = () => undefined

/** A story's content in the frame of its profile page. */
export function inProfileFrame(
  words: Pick<ProfileFrameProps, 'heading' | 'lead' | 'path' | 'what'>,
): Decorator {
  return (Story) => (
    <ProfileFrame {...words} status="ready" onRetry={ignore} onLogIn={ignore}>
      <Story />
    </ProfileFrame>
  )
}
