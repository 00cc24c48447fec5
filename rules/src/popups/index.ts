/** When popups open by themselves (§4.30, §4.46). */
export * from './couponPopup.ts'
export * from './exitPopup.ts'
