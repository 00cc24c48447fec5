import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { limits } from '../scripts/gate/limits.ts'
import '../ui/src/tokens/styles.css'
import { extractArgTypes, showDefaults, tidyArgTypes } from './argTypes.ts'
import { DocsPage, StoryInDocs } from './DocsPage.tsx'
import { showCode } from './showCode/showCode.ts'
import { theme } from './theme.ts'
import { viewports } from './viewports.ts'
import { withWorld } from './world.tsx'
import { initialWorld, toGlobals } from './worldChoices.ts'
import './preview.css'

// How long `waitFor` and `findBy…` wait in stories and sweeps.
configure({ asyncUtilTimeout: limits.expectation })

const preview: Preview = {
  initialGlobals: toGlobals(initialWorld),
  decorators: [withWorld],
  argTypesEnhancers: [tidyArgTypes],
  argsEnhancers: [showDefaults],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    docs: {
      theme,
      container: DocsPage,
      // Renders every story on a docs page, also those in a Canvas.
      components: { Story: StoryInDocs },
      extractArgTypes,
      source: { transform: showCode },
    },
    // Chromatic compares only stories with the parameter of ui/src/test/compared.ts.
    chromatic: { disableSnapshot: true },
    controls: { expanded: true, matchers: { date: /At$/u } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Tokens',
          'Core',
          'Forms',
          'Shell',
          'Banners',
          'Commerce',
          'Editorial',
          'Popups',
          'Screens',
          'Mails',
          'Art',
          '*',
        ],
      },
    },
    viewport: { options: viewports },
  },
}

export default preview
