import { toGlobals } from '../../../.storybook/worldChoices.ts'
import { views } from './views.ts'

/**
 * The `chromatic` parameter of a story whose picture is compared; others are not. Add the tag
 * `compared` too, by which `npm run test:visual` finds the stories. The modes are the views of `npm run
 * test:visual`, without forced colours: Chromatic has them for a whole story, not for a mode.
 */
export const compared = {
  disableSnapshot: false,
  modes: Object.fromEntries(
    views
      .filter(({ forcedColors }) => forcedColors === undefined)
      .map(({ name, viewport, world }) => [name, { viewport, ...toGlobals(world) }]),
  ),
}
