import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { WorldMenu } from './WorldMenu.tsx'
import { theme } from './theme.ts'

addons.setConfig({ theme })

addons.register('stemside/world', () => {
  addons.add('stemside/world/menu', {
    type: types.TOOL,
    title: 'World',
    match: ({ tabId }) => tabId === undefined,
    render: () => createElement(WorldMenu),
  })
})
