import { oldestBrowsers } from './oldestBrowsers.ts'

/**
 * The devices that each line's app runs on. They are not included (specification §3, deviceText).
 */
export const devices = {
  orboot: 'iOS 13 and newer, or Android 8 and newer with 3 GB of memory.',
  tacto:
    'Tablets of 8 to 11 inches with iPadOS 13 and newer, or Android 8 and newer with 3 GB of memory.',
  plugo:
    'Tablets and phones up to 11 inches with a front camera: iOS 13 and newer, Android 8 and newer.',
  storybook: `Phones and tablets with iOS ${oldestBrowsers.safari} and newer or Android 8 and newer, and computers with a browser.`,
} as const

export const deviceNotes = {
  orboot: 'Phone or tablet not included.',
  tacto: 'Tablet not included.',
} as const
