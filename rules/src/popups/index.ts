/** When popups open by themselves (specification §4). */
export * from './couponPopup.ts'
export * from './exitPopup.ts'
