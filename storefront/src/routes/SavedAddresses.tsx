import { addressLines, type Address, type CountryCode, isolate } from '@stemside/rules'
import { Checkbox } from '@stemside/ui/forms/Checkbox'
import { Select } from '@stemside/ui/forms/Select'
import { MissingPart } from '@stemside/ui/shell/MissingPart'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { getAddresses, getProfile } from '../api/profile.ts'
import type { StoreApi } from '../api/storeApi.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { formValuesOf } from '../payments/detailsOf.ts'
import {
  addressPrefill,
  addressValues,
  contactPrefill,
  typedAddress,
} from '../state/checkoutPrefill.ts'

/** What the address fields hold: a saved address, or one that the shopper types. */
export type Destination = Address | 'typed'

export interface SavedAddressesProps {
  /** What the address fields hold; undefined before the saved addresses are known. */
  readonly destination: Destination | undefined
  readonly onDestinationChange: (destination: Destination) => void
  /** Called with values for the form. `hasAddress`: the address fields are among them. */
  readonly onFill: (values: Readonly<Record<string, string>>, hasAddress: boolean) => void
}

type Saved = {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly addresses: readonly Address[]
}

async function readAccount(api: StoreApi) {
  const [profile, addresses] = await Promise.all([getProfile(api), getAddresses(api)])
  return { profile, addresses }
}

/**
 * Fills checkout from the account of a signed-in shopper, and offers the other saved addresses (§4.9). A guest loads none
 * of this. The form is shown before the session is known, so values arrive as new initial values: a field that was typed into
 * keeps its text. An address is filled only as a whole, because a mixture of two would misdirect the parcel.
 */
export function SavedAddresses({ destination, onDestinationChange, onFill }: SavedAddressesProps) {
  const stores = useStores()
  const { country } = useSnapshot(stores.prices.state)
  const [saved, setSaved] = useState<Saved>({ status: 'loading', addresses: [] })

  const choose = (address: Address | undefined) => {
    for (const [name, value] of Object.entries(addressValues(address)))
      stores.checkout.keepField(name, value)
    onDestinationChange(address ?? 'typed')
    onFill(addressValues(address), true)
  }
  const fill = useEffectEvent(({ profile, addresses }: Awaited<ReturnType<typeof readAccount>>) => {
    const { lastPurchase } = stores.checkout.state
    const typed = { ...(lastPurchase && formValuesOf(lastPurchase)), ...stores.checkout.draft() }
    onFill(contactPrefill(profile, typed), false)
    const proposed = isAddressFocused() ? undefined : addressPrefill(addresses, country, typed)
    // A proposal is not written to the draft: the address may be corrected in the profile.
    if (proposed !== undefined) onFill(addressValues(proposed), true)
    onDestinationChange(proposed ?? typedAddress(addresses, country, typed) ?? 'typed')
    setSaved({ status: 'ready', addresses })
  })

  const isLoading = saved.status === 'loading'
  const fail = useEffectEvent(() => {
    onDestinationChange('typed')
    setSaved({ status: 'failed', addresses: [] })
  })
  useEffect(() => {
    if (!isLoading) return undefined
    let isOver = false
    const fetchNow = async () => {
      try {
        const account = await readAccount(stores.api)
        if (!isOver) fill(account)
      } catch {
        // The form works without the account.
        if (!isOver) fail()
      }
    }
    void fetchNow()
    return () => {
      isOver = true
    }
  }, [stores, isLoading])

  if (saved.status === 'failed') {
    return (
      <MissingPart
        what="Your saved addresses"
        onRetry={() => setSaved({ status: 'loading', addresses: [] })}
      />
    )
  }
  const offered = addressesIn(saved.addresses, country)
  const chosen = offered.findIndex((address) => address === destination)
  if (offered.length === 0) return null
  return (
    <Select
      label="Deliver to"
      name="savedAddress"
      value={chosen < 0 ? '' : String(chosen)}
      placeholder="Another address"
      options={offered.map((address, index) => ({
        value: String(index),
        label: addressLines(address).slice(0, -1).map(isolate).join(', '),
      }))}
      onChange={({ target }) => choose(offered[Number(target.value || -1)])}
    />
  )
}

export interface SaveAddressProps {
  readonly isWanted: boolean
  readonly onWantedChange: (isWanted: boolean) => void
}

/**
 * Offers to save a typed address, after the order is placed: an order must not fail because of it. Off at first, because
 * a parcel may go to another family.
 */
export function SaveAddress({ isWanted, onWantedChange }: SaveAddressProps) {
  return (
    <Checkbox
      name="saveAddress"
      label="Save this address to my account"
      checked={isWanted}
      onChange={({ target }) => onWantedChange(target.checked)}
    />
  )
}

function addressesIn(addresses: readonly Address[], country: CountryCode): readonly Address[] {
  return addresses.filter((address) => address.country === country)
}

/** Whether an address field has focus. Then nothing may replace what the shopper types. */
function isAddressFocused(): boolean {
  return document.activeElement?.getAttribute('autocomplete')?.startsWith('address-') ?? false
}
