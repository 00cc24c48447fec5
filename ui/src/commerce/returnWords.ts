import type { ReturnReason } from '@stemside/rules'

/** Why units come back, as the form offers it. */
export const reasonWords: Readonly<Record<ReturnReason, string>> = {
  damaged: 'It arrived damaged',
  'parts-missing': 'Parts are missing',
  'wrong-item': 'It is not what I ordered',
  'not-as-described': 'It is not as described',
  'no-longer-wanted': 'We do not need it',
}
