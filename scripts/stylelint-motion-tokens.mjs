import stylelint from 'stylelint'

const ruleName = 'stemside/motion-tokens'
const messages = stylelint.utils.ruleMessages(ruleName, {
  time: (time) =>
    `How long something moves comes from a --duration token, not from ${String(time)}`,
  smooth: 'Smooth scrolling stands in @media (prefers-reduced-motion: no-preference)',
})

/**
 * What moves asks the duration tokens, which are next to nothing for whoever asks for less motion;
 * so no component has to think of it.
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
