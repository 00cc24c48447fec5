import type { BrowserHints } from '@stemside/rules'

/** The parts of `navigator` that tell about the device. TypeScript does not know all of them. */
export interface HintingNavigator {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Chromium only. */
  readonly deviceMemory?: number
  /** Chromium only, and only on https. */
  readonly userAgentData?: {
    readonly getHighEntropyValues: (
      hints: readonly string[],
    ) => Promise<{ readonly model?: string; readonly platformVersion?: string }>
  }
}

/** What this browser tells about its device. It never fails: what a browser refuses is undefined. */
export async function readBrowserHints(navigator: HintingNavigator): Promise<BrowserHints> {
  const { userAgent, maxTouchPoints, deviceMemory } = navigator
  const { model, platformVersion } =
    (await navigator.userAgentData
      ?.getHighEntropyValues(['model', 'platformVersion'])
      .catch(() => ({ model: undefined, platformVersion: undefined }))) ?? {}
  return { userAgent, touchPoints: maxTouchPoints, model, platformVersion, memory: deviceMemory }
}
