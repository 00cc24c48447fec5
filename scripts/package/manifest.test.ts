import { expect, test } from 'vitest'
import { entriesAmong, packedManifest } from './manifest.ts'

const workspace = {
  name: '@stemside/parts',
  version: '1.2.3',
  type: 'module',
  sideEffects: false,
  exports: {
    '.': './src/index.ts',
    './styles.css': './src/tokens/styles.css',
    './content/*': './src/content/*.ts',
    './*': './src/*/index.ts',
  },
  dependencies: { react: '19.3.1', '@radix-ui/react-dialog': '1.3.1', fonts: '5.3.0' },
} as const

const built = {
  license: 'UNLICENSED',
  files: ['assets', 'src'],
  imported: new Set(['react', '@radix-ui/react-dialog']),
}

test('a packed package.json leads to built modules and leaves React to the app', () => {
  expect(packedManifest(workspace, built)).toEqual({
    name: '@stemside/parts',
    version: '1.2.3',
    license: 'UNLICENSED',
    private: true,
    type: 'module',
    sideEffects: false,
    files: ['assets', 'src'],
    exports: {
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './styles.css': './assets/styles.css',
      './*': { types: './src/*/index.d.ts', default: './src/*/index.js' },
    },
    dependencies: { '@radix-ui/react-dialog': '^1.3.1' },
    peerDependencies: { react: '^19.2.0' },
  })
})

test('a package that a module imports must be a dependency', () => {
  expect(() => packedManifest(workspace, { ...built, imported: new Set(['zod']) })).toThrow(
    '@stemside/parts imports zod but does not depend on it.',
  )
})

test('an entry is a file that an import can lead to', () => {
  const files = [
    'src/index.ts',
    'src/core/Button/index.ts',
    'src/core/Button/Button.tsx',
    'src/content/words.ts',
    'src/tokens/styles.css',
  ]
  expect(entriesAmong(files, workspace)).toEqual([
    { specifier: '@stemside/parts', source: 'src/index.ts' },
    { specifier: '@stemside/parts/core/Button', source: 'src/core/Button/index.ts' },
  ])
})
