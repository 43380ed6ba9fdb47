import { describe, expect, it } from 'vitest'
import { typeLabels } from '@/catalog/variation-labels'

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
