import type { Meta, StoryFn } from '@storybook/react-vite'

type StoryModule = { default: Meta } & Record<string, StoryFn>

/**
 * The story files, by folder below `ui/src`: `core/Button`. The rules lab is left out: it is a developers' tool and
 * reads its URL.
 */
export const modules: readonly { readonly folder: string; readonly module: StoryModule }[] =
  Object.entries(
    import.meta.glob<StoryModule>(['../src/**/*.stories.tsx', '!../src/rules-lab/**'], {
      eager: true,
    }),
  ).map(([path, module]) => ({ folder: folderOf(path), module }))

/** Returns `core/Button` for `../src/core/Button/Button.stories.tsx`. */
export function folderOf(path: string): string {
  return path.split('/').slice(2, -1).join('/')
}
