import { basename } from 'node:path'
import stylelint from 'stylelint'

const ruleName = 'stemside/own-layer'
const messages = stylelint.utils.ruleMessages(ruleName, {
  expected: (layer) => `Put a component's styles into its own layer: @layer ${String(layer)} { … }`,
})

/**
 * ui/src/core/Button/Button.module.css holds one `@layer ui.core.Button` and nothing else. The order of
 * layers.css then decides which styles win, not the order in which files load.
 */
const rule = (isOn) => (root, result) => {
  if (!isOn) return
  const file = root.source.input.file.replaceAll('\\', '/')
  const folder = file.match(/ui\/src\/([^/]+)\//u)?.[1]
  const layer = `ui.${folder}.${basename(file, '.module.css')}`
  for (const node of root.nodes) {
    const isOwn = node.type === 'atrule' && node.name === 'layer' && node.params === layer
    if (node.type === 'comment' || isOwn) continue
    stylelint.utils.report({
      ruleName,
      result,
      node,
      message: messages.expected(layer),
    })
  }
}

rule.ruleName = ruleName
rule.messages = messages

export const ownLayer = stylelint.createPlugin(ruleName, rule)
