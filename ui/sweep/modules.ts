import type { Meta, StoryFn } from '@storybook/react-vite'

type StoryModule = { default: Meta } & Record<string, StoryFn>

/** The rules lab is left out, because it is a developers' tool and reads its URL. */
export const modules = Object.values(
  import.meta.glob<StoryModule>(['../src/**/*.stories.tsx', '!../src/rules-lab/**'], {
    eager: true,
  }),
)
