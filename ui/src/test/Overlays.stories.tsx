import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { cartIn } from '../commerce/cart.fixtures.ts'
import { CartOverlay as Cart } from '../commerce/CartOverlay/index.ts'
import { quickViewOf } from '../commerce/QuickView/QuickView.fixtures.ts'
import { QuickView as Quick } from '../commerce/QuickView/index.ts'
import { squareOf } from '../content/pictures.ts'
import { Button } from '../core/Button/index.ts'
import { returnPolicy } from '../core/Dialog/Dialog.fixtures.ts'
import { Dialog as ADialog } from '../core/Dialog/index.ts'
import { filterWords } from '../core/Drawer/Drawer.fixtures.ts'
import { Drawer as ADrawer } from '../core/Drawer/index.ts'
import { profileEntries } from '../core/DropdownMenu/DropdownMenu.fixtures.ts'
import { DropdownMenu as AMenu, DropdownMenuLink } from '../core/DropdownMenu/index.ts'
import { modalWords } from '../core/Modal/Modal.fixtures.ts'
import { Modal as AModal } from '../core/Modal/index.ts'
import { pictures } from '../popups/AccountPopup/AccountPopup.fixtures.ts'
import { AccountPopup as Account } from '../popups/AccountPopup/index.ts'
import { ref10 } from '../popups/ApplyCouponPopup/ApplyCouponPopup.fixtures.ts'
import { ApplyCouponPopup as ApplyCoupon } from '../popups/ApplyCouponPopup/index.ts'
import { shippingChat } from '../popups/ChatPopup/ChatPopup.fixtures.ts'
import { ChatPopup as Chat } from '../popups/ChatPopup/index.ts'
import { engineerPack } from '../popups/ComboPopup/ComboPopup.fixtures.ts'
import { ComboPopup as Combo } from '../popups/ComboPopup/index.ts'
import { waitsIn } from '../popups/ConfirmPayment/ConfirmPayment.fixtures.ts'
import { ConfirmPayment as Confirm } from '../popups/ConfirmPayment/index.ts'
import { addresses as eraseAddresses } from '../popups/ErasePopup/ErasePopup.fixtures.ts'
import { ErasePopup as Erase } from '../popups/ErasePopup/index.ts'
import { ExitPopup as Exit } from '../popups/ExitPopup/index.ts'
import { giftsIn } from '../popups/GiftChooser/GiftChooser.fixtures.ts'
import { GiftChooser as Gifts } from '../popups/GiftChooser/index.ts'
import { gamepadsShort } from '../popups/MessagePopup/MessagePopup.fixtures.ts'
import { MessagePopup as Message } from '../popups/MessagePopup/index.ts'
import { stem20 } from '../popups/MinimumPopup/MinimumPopup.fixtures.ts'
import { MinimumPopup as Minimum } from '../popups/MinimumPopup/index.ts'
import { ReturnPolicyPopup as ReturnPolicy } from '../popups/ReturnPolicyPopup/index.ts'
import { suggestIn } from '../popups/SearchPopup/SearchPopup.fixtures.tsx'
import { SearchPopup as Search } from '../popups/SearchPopup/index.ts'
import { SlotMachine as Machine } from '../popups/SlotMachine/index.ts'
import { jackpot } from '../popups/SlotResult/SlotResult.fixtures.ts'
import { SlotResult as Result } from '../popups/SlotResult/index.ts'
import { SideMenu as Side } from '../shell/SideMenu/index.ts'

/* Every overlay must use the theme, trap the focus and lock the page while it is open, and then
   restore the page. Each story is named after its component, so that folders.test.ts can find
   missing ones. */
const meta = { title: 'Tests/Overlays', tags: ['!dev'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

interface Opened {
  readonly isOpen: boolean
  readonly onClose: () => void
}

function Page({ children }: { readonly children: (opened: Opened) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ minHeight: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children({ isOpen, onClose: () => setOpen(false) })}
    </div>
  )
}

const ignore = () => undefined
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'
const actionColour = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--color-action')

/** @param ending - the button that closes it. Without one, Escape does. */
function conforms(page: ReactNode, ending?: string): Story {
  return {
    globals: { season: 'black-friday' },
    render: () => <>{page}</>,
    play: async ({ canvas, userEvent, step }) => {
      const opener = canvas.getByRole('button', { name: 'Open' })
      for (const time of ['once', 'and again']) {
        await step(
          `opens ${time}: in the theme, with focus in it, the page held and hidden`,
          async () => {
            await userEvent.click(opener)
            const overlay = await waitFor(() => {
              const found = document.querySelector(overlays)
              if (found === null) throw new Error('Nothing opened')
              return found
            })
            await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true))
            await expect(actionColour(overlay)).toBe(actionColour(document.documentElement))
            if (overlay.role === 'menu') return
            await expect(isLocked()).toBe(true)
            await expect(opener.closest('[aria-hidden="true"], [inert]')).not.toBeNull()
            for (let stop = 0; stop < 12; stop += 1) {
              await userEvent.tab()
              await expect(overlay.contains(document.activeElement)).toBe(true)
            }
          },
        )
        await step('leaves the page as it was', async () => {
          if (ending === undefined) await userEvent.keyboard('{Escape}')
          else await userEvent.click(screen.getByRole('button', { name: ending }))
          await waitFor(() => expect(document.querySelector(overlays)).toBeNull())
          await waitFor(() => expect(opener).toHaveFocus())
          await waitFor(() => expect(isLocked()).toBe(false))
          await expect(document.body.style.pointerEvents).toBe('')
          await expect(document.body).not.toHaveAttribute('data-scroll-locked')
          await expect(opener.closest('[aria-hidden="true"], [inert]')).toBeNull()
        })
      }
    },
  }
}

export const Dialog = conforms(
  <Page>
    {(opened) => (
      <ADialog {...opened}>
        <ADialog.Header title={returnPolicy.title} />
      </ADialog>
    )}
  </Page>,
)

export const Drawer = conforms(
  <Page>
    {(opened) => (
      <ADrawer {...opened}>
        <ADrawer.Header title={filterWords.title} />
      </ADrawer>
    )}
  </Page>,
)

export const Modal = conforms(
  <Page>
    {(opened) => (
      <AModal {...opened}>
        <AModal.Header title={modalWords.title} />
      </AModal>
    )}
  </Page>,
)

export const ChatPopup = conforms(
  <Page>{(opened) => <Chat {...opened} {...shippingChat} onAsk={() => undefined} />}</Page>,
)

export const DropdownMenu = conforms(
  <AMenu trigger={<Button>Open</Button>}>
    {profileEntries.map(({ label, href }) => (
      <DropdownMenuLink key={href} href={href}>
        {label}
      </DropdownMenuLink>
    ))}
  </AMenu>,
)

/** A menu inside a dialog closes first; the dialog still locks the page. */
export const MenuInADialog: Story = {
  render: () => (
    <Page>
      {(opened) => (
        <ADialog {...opened}>
          <ADialog.Header title={returnPolicy.title} />
          <ADialog.Body>
            <AMenu trigger={<Button>More</Button>}>
              {profileEntries.map(({ label, href }) => (
                <DropdownMenuLink key={href} href={href}>
                  {label}
                </DropdownMenuLink>
              ))}
            </AMenu>
          </ADialog.Body>
        </ADialog>
      )}
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    const more = within(dialog).getByRole('button', { name: 'More' })
    await userEvent.click(more)
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu).not.toBeInTheDocument())
    await waitFor(() => expect(more).toHaveFocus())
    await expect(dialog).toBeVisible()
    await expect(isLocked()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(isLocked()).toBe(false))
    await expect(document.body.style.pointerEvents).toBe('')
  },
}

export const CartOverlay = conforms(
  <Page>
    {(opened) => (
      <Cart
        {...opened}
        cart={cartIn.full('US')}
        pictureOf={squareOf}
        onQuantityChange={ignore}
        onRemove={ignore}
        onComboRemove={ignore}
        onCheckout={ignore}
      />
    )}
  </Page>,
)

export const QuickView = conforms(
  <Page>
    {({ isOpen, onClose }) => (
      <Quick
        {...quickViewOf('US', '2026-11-21')}
        isOpen={isOpen}
        onClose={onClose}
        onAdd={ignore}
      />
    )}
  </Page>,
)

export const SideMenu = conforms(
  <Page>
    {(opened) => <Side {...opened} country="US" onCountryChange={ignore} onSearch={ignore} />}
  </Page>,
)

export const SearchPopup = conforms(
  <Page>{(opened) => <Search {...opened} suggestions={suggestIn('US')} onSearch={ignore} />}</Page>,
)

export const GiftChooser = conforms(
  <Page>
    {({ isOpen, onClose }) => (
      <Gifts {...giftsIn('US')} isOpen={isOpen} onChoose={ignore} onClose={onClose} />
    )}
  </Page>,
)

export const AccountPopup = conforms(
  <Page>
    {(opened) => (
      <Account
        {...opened}
        mode="login"
        country="US"
        pictures={pictures}
        onModeChange={ignore}
        onSubmit={ignore}
        onResend={ignore}
        onGoogle={ignore}
      />
    )}
  </Page>,
)

export const ErasePopup = conforms(
  <Page>{(opened) => <Erase {...opened} email={eraseAddresses.own} onErase={ignore} />}</Page>,
)

export const ComboPopup = conforms(
  <Page>
    {({ isOpen, onClose }) => (
      <Combo
        {...engineerPack('plugo_link')}
        country="US"
        isOpen={isOpen}
        onKeep={ignore}
        onClose={onClose}
      />
    )}
  </Page>,
)

export const ConfirmPayment = conforms(
  <Page>
    {({ isOpen, onClose }) => isOpen && <Confirm {...waitsIn.US} onPayAnotherWay={onClose} />}
  </Page>,
  'Pay another way',
)

export const MessagePopup = conforms(
  <Page>
    {({ isOpen, onClose }) => (
      <Message
        isOpen={isOpen}
        message={gamepadsShort.message}
        onBackToCart={ignore}
        onClose={onClose}
      />
    )}
  </Page>,
)

export const MinimumPopup = conforms(
  <Page>
    {({ isOpen, onClose }) => (
      <Minimum {...stem20} isOpen={isOpen} onShop={ignore} onClose={onClose} />
    )}
  </Page>,
)

export const SlotMachine = conforms(
  <Page>{(opened) => <Machine {...opened} isWon onResult={ignore} />}</Page>,
)

export const SlotResult = conforms(
  <Page>{(opened) => <Result {...opened} country="US" outcome={jackpot('49', 'US')} />}</Page>,
)

export const ApplyCouponPopup = conforms(
  <Page>{(opened) => <ApplyCoupon {...opened} {...ref10} onUse={ignore} />}</Page>,
)

export const ExitPopup = conforms(<Page>{(opened) => <Exit {...opened} onSubmit={ignore} />}</Page>)

export const ReturnPolicyPopup = conforms(<Page>{(opened) => <ReturnPolicy {...opened} />}</Page>)
