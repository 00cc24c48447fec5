/** How a payer confirms a payment at the provider. */
export interface Confirmation {
  /** `window`: on the provider's page, as PayPal. `bank`: on the bank's page, for 3-D Secure. `app`: on a phone, for UPI. */
  readonly by: 'window' | 'bank' | 'app'
  /** The page, as a full address or as a path of the store. Absent if there is nothing to open. */
  readonly page?: string
  /** Until when the payer can confirm: ISO 8601, by the machine's clock. */
  readonly until: string
}
