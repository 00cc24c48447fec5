import { storageKey } from '../effects/storageKey.ts'
import { codeElement, facesElement, usedControl } from './codeElement.ts'
import { inlineScript } from './inlineScript.ts'
import { start } from './start.ts'

export const startScript = inlineScript(start, {
  codeElement,
  facesElement,
  usedControl,
  storageKey,
  patience: 3000,
})
