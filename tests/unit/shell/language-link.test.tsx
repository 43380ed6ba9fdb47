import { fireEvent, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { unsavedLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { LanguageLink } from '@/shell/language-link'
import { renderInShop } from '../../render'

/** Where the links of a page lead that is not English. */
function addresses(path: string): (string | null)[] {
  renderInShop(
    (['en', 'fr', 'ar'] as const).map((to: Language) => (
      <LanguageLink key={to} to={to}>
        {to}
      </LanguageLink>
    )),
    { path, language: 'fr' },
  )
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

it('to English says so in the address, for where no code runs when it opens', () => {
  expect(addresses('/products?city=Fez#list')).toEqual([
    '/products?city=Fez&lang=en#list',
    '/fr/products?city=Fez#list',
    '/ar/products?city=Fez#list',
  ])
})

it('to English says so in the HTML of the build', () => {
  const page = (
    <MemoryRouter initialEntries={['/products?city=Fez']}>
      <LanguageLink to="en">English</LanguageLink>
    </MemoryRouter>
  )
  expect(renderToStaticMarkup(page)).toContain('href="/products?lang=en"')
})

it('leads to no other host', () => {
  expect(addresses('//evil.test/checkout')).toEqual([
    '/evil.test/checkout?lang=en',
    '/fr/evil.test/checkout',
    '/ar/evil.test/checkout',
  ])
})

it('is a choice where it is opened, and none where its menu is', () => {
  renderInShop(<LanguageLink to="fr">fr</LanguageLink>)
  const auxClick = (button: number) =>
    fireEvent(screen.getByRole('link'), new MouseEvent('auxclick', { bubbles: true, button }))
  auxClick(2)
  expect(unsavedLanguage()).toBeNull()
  auxClick(1)
  expect(unsavedLanguage()).toBe('fr')
})
