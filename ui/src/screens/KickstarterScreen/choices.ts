import type { AddressValues } from '../../forms/AddressForm/index.ts'

/** What a backer has chosen so far. The ids are those of the page's options. */
export interface BackerChoices {
  readonly backerNumber?: string
  readonly email?: string
  readonly reward?: string
  readonly colour?: string
  /** Empty if the passport has no name. */
  readonly passportName?: string
  readonly address?: AddressValues
  readonly upgrade?: string
}
