/** The page's real texts: its layout depends on them. */
export { ourEarth } from '../../content/pages/ourEarth.ts'
