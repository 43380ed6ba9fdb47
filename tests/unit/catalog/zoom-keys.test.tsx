import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ZoomDialog } from '@/catalog/zoom-dialog'
import { renderInShop } from '../../render'

// jsdom has no modal dialogs and no layout: a stage of 400 x 600 px, with a picture of the same width.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(500)
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
})

const pictures = ['front', 'side'].map((url) => ({ url, color: null, alt: url }))

function Dialog() {
  const [current, setCurrent] = useState(0)
  return <ZoomDialog pictures={pictures} current={current} onSelect={setCurrent} onClose={() => undefined} />
}

const shown = () => {
  const image = screen.getByRole<HTMLImageElement>('img')
  return `${image.alt}: ${image.style.transform}`
}

it('the arrow keys move a close-up as far as dragging does, and otherwise lead to the other pictures', async () => {
  renderInShop(<Dialog />)
  await userEvent.click(screen.getByRole('button', { name: 'Close-up' }))
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(shown()).toBe('front: translate(-100px, -150px) scale(2.5)')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}')
  expect(shown()).toBe('front: translate(100px, 0px) scale(2.5)')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(shown()).toBe('front: translate(300px, 0px) scale(2.5)')

  await userEvent.keyboard('-{ArrowRight}')
  expect(shown()).toBe('side: translate(0px, 0px) scale(1)')
})
