import {
  isolate,
  addressLines,
  countries,
  countryCodes,
  parseCountry,
  type Address,
  type CountryCode,
} from '@stemside/rules'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '../../core/Badge/index.ts'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { AddressForm } from '../../forms/AddressForm/index.ts'
import type { FormValues } from '../../forms/Form/index.ts'
import { FormNote } from '../../forms/FormNote/index.ts'
import { Select } from '../../forms/Select/index.ts'
import { PlusIcon } from '../../icons/index.ts'
import styles from './AddressesScreen.module.css'

/** The address whose form is open: a saved one by its place in the list, or a new one. */
export type EditedAddress = number | 'new'

export interface AddressesScreenProps {
  /** The saved addresses. Checkout proposes the first one. */
  addresses: readonly Address[]
  /** The country that a new address begins with. */
  country: CountryCode
  /** The address whose form is open. @default none */
  edited?: EditedAddress | undefined
  /** What was typed into the open form earlier, by field name. @default nothing */
  typed?: FormValues | undefined
  /** Called with a field's name and value on each change of the open form. @default nothing happens */
  onFieldChange?: ((name: string, value: string) => void) | undefined
  /** Called when a form is opened, or closed without saving. */
  onEditedChange: (edited: EditedAddress | undefined) => void
  /** A change is being saved: the pressed button is busy, and no other can be pressed. @default false */
  isSaving?: boolean
  /** Why an address could not be deleted or made the default. @default none */
  error?: string | undefined
  /** Why the open form could not be saved. @default none */
  formError?: string | undefined
  /** What the last change did. @default none */
  success?: string | undefined
  /** Takes the last change back. @default it cannot be taken back */
  onUndo?: (() => void) | undefined
  /** Called with the values of the open form. */
  onSave: (address: Address) => void
  /** Called with the place of an address in the list. */
  onDelete: (index: number) => void
  /** Called with the place of the address that checkout is to propose. */
  onDefaultChange: (index: number) => void
}

/** How many addresses an account can have. */
const most = 20

/** The content of /profile/addresses: the saved addresses and the form of one. Stands in a ProfileFrame. */
export function AddressesScreen({
  addresses,
  country,
  edited,
  typed,
  onFieldChange,
  isSaving = false,
  error,
  formError,
  success,
  onUndo,
  onEditedChange,
  onSave,
  onDelete,
  onDefaultChange,
}: AddressesScreenProps) {
  const news = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<string>()
  // The button that was pressed is gone after a change.
  useEffect(() => {
    if (success !== undefined) news.current?.focus()
  }, [success])
  const form = (initial: Address | undefined) => (
    <EditForm
      initial={initial}
      typed={typed}
      onFieldChange={onFieldChange}
      country={country}
      isSaving={isSaving}
      error={formError}
      onSave={(address) => {
        setPressed('Save')
        onSave(address)
      }}
      onClose={() => onEditedChange(undefined)}
    />
  )
  return (
    <div className={styles.root}>
      <div ref={news} tabIndex={-1} className={styles.news}>
        <FormNote error={error} success={success} />
        {success !== undefined && onUndo !== undefined && (
          <Button variant="outline" size="small" onClick={onUndo}>
            Undo
          </Button>
        )}
      </div>
      {addresses.length === 0 && edited === undefined && (
        <Text tone="muted">No address yet. With one, checkout fills itself in.</Text>
      )}
      {addresses.length > 0 && (
        <ul className={styles.list}>
          {addresses.map((address, index) => (
            <li key={JSON.stringify(address)} className={styles.card}>
              {edited === index ? (
                form(address)
              ) : (
                <Card
                  address={address}
                  isDefault={index === 0}
                  isSaving={isSaving}
                  pressed={pressed}
                  onEdit={() => onEditedChange(index)}
                  onDelete={(button) => {
                    setPressed(button)
                    onDelete(index)
                  }}
                  onDefault={(button) => {
                    setPressed(button)
                    onDefaultChange(index)
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === 'new' ? (
        <div className={styles.card}>{form(undefined)}</div>
      ) : (
        <div>
          {addresses.length < most ? (
            <Button icon={<PlusIcon />} isDisabled={isSaving} onClick={() => onEditedChange('new')}>
              Add an address
            </Button>
          ) : (
            <Text tone="muted">That is as many as we can keep. Delete one to add another.</Text>
          )}
        </div>
      )}
    </div>
  )
}

interface CardProps {
  readonly address: Address
  readonly isDefault: boolean
  readonly isSaving: boolean
  /** The button on the page that was pressed last. */
  readonly pressed: string | undefined
  readonly onEdit: () => void
  /** Called with a name of the button, as `onDefault` is. */
  readonly onDelete: (button: string) => void
  readonly onDefault: (button: string) => void
}

function Card(props: CardProps) {
  const { address, isDefault, isSaving, pressed, onEdit, onDelete, onDefault } = props
  const [street = '', ...more] = addressLines(address)
  const which = <VisuallyHidden>{` ${isolate(street)}`}</VisuallyHidden>
  const buttonOf = (action: string, onPress: (button: string) => void) => {
    const button = `${action} ${JSON.stringify(address)}`
    const isPressed = pressed === button
    return {
      isLoading: isSaving && isPressed,
      isDisabled: isSaving && !isPressed,
      onClick: () => onPress(button),
    }
  }
  return (
    <>
      <div className={styles.head}>
        <address className={styles.lines}>
          <strong dir="auto">{street}</strong>
          {more.map((line) => (
            <span key={line} dir="auto">
              {line}
            </span>
          ))}
        </address>
        {isDefault && <Badge tone="highlight">Default</Badge>}
      </div>
      <div className={styles.actions}>
        <Button variant="outline" size="small" isDisabled={isSaving} onClick={onEdit}>
          Edit{which}
        </Button>
        <Button variant="outline" size="small" {...buttonOf('Delete', onDelete)}>
          Delete{which}
        </Button>
        {!isDefault && (
          <Button variant="quiet" size="small" {...buttonOf('Make default', onDefault)}>
            Make default{which}
          </Button>
        )}
      </div>
    </>
  )
}

interface EditFormProps {
  readonly initial: Address | undefined
  readonly typed: FormValues | undefined
  readonly onFieldChange: AddressesScreenProps['onFieldChange']
  readonly country: CountryCode
  readonly isSaving: boolean
  readonly error: string | undefined
  readonly onSave: (address: Address) => void
  readonly onClose: () => void
}

function EditForm(props: EditFormProps) {
  const { initial, typed, country, isSaving, error, onFieldChange, onSave, onClose } = props
  const [chosen, setChosen] = useState(
    parseCountry(typed?.['country'] ?? '') ?? initial?.country ?? country,
  )
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[name="line1"]')?.focus()
  }, [])
  return (
    <div ref={root} className={styles.form}>
      <Heading size="card">{initial === undefined ? 'New address' : 'Change this address'}</Heading>
      <Select
        label="Country"
        name="country"
        autoComplete="country"
        value={chosen}
        options={countryCodes.map((code) => ({ value: code, label: countries[code].name }))}
        onChange={({ target }) => {
          setChosen(parseCountry(target.value) ?? chosen)
          onFieldChange?.('country', target.value)
        }}
      />
      <AddressForm
        country={chosen}
        isLoading={isSaving}
        error={error}
        onClose={onClose}
        method="post"
        onFieldChange={onFieldChange}
        onSubmit={({ line2, ...values }) => onSave(line2 ? { ...values, line2 } : values)}
        initialValues={{ ...(initial && valuesOf(initial)), ...typed }}
      />
    </div>
  )
}

function valuesOf({ line1, line2 = '', city, state, postcode, country }: Address): FormValues {
  return { line1, line2, city, state, postcode, country }
}
