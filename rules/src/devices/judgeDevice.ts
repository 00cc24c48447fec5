/** What is known of a phone or tablet. */
export interface Device {
  readonly kind: 'phone' | 'tablet'
  /** iPadOS counts as iOS: its version numbers are the same. */
  readonly system: 'iOS' | 'Android'
  /** The newest version that it runs. Undefined if it is not known. */
  readonly version?: number | undefined
  /** It runs at least this version, if the exact one is not known. */
  readonly versionFrom?: number | undefined
  /** The diagonal of its screen. Undefined if it is not known. */
  readonly inches?: number | undefined
  /** In GB. Undefined if it is not known. */
  readonly memory?: number | undefined
}

/** What an app needs. */
export interface DeviceNeeds {
  readonly kinds: readonly Device['kind'][]
  /** The oldest version of iOS. */
  readonly ios: number
  /** The oldest version of Android. */
  readonly android: number
  /** In GB; asked only of Android devices. */
  readonly memory?: number
  /** The diagonal of the screen. */
  readonly inches?: { readonly from?: number; readonly to: number }
}

export type DeviceFact = 'kind' | 'system' | 'memory' | 'screen'

export type DeviceVerdict =
  | { readonly answer: 'yes' }
  /** `facts` are the ones that do not fit. */
  | { readonly answer: 'no'; readonly facts: readonly DeviceFact[] }
  /** Nothing is known that does not fit, but `facts` are unknown. */
  | { readonly answer: 'check'; readonly facts: readonly DeviceFact[] }

/** Whether an app runs on a device (§2.11, `/device-compatibility`). */
export function judgeDevice(device: Device, needs: DeviceNeeds): DeviceVerdict {
  const findings: readonly (readonly [DeviceFact, boolean | undefined])[] = [
    ['kind', needs.kinds.includes(device.kind)],
    ['system', isNewEnough(device, needs)],
    ['memory', hasMemory(device, needs)],
    ['screen', fitsScreen(device, needs)],
  ]
  const factsThat = (fits: boolean | undefined) =>
    findings.filter(([, finding]) => finding === fits).map(([fact]) => fact)
  const misfits = factsThat(false)
  if (misfits.length > 0) return { answer: 'no', facts: misfits }
  const unknown = factsThat(undefined)
  return unknown.length > 0 ? { answer: 'check', facts: unknown } : { answer: 'yes' }
}

function isNewEnough({ system, version, versionFrom = 0 }: Device, { ios, android }: DeviceNeeds) {
  const needed = system === 'iOS' ? ios : android
  if (version !== undefined) return version >= needed
  return versionFrom >= needed ? true : undefined
}

function hasMemory({ system, memory }: Device, needs: DeviceNeeds) {
  if (system === 'iOS' || needs.memory === undefined) return true
  return memory === undefined ? undefined : memory >= needs.memory
}

function fitsScreen({ kind, inches }: Device, needs: DeviceNeeds) {
  if (needs.inches === undefined) return true
  const { from = 0, to } = needs.inches
  // No phone is as large as a tablet, so it fits if only large screens do not.
  if (inches === undefined && kind === 'phone' && from === 0) return true
  return inches === undefined ? undefined : from <= inches && inches <= to
}
