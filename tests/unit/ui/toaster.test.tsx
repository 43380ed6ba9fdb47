import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Sheet } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { Toaster } from '@/ui/toaster'
import { renderInShop } from '../../render'

function Shop() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Toaster label="Notifications" closeLabel="Close" direction="ltr" />
      <button onClick={() => setOpen(true)}>Open the cart</button>
      <Sheet title="Shopping Cart" open={open} onOpenChange={setOpen}>
        One piece
      </Sheet>
    </>
  )
}

it('announces a message although a dialog opens with it', async () => {
  renderInShop(<Shop />)
  act(() => toast({ title: 'Added to Cart', tone: 'success' }))
  const announcement = await screen.findByText(/^Notifications\s+Added to Cart/)
  await userEvent.click(screen.getByRole('button', { name: 'Open the cart' }))
  await screen.findByRole('dialog', { name: 'Shopping Cart' })
  expect(announcement.closest('[inert]')).toBeNull()
})
