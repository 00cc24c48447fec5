import type { VisitorDevice } from '@stemside/rules'
/** The page's real texts: they are short, and its layout depends on them. */
export { deviceCompatibility } from '../../content/pages/deviceCompatibility.ts'

/** A phone whose browser hides its model. */
export const ownPhone: VisitorDevice = {
  what: 'device',
  name: 'Android phone',
  device: { kind: 'phone', system: 'Android', version: 14 },
}
