import { storageKeys } from '../effects/storageKeys.ts'
import { codeElement, facesElement, earlyUse } from './codeElement.ts'
import { inlineScript } from './inlineScript.ts'
import { start } from './start.ts'

export const startScript = inlineScript(start, {
  codeElement,
  facesElement,
  earlyUse,
  storageKey: storageKeys.state.name,
  patience: 3000,
})
