/** The page's real texts: they are short, and its layout depends on them. */
export { contactUs } from '../../content/pages/contactUs.ts'
export { sampleLetter } from '../../forms/ContactForm/ContactForm.fixtures.ts'
