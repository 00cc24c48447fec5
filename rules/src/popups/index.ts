/** When the popups that open by themselves may (specification §4). */
export * from './couponPopup.ts'
export * from './exitPopup.ts'
