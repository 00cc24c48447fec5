/** How a device is called. */
export interface DeviceName {
  readonly maker: string
  readonly model: string
  /** Other names that people type, and model codes. */
  readonly alsoCalled?: readonly string[]
}

/**
 * The devices that a typed name fits: those with exactly this name, else those whose name contains
 * all of its words, in any order. Empty if none does.
 */
export function findDevices<D extends DeviceName>(
  devices: readonly D[],
  typed: string,
): readonly D[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return []
  const exact = devicesCalled(devices, typed)
  if (exact.length > 0) return exact
  return devices.filter((device) =>
    namesOf(device).some((name) => {
      const words = wordsOf(name)
      return wanted.every((word) => words.some((candidate) => isSameWord(word, candidate)))
    }),
  )
}

/** The devices with exactly this name, with or without its maker. */
export function devicesCalled<D extends DeviceName>(
  devices: readonly D[],
  name: string,
): readonly D[] {
  const wanted = wordsOf(name).join(' ')
  return devices.filter((device) =>
    namesOf(device).some((other) => wordsOf(other).join(' ') === wanted),
  )
}

function namesOf({ maker, model, alsoCalled = [] }: DeviceName): readonly string[] {
  return [model, ...alsoCalled].flatMap((name) => [name, `${maker} ${name}`])
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:\.\d+)?/gu) ?? []
}

/** "gen" is the beginning of "generation", and "9" stands for "9th". "1" does not stand for "10th". */
function isSameWord(typed: string, word: string): boolean {
  if (/^\d+$/.test(typed)) return word === typed || /^(?:st|nd|rd|th)$/.test(suffix(typed, word))
  return word.startsWith(typed)
}

function suffix(typed: string, word: string): string {
  return word.startsWith(typed) ? word.slice(typed.length) : ''
}
