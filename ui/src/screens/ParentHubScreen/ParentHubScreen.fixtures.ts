/** The page's real texts: its layout depends on them. */
export { parentHub } from '../../content/pages/parentHub.ts'
