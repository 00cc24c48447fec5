import type { Device, DeviceFact, DeviceNeeds } from '@stemside/rules'

const list = new Intl.ListFormat('en-GB')

/** What an app needs, in words: "a tablet and iPadOS 13 or newer". */
export function needWords(
  facts: readonly DeviceFact[],
  device: Device,
  needs: DeviceNeeds,
): string {
  return list.format(facts.map((fact) => needWord(fact, device, needs)))
}

function needWord(fact: DeviceFact, device: Device, needs: DeviceNeeds): string {
  if (fact === 'kind') return `a ${needs.kinds.join(' or ')}`
  if (fact === 'system') {
    const version = device.system === 'iOS' ? needs.ios : needs.android
    return `${systemName(device)} ${version} or newer`
  }
  if (fact === 'memory') return `at least ${needs.memory ?? 0} GB of memory`
  const { from, to = 0 } = needs.inches ?? {}
  return `a screen of ${from === undefined ? 'at most' : `${from} to`} ${to} inches`
}

/** A known fact of a device: "iPadOS 18". Undefined if it is not known. */
export function factWord(fact: DeviceFact, device: Device): string | undefined {
  const { kind, versionFrom, version = versionFrom, memory, inches } = device
  if (fact === 'kind') return kind
  if (fact === 'system') {
    return version === undefined ? device.system : `${systemName(device)} ${version}`
  }
  if (fact === 'memory') return memory === undefined ? undefined : `${memory} GB of memory`
  return inches === undefined ? undefined : `${inches} inches`
}

/**
 * What is known of a device: "tablet, iPadOS 18, 10.2 inches".
 * @param isOwn - whether a browser told it: an exact version of iOS is then the least that it has
 */
export function factsOf(device: Device, isOwn = false): string {
  const facts = ['kind', 'system', 'screen', 'memory'] as const
  const { system, version, versionFrom } = device
  const isLeast = version === undefined ? versionFrom !== undefined : isOwn && system === 'iOS'
  return facts
    .flatMap((fact) => {
      const word = factWord(fact, device)
      if (word === undefined) return []
      return fact === 'system' && isLeast ? `${word} or newer` : word
    })
    .join(', ')
}

function systemName({ kind, system }: Device): string {
  return system === 'iOS' && kind === 'tablet' ? 'iPadOS' : system
}
