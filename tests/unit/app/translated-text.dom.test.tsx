import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepTranslatedText } from '@/app/translated-text'

let end: (() => void) | undefined
beforeAll(() => {
  end = keepTranslatedText()
})
afterAll(() => end?.())

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode() !== null) found.push(walker.currentNode as Text)
  return found
}
const font = (...content: (string | Node)[]) => {
  const [outer, inner] = [document.createElement('span'), document.createElement('span')]
  inner.append(...content)
  outer.append(inner)
  return outer
}

/** What translators do to every text of the page. */
const translators: Record<string, (text: Text) => void> = {
  'replaces each text': (text) => text.replaceWith(font(text.data.toUpperCase())),
  'inserts before each text and removes it': (text) => {
    text.before(font(text.data.toUpperCase()))
    text.remove()
  },
  'wraps each text': (text) => {
    const place = document.createComment('')
    text.before(place)
    place.replaceWith(font(text))
  },
}
async function translate(how: (text: Text) => void): Promise<void> {
  await act(async () => {
    for (const text of textsOf(document.body)) if (text.data.trim() !== '') how(text)
    // The observer runs.
    await Promise.resolve()
  })
}

/** Shows nothing at times, beside a text. */
const Note = ({ count }: { count: number }) => (count === 4 ? 'a note' : null)

function Counter() {
  const [count, setCount] = useState(1)
  return (
    <div>
      <button type="button" onClick={() => setCount((earlier) => earlier + 1)}>
        {count % 2 === 0 && <i>busy</i>}
        add
      </button>
      <p>
        {count} pieces for {count * 100} DH {count > 2 && <b>discount</b>}
      </p>
      <section>
        {count !== 2 && <em>not two</em>}
        {count === 3 && 'three'}
        end
      </section>
      <ul>
        {count % 2 === 0 ? 'even' : 'odd'}, {`${count} of 6`}: <Note count={count} />
        {Array.from({ length: count }, (_each, index) => `part ${index} `)}
        last
      </ul>
    </div>
  )
}

describe.each(Object.entries(translators))('a translator that %s', (_, how) => {
  it('neither breaks what follows nor keeps old figures', async () => {
    const { container } = render(<Counter />)
    for (let count = 1; count <= 5; count += 1) {
      await translate(how)
      await act(async () => {
        fireEvent.click(screen.getByRole('button'))
        await Promise.resolve()
      })
      const shown = container.textContent.toLowerCase()
      const next = count + 1
      expect(shown).toContain(`${next} pieces for ${next * 100} dh`)
      expect(shown.includes('busy')).toBe(next % 2 === 0)
      expect(shown.includes('discount')).toBe(next > 2)
      expect(shown.includes('three')).toBe(next === 3)
      expect(shown.includes('not two')).toBe(next !== 2)
      expect(shown.match(/end/g)).toHaveLength(1)
      expect(shown).toContain(
        `${next % 2 === 0 ? 'even' : 'odd'}, ${next} of 6: ${next === 4 ? 'a note' : ''}part 0`,
      )
      expect(shown.match(/part \d/g)).toHaveLength(next)
      expect(shown.match(/last/g)).toHaveLength(1)
    }
  })
})
