/** The page's real texts: its layout depends on them. */
export { kickstarter } from '../../content/pages/kickstarter.ts'

/** A fictional backer. */
export const backer = { number: '1042', email: 'robin@example.com', name: 'Robin' } as const
