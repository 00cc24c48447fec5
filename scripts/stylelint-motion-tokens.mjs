import stylelint from 'stylelint'

const ruleName = 'stemside/motion-tokens'
const messages = stylelint.utils.ruleMessages(ruleName, {
  time: (time) => `Use a --duration token instead of ${String(time)}`,
  smooth: 'Put smooth scrolling into @media (prefers-reduced-motion: no-preference)',
})

/**
 * Animations and transitions must use duration tokens. Under prefers-reduced-motion these are almost zero,
 * so components need no media query.
 */
const rule = (isOn) => (root, result) => {
  if (!isOn) return
  root.walkDecls(/^(?:animation|transition)(?:-duration|-delay)?$/u, (node) => {
    for (const [time] of node.value.matchAll(/(?<![\w.-])[\d.]+m?s\b/gu)) {
      stylelint.utils.report({ ruleName, result, node, word: time, message: messages.time(time) })
    }
  })
  root.walkDecls('scroll-behavior', (node) => {
    const { params = '' } = node.parent.parent
    if (node.value !== 'smooth' || params.includes('prefers-reduced-motion: no-preference')) return
    stylelint.utils.report({ ruleName, result, node, message: messages.smooth })
  })
}

rule.ruleName = ruleName
rule.messages = messages

export const motionTokens = stylelint.createPlugin(ruleName, rule)
