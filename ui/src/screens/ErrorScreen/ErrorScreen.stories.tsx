import type { Meta, StoryObj } from '@storybook/react-vite'
import { withPage } from '../page.fixtures.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [withPage],
} satisfies Meta<typeof ErrorScreen>

export default meta
export const NotAnswering: StoryObj<typeof meta> = { name: 'Error' }
