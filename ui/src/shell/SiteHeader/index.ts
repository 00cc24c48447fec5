export type { ShellAccount } from '../session.ts'
export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'
