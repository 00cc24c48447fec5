// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { minor } from '@stemside/rules'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmPanel } from './ConfirmPanel.tsx'

/* The link to the provider's page (specification §2.98). */

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  { by: 'bank', country: 'US', name: 'Open your bank’s page', opensWindow: true },
  { by: 'app', country: 'IN', name: 'Open your UPI app', opensWindow: false },
] as const)(
  '"$name" opens a window of the shop: $opensWindow',
  ({ by, country, name, opensWindow }) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window)
    render(
      <ConfirmPanel
        what="order"
        waiting={{
          by,
          country,
          total: minor(3783),
          until: '2026-12-01T12:00:00Z',
          page: 'https://provider.example/one',
          isEnding: false,
          error: undefined,
        }}
        onPayAnotherWay={() => undefined}
      />,
    )
    const isFollowed = fireEvent.click(screen.getByRole('link', { name }))
    expect(isFollowed).toBe(!opensWindow)
    expect(open).toHaveBeenCalledTimes(opensWindow ? 1 : 0)
  },
)
