import { Icon } from './Icon/index.ts'
import type { IconProps } from './Icon/index.ts'

/*
 * The set. Each is drawn on a 24 px field in strokes of the colour around it,
 * and each is a function of its own, so that a page loads only those it shows.
 */

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 8v5m0 3.5v.01M10.3 4 2.6 17.3A2 2 0 0 0 4.3 20.3h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0z" />
    </Icon>
  )
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H4m6-6-6 6 6 6" />
    </Icon>
  )
}

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h16m-6-6 6 6-6 6" />
    </Icon>
  )
}

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

export function CubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7l8.5 4.6L20.5 7M12 11.6v9.9" />
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

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v11h-8l-5 4v-4H4zM8.5 10.5h7" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  )
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  )
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.5 6-6 6 6 6" />
    </Icon>
  )
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9.5 6 6 6-6 6" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
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

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  )
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M9.5 5.9A10 10 0 0 1 12 5.5c4 0 7.5 2 10 6.5a16 16 0 0 1-2.9 3.7M6.3 7.3A14 14 0 0 0 2 12c2.5 4.5 6 6.5 10 6.5 1.6 0 3.1-.3 4.5-1M9.9 9.9a3 3 0 0 0 4.2 4.2" />
    </Icon>
  )
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h10m4 0h2M4 17h2m4 0h10" />
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

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12.5h16v8H4zM3 8.5h18v4H3zM12 8.5v12M12 8.5C10 4 6.5 3.5 6.5 6c0 1.5 1.5 2.5 5.5 2.5zm0 0C14 4 17.5 3.5 17.5 6c0 1.5-1.5 2.5-5.5 2.5z" />
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

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z" />
    </Icon>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5m0-8.5v.01" />
    </Icon>
  )
}

export function InstagramIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5z" />
      <circle cx="12" cy="12" r="3.8" />
      <path d="M17 7h.01" />
    </Icon>
  )
}

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 21v-7.5h2.7l.5-3.3h-3.2V8.3c0-1 .4-1.8 1.9-1.8H18V3.6c-3.5-.8-6.7.2-6.7 4.2v2.4H8.5v3.3h2.8V21" />
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

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6h18M3 12h18M3 18h12" />
    </Icon>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  )
}

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c1-5 4-7 8-7s7 2 8 7" />
    </Icon>
  )
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4.5v15l12.5-7.5z" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  )
}

export function RotateIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 5v5h-5M19.5 10A8 8 0 1 0 20 14" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-3.6-3.6" />
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

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8z" />
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

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M9 6.5V4h6v2.5m3 0-.9 14H6.9L6 6.5M10 10.5v6m4-6v6" />
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

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5 4 10l5 5M4.5 10H14a5 5 0 0 1 0 10h-3" />
    </Icon>
  )
}

export function ZoomIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-3.6-3.6M11 8v6M8 11h6" />
    </Icon>
  )
}
