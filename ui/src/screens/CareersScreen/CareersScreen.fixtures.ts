/** The page's real texts: its layout depends on them. */
export { careers } from '../../content/pages/careers.ts'
