import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { orderedOn } from '../ArrivesBefore/ArrivesBefore.fixtures.ts'
import { buyBoxOf } from './BuyBox.fixtures.ts'
import { BuyBox } from './index.ts'

test.each(['page', 'dialog'] as const)(
  'a quantity typed before the stock is known is lowered with a sentence once it is known, in a %s (§4.55)',
  (place) => {
    const onAdd = vi.fn<(sku: string, quantity: number) => void>()
    const box = (left?: number) => (
      <BuyBox {...buyBoxOf('US', orderedOn)} place={place} left={left} onAdd={onAdd} />
    )
    const { rerender } = render(box())
    const field = screen.getByRole('textbox', { name: 'Quantity of Orboot Earth' })
    fireEvent.change(field, { target: { value: '12' } })
    fireEvent.blur(field)
    rerender(box(4))
    expect(field).toHaveValue('4')
    expect(field).toHaveAccessibleDescription('Only 4 left.')
    const [add] = screen.getAllByRole('button', { name: 'Add to cart' })
    if (add !== undefined) fireEvent.click(add)
    expect(onAdd).toHaveBeenCalledWith('orboot', 4)

    fireEvent.click(screen.getByRole('button', { name: 'One Orboot Earth less' }))
    expect(field).toHaveValue('3')
    expect(field).toHaveAccessibleDescription('')
  },
)
