/** The page's real texts: its layout depends on them. */
export { pressKit } from '../../content/pages/pressKit.ts'
