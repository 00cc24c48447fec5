import { Icon } from './Icon/index.ts'
import type { IconProps } from './Icon/index.ts'

/* Icons of toys and their devices. */

/** A birthday cake, for ages. */
export function CakeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 21v-7a3 3 0 0 1 3-3h11a3 3 0 0 1 3 3v7zM3.5 16c2.1 1.6 3.5 1.6 5.7 0 2.1 1.6 3.5 1.6 5.7 0 2.1 1.6 3.5 1.6 5.6 0M12 11V7.5M12 2.5v1" />
    </Icon>
  )
}

export function CubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7l8.5 4.6L20.5 7M12 11.6v9.9" />
    </Icon>
  )
}

export function DeviceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3h12v18H6zM11 18h2" />
    </Icon>
  )
}

export function GamepadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8h10a5 5 0 0 1 4.8 6.3l-.6 2a2.6 2.6 0 0 1-4.4 1L15 15.5H9l-1.8 1.8a2.6 2.6 0 0 1-4.4-1l-.6-2A5 5 0 0 1 7 8zM7.5 10.5v3M6 12h3m6.5 0h.01m2-1.5h.01" />
    </Icon>
  )
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z" />
    </Icon>
  )
}
