import { readFileSync } from 'node:fs'
import stylelint from 'stylelint'

const ruleName = 'stemside/space-tokens'
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (length, token) => `Use the token ${String(token)} instead of ${String(length)}`,
})

const spaced = /^(?:margin|padding|gap|row-gap|column-gap)/u
/** A length up to this many px is a hairline, not a space. */
const hairline = 3

const primitives = readFileSync(new URL('../ui/src/tokens/primitives.css', import.meta.url), 'utf8')
const scale = Array.from(primitives.matchAll(/(--space-\d+): (\d+)px/gu), ([, token, px]) => ({
  token,
  px: Number(px),
}))

/** Replaces margins, paddings and gaps in px or rem by the nearest token. Functions (clamp, calc) are allowed. */
const rule = (isOn) => (root, result) => {
  if (!isOn) return
  root.walkDecls(spaced, (declaration) => {
    for (const [length] of outsideOfFunctions(declaration.value).matchAll(
      /(?<![\w.-])-?[\d.]+(?:px|rem)/gu,
    )) {
      const px = Math.abs(Number.parseFloat(length)) * (length.endsWith('rem') ? 16 : 1)
      if (px <= hairline) continue
      const { token } = scale.reduce((near, step) =>
        Math.abs(step.px - px) < Math.abs(near.px - px) ? step : near,
      )
      const replacement = length.startsWith('-') ? `calc(-1 * var(${token}))` : `var(${token})`
      stylelint.utils.report({
        ruleName,
        result,
        node: declaration,
        word: length,
        message: messages.rejected(length, replacement),
        fix: () => {
          declaration.value = declaration.value.replace(
            new RegExp(`(?<![\\w.-])${length.replace('.', '\\.')}`, 'u'),
            replacement,
          )
        },
      })
    }
  })
}

function outsideOfFunctions(value) {
  return value.replace(/\((?:[^()]|\([^()]*\))*\)/gu, '()')
}

rule.ruleName = ruleName
rule.messages = messages
rule.meta = { fixable: true }

export const spaceTokens = stylelint.createPlugin(ruleName, rule)
