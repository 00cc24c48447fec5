import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { CopyLink } from './CopyLink.tsx'
import { WorldMenu } from './WorldMenu.tsx'
import { theme } from './theme.ts'

addons.setConfig({ theme })

addons.register('stemside/toolbar', () => {
  addons.add('stemside/toolbar/world', {
    type: types.TOOL,
    title: 'World',
    match: ({ tabId }) => tabId === undefined,
    render: () => createElement(WorldMenu),
  })
  addons.add('stemside/toolbar/link', {
    type: types.TOOL,
    title: 'Copy link',
    match: ({ tabId }) => tabId === undefined,
    render: () => createElement(CopyLink),
  })
})
