import { Icon } from './Icon/index.ts'
import type { IconProps } from './Icon/index.ts'

/* Icons of the shop: cart, gift, payment, delivery. */

export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 8h14l-1.2 12H6.2zM9 8V7a3 3 0 0 1 6 0v1" />
    </Icon>
  )
}

export function BoxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 8.5 12 5l8.5 3.5V18L12 21.5l-8.5-3.5zM3.5 8.5 12 12l8.5-3.5M12 12v9.5M7.7 6.8l8.5 3.5" />
    </Icon>
  )
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16v14H4zM4 10.5h16M8.5 3.5v5m7-5v5" />
    </Icon>
  )
}

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5.5h19v13h-19zM2.5 10h19M6 15h4" />
    </Icon>
  )
}

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12.5h16v8H4zM3 8.5h18v4H3zM12 8.5v12M12 8.5C10 4 6.5 3.5 6.5 6c0 1.5 1.5 2.5 5.5 2.5zm0 0C14 4 17.5 3.5 17.5 6c0 1.5-1.5 2.5-5.5 2.5z" />
    </Icon>
  )
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 11h14v9.5H5zM8 11V8a4 4 0 0 1 8 0v3" />
    </Icon>
  )
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3 4.5 6v6c0 4.5 3 7.5 7.5 9 4.5-1.5 7.5-4.5 7.5-9V6zM9 12l2.2 2.2L15.5 10" />
    </Icon>
  )
}

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5h8.5l8.5 8.5-8.5 8.5L3.5 12zM8 8h.01" />
    </Icon>
  )
}

export function TruckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5.5h12v11h-12zM14.5 9.5h4l3 3.5v3.5h-7z" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="17.5" cy="17.5" r="2" />
    </Icon>
  )
}
