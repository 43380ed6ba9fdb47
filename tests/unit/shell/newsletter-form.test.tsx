import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NewsletterForm } from '@/shell/newsletter-form'
import { renderInShop } from '../../render'

const sent: unknown[] = []
let answer: () => Response

beforeEach(() => {
  sent.length = 0
  answer = () => new Response(null, { status: 204 })
  vi.stubGlobal('fetch', (url: URL, init?: RequestInit) => {
    if (String(url).includes('subscribe_newsletter')) sent.push(JSON.parse(init?.body as string))
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const refuse = (status: number, message: string) => () =>
  Response.json({ code: `PT${status}`, message, details: null, hint: null }, { status })

async function subscribe(address: string) {
  renderInShop(<NewsletterForm />)
  const field = screen.getByRole('textbox', { name: 'Stay Updated' })
  if (address !== '') await userEvent.type(field, address)
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
  return field
}

describe('the newsletter', () => {
  it('writes no address into that of the page where scripts are off', () => {
    renderInShop(<NewsletterForm />)
    expect(screen.getByRole('textbox').closest('form')).toHaveAttribute('method', 'post')
  })

  it('confirms a subscription', async () => {
    await subscribe(' amina@mcg.example ')
    expect(await screen.findByRole('status')).toHaveTextContent('will be sent to amina@mcg.example')
    expect(sent).toEqual([{ email: 'amina@mcg.example', language: 'en' }])
  })

  it('keeps what was typed and not sent, as in another language, until it is sent', async () => {
    const first = renderInShop(<NewsletterForm />)
    await userEvent.type(screen.getByRole('textbox'), 'amina@mcg.example')
    first.unmount()
    const second = renderInShop(<NewsletterForm />)
    expect(screen.getByRole('textbox')).toHaveValue('amina@mcg.example')
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
    await screen.findByRole('status')
    second.unmount()
    renderInShop(<NewsletterForm />)
    expect(screen.getByRole('textbox')).toHaveValue('')
  })

  it.each([
    ['', 'This field is required.'],
    ['amina at home', 'Enter a valid email address.'],
  ])('does not send "%s"', async (address, message) => {
    const field = await subscribe(address)
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(message)
    expect(sent).toEqual([])
  })

  it.each([
    [422, 'invalid_request', 'Enter a valid email address.'],
    [429, 'too_many_requests', 'Too many attempts. Please wait a moment.'],
  ])('explains an error with status %i', async (status, code, message) => {
    answer = refuse(status, code)
    const field = await subscribe('amina@mcg.example')
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(field).toHaveValue('amina@mcg.example')
    await userEvent.type(field, 'x')
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })
})
