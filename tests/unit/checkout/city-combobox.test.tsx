import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { CityCombobox } from '@/checkout/city-combobox'
import { findCities, quotedCity } from '@/checkout/cities'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { renderInShop } from '../../render'

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined

function Form() {
  const [city, setCity] = useState('')
  return (
    <Field label="City">
      {(control) => (
        <CityCombobox
          control={control}
          name="city"
          value={city}
          onChange={setCity}
          onBlur={() => undefined}
        />
      )}
    </Field>
  )
}

async function openForm() {
  renderInShop(<Form />)
  const field = await screen.findByRole('combobox', { name: 'City' })
  field.focus()
  return field
}
const names = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent)

it('searches the names of all three languages and shows those of the current one', async () => {
  const field = await openForm()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  for (const typed of ['marr', 'مراكش', 'MARRÁKECH']) {
    fireEvent.change(field, { target: { value: typed } })
    expect(names()).toEqual(['Marrakech'])
  }
  fireEvent.change(field, { target: { value: 'tanger' } })
  expect(names()).toEqual(['Tangier'])
})

it('is used with the keyboard', async () => {
  const field = await openForm()
  fireEvent.change(field, { target: { value: 'sidi' } })
  expect(names()).toEqual(['Sidi Slimane', 'Sidi Kacem'])
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  const active = screen.getByRole('option', { selected: true })
  expect(active.textContent).toBe('Sidi Kacem')
  expect(field.getAttribute('aria-activedescendant')).toBe(active.id)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Sidi Slimane')
  // Choosing does not submit the form.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
  expect(field).toHaveProperty('value', 'Sidi Slimane')
  expect(screen.queryByRole('listbox')).toBeNull()
  // Opened again without typing, it offers every city.
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(names()).toHaveLength(50)
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('Escape closes the list, and only then the sheet around it', async () => {
  function Sheet() {
    const [open, setOpen] = useState(true)
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Order">
        <Form />
      </Dialog>
    )
  }
  renderInShop(<Sheet />)
  await userEvent.type(await screen.findByRole('combobox', { name: 'City' }), 'sidi')
  expect(names()).toEqual(['Sidi Slimane', 'Sidi Kacem'])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('sidi')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

it('opens no list for autofill, which fills the field from another one', async () => {
  const field = await openForm()
  field.blur()
  fireEvent.change(field, { target: { value: 'Casablanca' } })
  expect(field).toHaveValue('Casablanca')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('takes a click, and any other place', async () => {
  const field = await openForm()
  fireEvent.click(field)
  fireEvent.click(screen.getByRole('option', { name: 'Agadir' }))
  expect(field).toHaveProperty('value', 'Agadir')
  fireEvent.change(field, { target: { value: 'Tafraout' } })
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveProperty('value', 'Tafraout')
  // Enter submits when nothing is chosen in the list.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
})

it.each(['ⴼⴰⵙ', 'Фес', '!!'])('finds no city by %s, which no name here is written like', (typed) => {
  expect(findCities(typed, 'en')).toEqual([])
})

it('puts cities that begin with the text first, and finds the one that is quoted', () => {
  expect(findCities('ta', 'en').slice(0, 3)).toEqual(['Tangier', 'Taza', 'Taourirt'])
  expect(quotedCity('morocco', ' fès')).toBe('Fez')
  expect(quotedCity('morocco', 'فاس')).toBe('Fez')
  expect(quotedCity('morocco', 'Fe')).toBeNull()
  expect(quotedCity('france', 'Fez')).toBeNull()
})
