import { Icon } from './Icon/index.ts'
import type { IconProps } from './Icon/index.ts'

/* Icons of the shop: gift, payment, delivery. */

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
