import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ZoomDialog } from '@/catalog/zoom-dialog'
import { renderInShop } from '../../render'

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
afterEach(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))

const pictures = ['front', 'side'].map((url) => ({ url, color: null, alt: url }))

function Dialog() {
  const [current, setCurrent] = useState(0)
  return <ZoomDialog pictures={pictures} current={current} onSelect={setCurrent} onClose={() => undefined} />
}

it('keeps the focus, and with it the keys, where the last picture was reached by its button', async () => {
  renderInShop(<Dialog />)
  const next = screen.getByRole('button', { name: 'Next image' })
  await userEvent.click(next)
  expect(screen.getByRole('status')).toHaveTextContent(/^Image 2/)
  expect(next).toHaveAttribute('aria-disabled', 'true')
  // A browser takes the focus from a button that is disabled.
  expect(next).toBeEnabled()
  await userEvent.click(next)
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('button', { name: 'Previous image' })).toHaveAttribute('aria-disabled', 'true')
})
