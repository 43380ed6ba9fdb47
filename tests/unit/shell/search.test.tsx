import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from '@/shell/recent-searches'
import { completedQueries, findCities, findCrafts } from '@/shell/search-suggestions'
import { SearchField } from '@/shell/search-field'
import { renderInShop } from '../../render'

const crafts = (query: string) => findCrafts(query).map(({ key }) => key)

describe('crafts and cities', () => {
  it.each([
    ['rug', ['carpets']],
    ['TAPIS', ['carpets']],
    ['الزربية', ['carpets']],
    ['زَلِيج', ['zellige']],
    ['broderie', ['embroidery']],
    ['ceramique', ['pottery']],
    ['no such thing', []],
    ['', []],
  ])('%s', (query, expected) => {
    expect(crafts(query)).toEqual(expected)
  })

  it.each([
    ['fes', ['Fez']],
    ['Fès', ['Fez']],
    ['فاس', ['Fez']],
    ['meknès', ['Meknes']],
    ['الدار البيضاء', ['Casablanca']],
    ['mogador', ['Essaouira']],
  ])('%s', (query, expected) => {
    expect(findCities(query)).toEqual(expected)
  })
})

describe('the last word is completed to words of what was found, the most frequent first', () => {
  it.each([
    ['lan', ['Moorish Brass Lantern', 'Lantern Stand', 'Landscape'], ['lantern', 'landscape']],
    ['Blue TAG', ['Blue Tagine', 'Painted Tagine'], ['Blue tagine']],
    ['éta', ['Plateau sur étagère'], ['étagère']],
    ['eta', ['Plateau sur étagère'], ['étagère']],
    ['فان', ['الفانوس النحاسي', 'فانوس'], ['الفانوس']],
    ['lantern', ['Brass Lantern'], []],
    ['l', ['Lantern'], []],
    ['xyz', ['Lantern'], []],
    ['', ['Lantern'], []],
  ])('%s', (query, names, expected) => {
    expect(completedQueries(query, names)).toEqual(expected)
  })
})

describe('recent searches', () => {
  beforeEach(forgetSearches)

  it('keeps the latest five without duplicates', () => {
    for (const query of ['one', 'two', 'three', 'four', 'five', 'ONE', ' ', 'x', 'six']) rememberSearch(query)
    expect(recentSearches()).toEqual(['six', 'ONE', 'five', 'four', 'three'])
    forgetSearches()
    expect(recentSearches()).toEqual([])
  })

  it.each(['not json', '{}', '[1, null, "", "rug"]'])('ignores %s in the storage', (stored) => {
    localStorage.setItem('mcg-recent-searches', stored)
    expect(recentSearches()).toEqual(stored.includes('rug') ? ['rug'] : [])
  })
})

describe('the search field', () => {
  const lantern = {
    id: '11111111-1111-4111-8111-111111111111',
    name_en: 'Brass Lantern',
    name_fr: 'Lanterne',
    name_ar: 'فانوس',
    price: 100,
    compare_at_price: 120,
    image_url: null,
    image_color: null,
    stock_quantity: 3,
    city: 'Fez',
  }
  const soldOut = {
    ...lantern,
    id: '22222222-2222-4222-8222-222222222222',
    name_en: 'Glass Globe',
    stock_quantity: 0,
  }
  const requests: { url: string; signal: AbortSignal | null | undefined }[] = []

  beforeEach(() => {
    forgetSearches()
    requests.length = 0
    // jsdom has no layout and no screens.
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    Element.prototype.scrollIntoView = () => undefined
    vi.stubGlobal('fetch', (url: URL, init?: RequestInit) => {
      requests.push({ url: String(url), signal: init?.signal })
      const found = [lantern, soldOut].filter(({ name_en: name }) =>
        name.toLowerCase().includes(new URL(url).searchParams.get('search') ?? ''),
      )
      return Promise.resolve(Response.json(found))
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  function Place() {
    const { pathname, search } = useLocation()
    const navigate = useNavigate()
    return (
      <>
        <p data-testid="place">{pathname + search}</p>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
        <button type="button" onClick={() => void navigate(1)}>
          Forward
        </button>
      </>
    )
  }
  const field = () => {
    renderInShop(
      <>
        <SearchField />
        <Place />
      </>,
    )
    return screen.getByRole('combobox', { name: 'Search the shop' })
  }
  const place = () => screen.getByTestId('place').textContent

  it('without a query opens all products', async () => {
    field()
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(place()).toBe('/products')
    expect(recentSearches()).toEqual([])
  })

  it('with a query opens its results and saves the search', async () => {
    await userEvent.type(field(), 'blue tagine{Enter}')
    expect(place()).toBe('/products?q=blue+tagine')
    expect(recentSearches()).toEqual(['blue tagine'])
  })

  it('shows suggestions after a pause in typing, with keyboard navigation', async () => {
    const input = field()
    // Pasted, because typed letters could lie further apart than the pause on a slow machine.
    await userEvent.click(input)
    await userEvent.paste('lantern')
    const option = await screen.findByRole('option', { name: /Brass Lantern/ })
    expect(requests.map(({ url }) => new URL(url).searchParams.get('search'))).toEqual(['lantern'])
    expect(input).toHaveAttribute('aria-expanded', 'true')
    expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    expect(await screen.findByText('3 suggestions')).toBeInTheDocument()

    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(input).toHaveAttribute('aria-activedescendant', option.id)
    expect(option).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('See all results')
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lamps')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect(place()).toBe(`/product/${lantern.id}`)
    expect(input).toHaveAttribute('aria-expanded', 'false')
    expect(recentSearches()).toEqual(['lantern'])
  })

  it('shows all suggestions of a query at once, so that none moves under a finger', async () => {
    const answers: ((response: Response) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
    await userEvent.click(field())
    await userEvent.paste('lan')
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(screen.queryByRole('option')).toBeNull()
    // Announced, because the region was there before its text.
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    answers[0]?.(Response.json([lantern]))
    expect(await screen.findByRole('option', { name: 'lantern' })).toBeInTheDocument()
    expect(status).toHaveTextContent(/suggestions$/)
    const shown = () => screen.getAllByRole('option').map((option) => option.textContent)
    const before = shown()

    await userEvent.paste('t')
    await waitFor(() => expect(answers).toHaveLength(2))
    expect(shown()).toEqual(before)
    answers[1]?.(Response.json([lantern]))
    await waitFor(() => expect(shown()).not.toEqual(before))
  })

  it('Enter follows no suggestion of the text before, once more is typed', async () => {
    const input = field()
    await userEvent.click(input)
    await userEvent.paste('lan')
    await screen.findByRole('option', { name: 'lantern' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(input).toHaveAttribute('aria-activedescendant')
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await userEvent.paste('tern fez')
    expect(screen.getByRole('option', { name: 'lantern' })).toBeInTheDocument()
    expect(input).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Enter}')
    expect(place()).toBe('/products?q=lantern+fez')
    expect(recentSearches()).toEqual(['lantern fez'])
  })

  it('marks a suggestion that is sold out', async () => {
    await userEvent.type(field(), 'globe')
    expect(await screen.findByRole('option', { name: /Glass Globe/ })).toHaveTextContent(/Fez · Out of stock/)
    expect(screen.queryByRole('option', { name: /Brass Lantern/ })).toBeNull()
  })

  it('says of products that it could not read just that, and not that there are none', async () => {
    const answer = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'down' }, { status: 503 })))
    await userEvent.click(field())
    await userEvent.paste('brass lantern')
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not answering')
    expect(document.body).not.toHaveTextContent(/No results|suggestion/)

    vi.stubGlobal('fetch', answer)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: /Brass Lantern/ })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('names the crafts of a query whose products it could not read, without those of the query before', async () => {
    const input = field()
    await userEvent.click(input)
    await userEvent.paste('brass')
    expect(await screen.findByRole('option', { name: /Brass Lantern/ })).toBeInTheDocument()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await userEvent.clear(input)
    await userEvent.paste('rug')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.getByRole('option')).toHaveTextContent('Carpets')
    // Read again, without an answer so far.
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(screen.getByRole('option')).toHaveTextContent('Carpets')
  })

  it('closes with the page that it was opened on', async () => {
    const input = field()
    await userEvent.type(input, 'lantern{Enter}')
    await userEvent.click(input)
    expect(await screen.findByRole('option', { name: /Brass Lantern/ })).toBeInTheDocument()
    // The buttons of the browser leave the focus where it is.
    fireEvent.click(screen.getByText('Back'))
    expect(place()).toBe('/')
    expect(screen.queryByRole('option')).toBeNull()
    const covering = () => screen.getByRole('search').getAttribute('data-open')
    expect(covering()).toBe('false')
    fireEvent.click(screen.getByText('Forward'))
    expect(place()).toBe('/products?q=lantern')
    expect(covering()).toBe('false')
  })

  it('reports no results, closes with Escape and offers recent searches', async () => {
    rememberSearch('zellige')
    const input = field()
    await userEvent.click(input)
    expect(await screen.findByRole('option', { name: 'zellige' })).toBeInTheDocument()
    await userEvent.type(input, 'xqzt')
    await waitFor(() => expect(screen.getByText('No results for “xqzt”')).toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('No results for “xqzt”')).not.toBeInTheDocument()
    await userEvent.clear(input)
    await userEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }))
    expect(recentSearches()).toEqual([])
  })
})
