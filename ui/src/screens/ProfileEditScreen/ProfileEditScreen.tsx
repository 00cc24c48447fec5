import { storeName } from '@stemside/rules'
import type { CountryCode } from '@stemside/rules'
import type { ReactNode } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { FormNote } from '../../forms/FormNote/index.ts'
import { ProfileForm, type ProfileFormProps } from '../../forms/ProfileForm/index.ts'
import styles from './ProfileEditScreen.module.css'

export interface ProfileEditScreenProps extends Pick<
  ProfileFormProps,
  'profile' | 'typed' | 'isSaved' | 'onFieldChange'
> {
  /** The country whose dial code is selected first, unless the profile has one. */
  country: CountryCode
  /** The profile is being saved. @default false */
  isSaving?: boolean
  /** Why the profile could not be saved. @default none */
  saveError?: string | undefined
  /** Called with the new profile. */
  onSave: ProfileFormProps['onSubmit']
  /** Called on "Change password". */
  onPasswordChange: () => void
  /** The other devices are being signed out. @default false */
  isLoggingOut?: boolean
  /** Why the other devices could not be signed out. @default none */
  logOutError?: string | undefined
  /** All other devices have been signed out. @default false */
  isLoggedOutElsewhere?: boolean
  /** Called on "Log out on all other devices". */
  onLogOutElsewhere: () => void
  /** The data is being fetched. @default false */
  isDownloading?: boolean
  /** Why the data could not be fetched. @default none */
  downloadError?: string | undefined
  /** The data has been saved as a file. @default false */
  isDownloaded?: boolean
  /** Called on "Download my data". */
  onDownload: () => void
  /** Called on "Erase my account", which asks first. */
  onErase: () => void
}

/** The content of /profile/edit: profile, password, and what the shop keeps. Stands in a ProfileFrame. */
export function ProfileEditScreen(props: ProfileEditScreenProps) {
  return (
    <div className={styles.root}>
      <Part heading="Your details">
        <ProfileForm
          country={props.country}
          profile={props.profile}
          typed={props.typed}
          isLoading={props.isSaving ?? false}
          error={props.saveError}
          isSaved={props.isSaved ?? false}
          onSubmit={props.onSave}
          onFieldChange={props.onFieldChange}
        />
      </Part>
      <Part heading="Password">
        <Text>
          We send a code to your email first. A new password signs you out on all your other
          devices.
        </Text>
        <Button variant="outline" aria-haspopup="dialog" onClick={props.onPasswordChange}>
          Change password
        </Button>
      </Part>
      <Part heading="Other devices">
        <Text>
          Still signed in on an old phone, or on somebody else’s computer? End it from here.
        </Text>
        <div>
          <FormNote
            error={props.logOutError}
            success={
              props.isLoggedOutElsewhere === true ? 'You are signed in here alone now.' : undefined
            }
          />
          <Button
            variant="outline"
            isLoading={props.isLoggingOut ?? false}
            onClick={props.onLogOutElsewhere}
          >
            Log out on all other devices
          </Button>
        </div>
      </Part>
      <Part heading="Your data">
        <Text>
          Everything that we keep about you, in one file: profile, addresses, orders, returns,
          rewards and emails.
        </Text>
        <div>
          <FormNote
            error={props.downloadError}
            success={
              props.isDownloaded === true ? 'Your data is saved as stemside.json.' : undefined
            }
          />
          <Button
            variant="outline"
            isLoading={props.isDownloading ?? false}
            onClick={props.onDownload}
          >
            Download my data
          </Button>
        </div>
      </Part>
      <Part heading={`Leave ${storeName}`}>
        <Text>
          We delete your account and what we know about you. Your orders stay in our books, as the
          law asks, without your name, email and address.
        </Text>
        <Button variant="outline" tone="danger" aria-haspopup="dialog" onClick={props.onErase}>
          Erase my account
        </Button>
      </Part>
    </div>
  )
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={heading}>
      <Heading size="subheading">{heading}</Heading>
      {children}
    </section>
  )
}
