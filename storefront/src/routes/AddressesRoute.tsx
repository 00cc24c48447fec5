import type { Address } from '@stemside/rules'
import { AddressesScreen } from '@stemside/ui/screens/AddressesScreen'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { changeAddresses, getAddresses } from '../api/profile.ts'
import { useAccountChange } from '../hooks/useAccountChange.ts'
import { useTypedText } from '../hooks/useTypedText.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
import {
  isSame,
  keyOf,
  withAddress,
  withAddressAt,
  withDefault,
  withoutAddress,
} from '../state/changedAddresses.ts'
import { SignedInPage } from './SignedInPage.tsx'

const meta = privateMeta(
  '/profile/addresses',
  'Addresses',
  'Where your parcels go. Checkout proposes the first one.',
)

/** /profile/addresses */
export function AddressesRoute() {
  return (
    <SignedInPage
      meta={meta}
      lead="Where your parcels go. Checkout proposes the first one."
      what="Your addresses"
      read={getAddresses}
    >
      {(addresses, put) => <Addresses addresses={addresses} onChange={put} />}
    </SignedInPage>
  )
}

type List = readonly Address[]

/** The address whose form is open, or a new one. Not its index, because that may change. */
type Edited = Address | 'new' | undefined

/** The field of the stored text that names the address whose form is open. */
const editedField = 'edited'

/** The form that was open before the shopper left to sign in again. */
function editedBefore(
  { [editedField]: kept }: Readonly<Record<string, string>>,
  list: List,
): Edited {
  if (kept === undefined) return undefined
  return list.find((address) => keyOf(address) === kept) ?? 'new'
}

interface AddressesProps {
  readonly addresses: List
  readonly onChange: (addresses: List) => void
}

interface Done {
  readonly message: string
  readonly undo?: (list: List) => List
}

function Addresses({ addresses, onChange }: AddressesProps) {
  const stores = useStores()
  const { country } = useSnapshot(stores.prices.state)
  const { typed, note, forget } = useTypedText('address')
  const [edited, setEdited] = useState(() => editedBefore(typed, addresses))
  const [restored, setRestored] = useState(typed)
  const [isFormSent, setFormSent] = useState(false)
  const [done, setDone] = useState<Done>()
  const saving = useAccountChange()

  const change = async (how: (list: List) => List, what: Done, isOfForm = false) => {
    setDone(undefined)
    setFormSent(isOfForm)
    const saved = await saving.run((api) => changeAddresses(api, how))
    if (saved === undefined) return
    onChange(saved)
    // A change of another address leaves an open form as it is.
    if (isOfForm) close()
    setDone(what)
  }
  const close = () => {
    forget()
    setRestored({})
    setEdited(undefined)
  }
  const edit = (next: Edited) => {
    saving.clear()
    setDone(undefined)
    close()
    setEdited(next)
    if (next !== undefined) note(editedField, next === 'new' ? next : keyOf(next))
  }
  const undo = done?.undo
  const before = edited === 'new' ? undefined : edited
  const place = before && addresses.findIndex((one) => isSame(one, before))

  return (
    <AddressesScreen
      addresses={addresses}
      country={country}
      edited={edited === 'new' ? edited : place}
      typed={restored}
      onFieldChange={note}
      isSaving={saving.isPending}
      error={isFormSent ? undefined : saving.message}
      formError={isFormSent ? saving.message : undefined}
      success={done?.message}
      onUndo={undo && (() => void change(undo, { message: 'The address is back.' }))}
      onEditedChange={(next) => edit(typeof next === 'number' ? addresses[next] : next)}
      onSave={(address) =>
        void change(
          (list) => withAddress(list, address, before),
          { message: 'Address saved.' },
          true,
        )
      }
      onDelete={(index) => {
        const gone = addresses[index]
        if (gone === undefined) return
        void change((list) => withoutAddress(list, gone), {
          message: 'Address deleted.',
          undo: (list) => withAddressAt(list, gone, index),
        })
      }}
      onDefaultChange={(index) => {
        const first = addresses[index]
        if (first === undefined) return
        void change((list) => withDefault(list, first), {
          message: 'Checkout proposes this address from now on.',
        })
      }}
    />
  )
}
