import type { CountryCode } from '@stemside/rules'
import { profileForm, profileFormWithoutPhone, validate } from '@stemside/rules/validation'
import { Button } from '../../core/Button/index.ts'
import { EmailField } from '../EmailField/index.ts'
import { Form } from '../Form/index.ts'
import type { FormProps, FormValues } from '../Form/index.ts'
import { FormNote } from '../FormNote/index.ts'
import { PhoneField } from '../PhoneField/index.ts'
import { TextField } from '../TextField/index.ts'
import styles from './ProfileForm.module.css'

/** What a shopper can change of their profile. */
export interface ProfileValues {
  readonly name: string
  readonly dialCode: string
  readonly phone: string
}

export interface ProfileFormProps extends Omit<
  FormProps<ProfileValues>,
  'check' | 'initialValues'
> {
  /** The country whose dial code is selected first, unless the profile has one. */
  country: CountryCode
  /** The profile as the store has it. The email address is shown and cannot be changed. */
  profile: ProfileValues & { readonly email: string }
  /** What was typed earlier, by field name; it counts before the profile. @default nothing */
  typed?: FormValues | undefined
  /** The form is being sent: its button is busy. @default false */
  isLoading?: boolean
  /** Why it could not be saved. @default none */
  error?: string | undefined
  /** It has just been saved. @default false */
  isSaved?: boolean
}

/** Name, email address and phone of an account. */
export function ProfileForm({
  country,
  profile,
  typed,
  isLoading = false,
  error,
  isSaved = false,
  ...form
}: ProfileFormProps) {
  const { name, email, dialCode, phone } = profile
  const hasPhone = phone !== ''
  return (
    <Form
      {...form}
      method="post"
      className={styles.root}
      initialValues={{ name, dialCode, phone, ...typed, email }}
      check={(values) => validate(hasPhone ? profileForm : profileFormWithoutPhone, values)}
    >
      <TextField label="Name" name="name" autoComplete="name" />
      <EmailField readOnly hint="Your orders are under this address, so it cannot be changed." />
      <PhoneField
        country={country}
        isOptional={!hasPhone}
        hint="For the courier, if they cannot find your door."
      />
      <div>
        <FormNote error={error} success={isSaved ? 'Your profile is saved.' : undefined} />
        <Button type="submit" isLoading={isLoading}>
          Save profile
        </Button>
      </div>
    </Form>
  )
}
