import { basename } from 'node:path'
import stylelint from 'stylelint'

const ruleName = 'stemside/own-layer'
const messages = stylelint.utils.ruleMessages(ruleName, {
  expected: (layer) =>
    `A component's styles stand in one layer of its own: @layer ${String(layer)} { … }`,
})

/**
 * ui/src/core/Button/Button.module.css holds one `@layer ui.core.Button`, and nothing beside it.
 * So what wins is told by the order of the folders in layers.css, never by who was loaded last.
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
