import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPage } from '../page.fixtures.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withPage],
} satisfies Meta<typeof NotFoundScreen>

export default meta
export const NotFound: StoryObj<typeof meta> = {}
