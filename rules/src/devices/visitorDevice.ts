import { devicesCalled, type DeviceName } from './findDevices.ts'
import type { Device } from './judgeDevice.ts'

/** What a browser tells a page about its device. */
export interface BrowserHints {
  readonly userAgent: string
  /** How many fingers the screen can tell apart. */
  readonly touchPoints: number
  /** User-Agent Client Hints, if the browser has them. An empty text counts as missing. */
  readonly model?: string | undefined
  readonly platformVersion?: string | undefined
  /** `navigator.deviceMemory`, in GB, rounded by the browser to a power of two. */
  readonly memory?: number | undefined
}

/** The device that a page is read on, as far as the browser tells. */
export type VisitorDevice =
  /** `name` is a model, or only "iPhone", "iPad", "Android phone", "Android tablet". */
  | { readonly what: 'device'; readonly name: string; readonly device: Device }
  | { readonly what: 'computer' }
  | { readonly what: 'unknown' }

/**
 * Reads a browser's hints, and adds what is known of the model. A fact that a browser hides or
 * makes up stays undefined, and the page asks for it. No browser tells the size of the screen in inches.
 */
export function visitorDevice(
  hints: BrowserHints,
  known: readonly (DeviceName & Device)[] = [],
): VisitorDevice {
  const { userAgent, touchPoints } = hints
  if (userAgent.includes('iPhone')) return apple('iPhone', 'phone', appleVersion(userAgent))
  if (userAgent.includes('iPad')) return apple('iPad', 'tablet', appleVersion(userAgent))
  // Since version 13, an iPad calls itself a Macintosh. No Mac has a touch screen.
  if (userAgent.includes('Macintosh') && touchPoints > 1) {
    return apple('iPad', 'tablet', safariVersion(userAgent), 13)
  }
  if (userAgent.includes('Android')) return android(hints, known)
  // An Android tablet that asks for desktop pages calls itself Linux too, but it has a touch screen.
  const isLinux = userAgent.includes('X11') && touchPoints === 0
  const isComputer = isLinux || /Macintosh|Windows|CrOS/.test(userAgent)
  return { what: isComputer ? 'computer' : 'unknown' }
}

function apple(
  name: string,
  kind: Device['kind'],
  version: number | undefined,
  versionFrom?: number,
): VisitorDevice {
  return { what: 'device', name, device: { kind, system: 'iOS', version, versionFrom } }
}

/** "CPU iPhone OS 16_7 like Mac OS X" → 16.7. */
function appleVersion(userAgent: string): number | undefined {
  return numberIn(/ OS (\d+_\d+)/.exec(userAgent)?.[1]?.replace('_', '.'))
}

/**
 * "(KHTML, like Gecko) Version/16.7 Safari/605.1" → 16.7. On an iPad, Safari has the version of the system. Other
 * browsers write further words between the two, and get no version here.
 */
function safariVersion(userAgent: string): number | undefined {
  return numberIn(/\) Version\/(\d+\.\d+)\S* Safari\/\S+$/.exec(userAgent)?.[1])
}

function android(
  { userAgent, model = '', platformVersion, memory }: BrowserHints,
  known: readonly (DeviceName & Device)[],
): VisitorDevice {
  const kind = userAgent.includes('Mobile') ? 'phone' : 'tablet'
  // Chromium writes "Android 10; K" on every device.
  const told = userAgent.includes('Android 10; K')
    ? undefined
    : /Android (\d+)/.exec(userAgent)?.[1]
  const version = numberIn(/^\d+/.exec(platformVersion ?? '')?.[0] ?? told)
  const [match] = devicesCalled(known, model)
  if (match !== undefined) {
    const { maker, kind: knownKind, system, inches, memory: knownMemory } = match
    return {
      what: 'device',
      name: `${maker} ${match.model}`,
      device: {
        kind: knownKind,
        system,
        version: version ?? match.version,
        inches,
        memory: knownMemory,
      },
    }
  }
  return {
    what: 'device',
    name: model === '' ? `Android ${kind}` : model,
    device: { kind, system: 'Android', version, memory: exactMemory(memory) },
  }
}

/** A browser says 2 for 2 GB and for 3 GB, so 2 means nothing. It says 4 only above 3 GB. */
function exactMemory(memory: number | undefined): number | undefined {
  return memory === 2 ? undefined : memory
}

function numberIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}
