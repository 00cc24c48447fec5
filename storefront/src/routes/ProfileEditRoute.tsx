import { ProfileEditScreen } from '@stemside/ui/screens/ProfileEditScreen'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  eraseAccountData,
  getAccountData,
  getProfile,
  logOutElsewhere,
  updateProfile,
  type Profile,
} from '../api/profile.ts'
import { getSession } from '../api/session.ts'
import { resetStores } from '../effects/resetStores.ts'
import { saveAsFile } from '../effects/saveAsFile.ts'
import { openSessionChannel, tellTabs } from '../effects/sessionChannel.ts'
import { LazyDialog } from '../frame/LazyDialog.tsx'
import { useDialog } from '../hooks/useDialog.ts'
import { useAccountChange } from '../hooks/useAccountChange.ts'
import { useTypedText } from '../hooks/useTypedText.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { onDemand } from '../loading/onDemand.ts'
import { privateMeta } from '../seo/privateMeta.ts'
import { SignedInPage } from './SignedInPage.tsx'

const meta = privateMeta(
  '/profile/edit',
  'Edit Profile',
  'Your name, your phone, your password, and what we keep about you.',
)

const ErasePopup = onDemand(async () => (await import('@stemside/ui/popups/ErasePopup')).ErasePopup)

/** /profile/edit */
export function ProfileEditRoute() {
  return (
    <SignedInPage
      meta={meta}
      lead="What we know about you, and how you sign in."
      what="Your profile"
      read={getProfile}
    >
      {(profile, put) => <ProfileEdit profile={profile} onChange={put} />}
    </SignedInPage>
  )
}

interface ProfileEditProps {
  readonly profile: Profile
  readonly onChange: (profile: Profile) => void
}

function ProfileEdit({ profile, onChange }: ProfileEditProps) {
  const stores = useStores()
  const { country } = useSnapshot(stores.prices.state)
  const saving = useAccountChange()
  const [isSaved, setSaved] = useState(false)
  const leaving = useAccountChange()
  const [isAloneHere, setAloneHere] = useState(false)
  const downloading = useAccountChange()
  const [isDownloaded, setDownloaded] = useState(false)
  const erasing = useAccountChange()
  const erase = useDialog('erase-account')
  const { typed, note, forget } = useTypedText('profile')

  const save = async (values: Pick<Profile, 'name' | 'dialCode' | 'phone'>) => {
    setSaved(false)
    const saved = await saving.run((api) =>
      updateProfile(api, { ...values, country: profile.country }),
    )
    if (saved === undefined) return
    forget()
    onChange(saved)
    setSaved(true)
    // The header greets by the new name.
    void stores.session.load(() => getSession(stores.api))
  }
  const leaveElsewhere = async () => {
    setAloneHere(false)
    const isDone = await leaving.run(async (api) => {
      await logOutElsewhere(api)
      return true
    })
    if (isDone === true) setAloneHere(true)
  }
  const download = async () => {
    setDownloaded(false)
    const data = await downloading.run(getAccountData)
    if (data === undefined) return
    saveAsFile(data, 'stemside.json', document)
    setDownloaded(true)
  }
  const eraseAccount = async (email: string) => {
    const message = await erasing.run((api) => eraseAccountData(api, email))
    if (message === undefined) return
    resetStores(stores, window)
    const channel = openSessionChannel()
    tellTabs(channel, 'signed-out')
    channel.close()
    stores.notices.show({ id: 'account-erased', message })
  }

  return (
    <>
      <ProfileEditScreen
        country={country}
        profile={profile}
        typed={typed}
        isSaving={saving.isPending}
        saveError={saving.message}
        isSaved={isSaved}
        onFieldChange={(name, value) => {
          setSaved(false)
          note(name, value)
        }}
        onSave={(values) => void save(values)}
        onPasswordChange={() =>
          stores.dialogs.open({
            id: 'account',
            request: { mode: 'forgotPassword', email: profile.email },
          })
        }
        isLoggingOut={leaving.isPending}
        logOutError={leaving.message}
        isLoggedOutElsewhere={isAloneHere}
        onLogOutElsewhere={() => void leaveElsewhere()}
        isDownloading={downloading.isPending}
        downloadError={downloading.message}
        isDownloaded={isDownloaded}
        onDownload={() => void download()}
        onErase={() => {
          erasing.clear()
          stores.dialogs.open({ id: 'erase-account' })
        }}
      />
      <LazyDialog isWanted={erase.isOpen} onLoadError={erase.close}>
        <ErasePopup
          isOpen={erase.isOpen}
          email={profile.email}
          isLoading={erasing.isPending}
          error={erasing.message}
          onClose={erase.close}
          onErase={(email) => void eraseAccount(email)}
        />
      </LazyDialog>
    </>
  )
}
