import { motionTokens } from './scripts/stylelint-motion-tokens.mjs'
import { ownLayer } from './scripts/stylelint-own-layer.mjs'
import { spaceTokens } from './scripts/stylelint-space-tokens.mjs'

/** The rules that refuse a raw colour. */
const noRawColours = (message) => ({
  'color-no-hex': [true, { message }],
  // In a mask only the opacity matters, so a named colour such as black is allowed.
  'color-named': ['never', { ignoreProperties: ['/^mask/'], message }],
  'function-disallowed-list': [
    ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    { message },
  ],
})

/** The rules for style sheets: see docs/decisions/051-cascade-layers.md. */
export default {
  plugins: [motionTokens, ownLayer, spaceTokens],
  rules: {
    'stemside/motion-tokens': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-syntaxes'] },
    ],
    'declaration-no-important': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-max-specificity': '0,1,1',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['ui/src/{tokens,themes}/!(primitives).css'],
      rules: noRawColours('Only primitives.css has raw colours.'),
    },
    {
      files: ['ui/src/**/*.module.css'],
      rules: {
        'stemside/own-layer': true,
        'stemside/space-tokens': true,
        ...noRawColours('Colours come from semantic tokens.'),
        'declaration-property-value-disallowed-list': [
          {
            '/.*/': ['/--palette-/'],
            'font-weight': ['/^\\d/'],
          },
          { message: 'Colours come from semantic tokens, weights from the scale.' },
        ],
      },
    },
  ],
}
