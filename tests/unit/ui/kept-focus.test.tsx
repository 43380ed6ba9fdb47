import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useRef } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { afterNextPaint } from '@/lib/after-paint'
import { keepFocus } from '@/ui/kept-focus'

type RowsProps = { names: string[]; heading?: string; search?: boolean }

function Rows({ names, heading, search = false }: RowsProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (search && names.length === 0) field.current?.focus()
  }, [search, names])
  return (
    <main>
      <h1>Shop</h1>
      <section>
        {heading !== undefined && <h2>{heading}</h2>}
        <input aria-label="Search" ref={field} />
        {names.map((name) => (
          <button key={name} type="button">
            Remove {name}
          </button>
        ))}
      </section>
    </main>
  )
}

/** Presses the button of a row, which goes once `answer` is called. */
async function remove(given: Omit<RowsProps, 'names'>) {
  onTestFinished(keepFocus())
  const { rerender } = render(<Rows {...given} names={['Pouf']} />)
  const button = screen.getByRole('button', { name: 'Remove Pouf' })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  return async () => {
    rerender(<Rows {...given} names={[]} />)
    expect(button).not.toBeInTheDocument()
    // The observer begins to wait after this.
    await afterNextPaint()
    await afterNextPaint()
  }
}

it('the focus of a row that goes with its own button is left to the heading of its section', async () => {
  const answer = await remove({ heading: 'Pieces' })
  await answer()
  expect(screen.getByRole('heading', { name: 'Pieces' })).toHaveFocus()
})

it('and to that of the page where the section has none', async () => {
  const answer = await remove({})
  await answer()
  expect(screen.getByRole('heading', { name: 'Shop' })).toHaveFocus()
})

it('what the screen gives it to keeps it', async () => {
  const answer = await remove({ heading: 'Pieces', search: true })
  await answer()
  expect(screen.getByRole('textbox')).toHaveFocus()
})

it('a press beside it takes the focus away, which then stays where it is', async () => {
  const answer = await remove({ heading: 'Pieces' })
  await userEvent.click(screen.getByRole('main'))
  expect(document.body).toHaveFocus()
  await answer()
  expect(document.body).toHaveFocus()
})
