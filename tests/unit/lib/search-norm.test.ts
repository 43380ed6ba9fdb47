import { describe, expect, it } from 'vitest'
import { holdsEvery, searchNorm, searchWords, textFinder } from '@/lib/search-norm'

describe('searchNorm', () => {
  it.each([
    ['Théière  argentée, ciselée', 'theiere argentee ciselee'],
    ['cœur ÆGIS Straße', 'coeur aegis strasse'],
    ['  60 × 90 cm ', '60 90 cm'],
    ['أَبْوَافٌ وَفَوَانِيسُ', 'ابواف وفوانيس'],
    ['إلى مؤخرة', 'الي موخره'],
    ['زلـــيج', 'زليج'],
    ['ڭناوة ١٢٣', 'كناوه 123'],
    ['استرجاع؟', 'استرجاع'],
    ['', ''],
    ['!?…', ''],
  ])('folds %s', (text, folded) => {
    expect(searchNorm(text)).toBe(folded)
  })

  it('changes nothing the second time', () => {
    const once = searchNorm('Où est l’Étoile الخاتم؟')
    expect(searchNorm(once)).toBe(once)
  })
})

describe('searchWords', () => {
  it('leaves the Arabic article off, but never too much of a word', () => {
    expect(searchWords('التوصيل والدفع بالبطاقة للفنادق')).toEqual(['توصيل', 'دفع', 'بطاقه', 'فنادق'])
    expect(searchWords('الي')).toEqual(['الي'])
  })

  it('recognises an empty query', () => {
    expect(searchWords(' ؟ ')).toEqual([])
  })
})

describe('holdsEvery', () => {
  it('requires every word, in any order', () => {
    const text = searchNorm('Combien coûte la livraison au Maroc ?')
    expect(holdsEvery(text, searchWords('maroc LIVRAISON'))).toBe(true)
    expect(holdsEvery(text, searchWords('livraison france'))).toBe(false)
    expect(holdsEvery(text, [])).toBe(true)
  })
})

describe('textFinder', () => {
  it.each(['絨毯', 'Ковёр', 'ⴼⴰⵙ', '!!!', '؟'])('finds nothing by %s', (typed) => {
    expect(textFinder(typed)(searchNorm('A wool rug from Fez'))).toBe(false)
  })

  it.each(['', ' ', '\u200B', 'RUG', 'fez wool', 'rug 絨毯'])('finds a text by %j', (typed) => {
    expect(textFinder(typed)(searchNorm('A wool rug from Fez'))).toBe(true)
  })
})
