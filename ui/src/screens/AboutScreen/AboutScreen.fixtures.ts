/** The page's real texts: they are short, and its layout depends on them. */
export { aboutUs } from '../../content/pages/aboutUs.ts'
