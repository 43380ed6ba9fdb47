import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Field } from '@/ui/field'
import { Select, SelectMenuContext } from '@/ui/select'
import { SelectMenu } from '@/ui/select-menu'

const OPTIONS = [
  { value: '', label: 'All cities' },
  { value: 'Fez', label: '\u2068Fez\u2069 (12)' },
  { value: 'Marrakech', label: 'Marrakech (20)' },
  { value: 'Meknes', label: 'Meknes (3)' },
]

let pointer = 'fine'

// What Radix needs of a browser and jsdom does not have.
const ResizeObserver = vi.fn(function () {
  return { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() }
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))
  vi.stubGlobal('ResizeObserver', ResizeObserver)
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.scrollIntoView = () => undefined
})

afterEach(() => {
  pointer = 'fine'
  vi.unstubAllGlobals()
})

function CityField({ onChoose = () => undefined }: { onChoose?: (city: string) => void }) {
  const [city, setCity] = useState('')
  return (
    <Field label="City" error={city === 'Meknes' ? 'Nothing is left there' : undefined}>
      {(control) => (
        <Select
          {...control}
          options={OPTIONS}
          value={city}
          onValueChange={(value) => {
            setCity(value)
            onChoose(value)
          }}
        />
      )}
    </Field>
  )
}

const field = () => screen.getByLabelText('City')
const approached = async () => {
  fireEvent.pointerEnter(field())
  await waitFor(() => expect(field().tagName).toBe('BUTTON'))
}

describe('before its code is there', () => {
  test('a select is the browser’s own, without style attributes', () => {
    const html = renderToString(<CityField />)
    expect(html).toContain('<select')
    expect(html).not.toContain('<button')
    expect(html).not.toContain('style=')
  })

  test('it works', () => {
    const onChoose = vi.fn()
    render(<CityField onChoose={onChoose} />)
    fireEvent.change(field(), { target: { value: 'Fez' } })
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Fez')
    expect(field()).toHaveValue('Fez')
  })

  test('it is not replaced while it has the focus', async () => {
    render(<CityField />)
    field().focus()
    await import('@/ui/select-menu')
    await new Promise((resolve) => setTimeout(resolve))
    expect(field().tagName).toBe('SELECT')
    expect(field()).toHaveFocus()
    field().blur()
    await waitFor(() => expect(field().tagName).toBe('BUTTON'))
  })

  test('on a touch screen it stays', async () => {
    pointer = 'coarse'
    render(<CityField />)
    fireEvent.pointerEnter(field())
    await import('@/ui/select-menu')
    await new Promise((resolve) => setTimeout(resolve))
    expect(field().tagName).toBe('SELECT')
  })
})

describe('with its code', () => {
  test('the browser’s select stays for its size, hidden and out of reach', async () => {
    render(<CityField />)
    await approached()
    expect(screen.getAllByRole('combobox')).toEqual([field()])
    const sizing = document.querySelector('select')
    expect(sizing).toHaveClass('invisible')
    expect(sizing).not.toHaveAttribute('id')
    expect(field()).toHaveTextContent('All cities')
  })

  test('keys open the list at the chosen option, move, choose and give the focus back', async () => {
    const onChoose = vi.fn()
    render(<CityField onChoose={onChoose} />)
    await approached()
    field().focus()
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox')
    expect(within(list).getAllByRole('option')).toHaveLength(4)
    await waitFor(() => expect(within(list).getByRole('option', { name: 'All cities' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(within(list).getByRole('option', { name: /Fez/ })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(within(list).getByRole('option', { name: /Meknes/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Meknes')
    await waitFor(() => expect(field()).toHaveFocus())
    expect(field()).toHaveTextContent('Meknes (3)')
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(field()).toHaveAccessibleDescription('Nothing is left there')
  })

  test('letters choose without opening the list, past direction marks', async () => {
    const onChoose = vi.fn()
    render(<CityField onChoose={onChoose} />)
    await approached()
    field().focus()
    await userEvent.keyboard('f')
    expect(onChoose).toHaveBeenLastCalledWith('Fez')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  test('Escape closes the list and changes nothing', async () => {
    const onChoose = vi.fn()
    render(<CityField onChoose={onChoose} />)
    await approached()
    field().focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    expect(field()).toHaveFocus()
    expect(onChoose).not.toHaveBeenCalled()
  })

  test('provided with the page, it is there from the first render, with any pointer', () => {
    pointer = 'coarse'
    render(
      <SelectMenuContext value={SelectMenu}>
        <CityField />
      </SelectMenuContext>,
    )
    expect(field().tagName).toBe('BUTTON')
  })
})
