import { describe, expect, it } from 'vitest'
import { chosenValues, typeLabels } from '@/catalog/variation-labels'

const size = (variation_value: string) => ({ variation_type: 'size', variation_value })

describe('typeLabels', () => {
  it('call the size of a shoe “pointure” in French', () => {
    expect(typeLabels(['size'], [size('38'), size('39')], 'fr')).toEqual(['Pointure'])
    expect(typeLabels(['size'], [size('38')], 'en')).toEqual(['Size'])
    expect(typeLabels(['size'], [size('38')], 'ar')).toEqual(['المقاس'])
  })

  it('keep the name of every other type', () => {
    expect(typeLabels(['size'], [size('40 x 60 cm')], 'fr')).toEqual(['Taille'])
    expect(typeLabels(['size', 'color', 'finish'], [size('Small')], 'fr')).toEqual([
      'Taille',
      'Couleur',
      'finish',
    ])
  })
})

it('lists chosen values in one order, whatever the order that they come in', () => {
  expect(chosenValues({ size: 'Large', lining: 'Silk', color: 'Blue' })).toEqual([
    ['color', 'Blue'],
    ['size', 'Large'],
    ['lining', 'Silk'],
  ])
  expect(chosenValues(null)).toEqual([])
})
