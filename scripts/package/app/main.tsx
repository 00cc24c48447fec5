import { minor } from '@stemside/rules'
import { Price } from '@stemside/ui/commerce/Price'
import { ProductCard } from '@stemside/ui/commerce/ProductCard'
import { Button } from '@stemside/ui/core/Button'
import { Dialog } from '@stemside/ui/core/Dialog'
import { toyIn } from '@stemside/ui/fixtures'
import '@stemside/ui/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function App() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <ProductCard {...toyIn('US', 'earth')} onAdd={() => setOpen(true)} />
      <Button onClick={() => setOpen(true)}>Show the price</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)}>
        <Dialog.Header title="Orboot Earth" />
        <Dialog.Body>
          <Price country="US" amount={minor(4549)} />
        </Dialog.Body>
      </Dialog>
    </main>
  )
}

createRoot(document.querySelector('#root') ?? document.body).render(<App />)
