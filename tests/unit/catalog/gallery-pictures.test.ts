import { describe, expect, it } from 'vitest'
import { pictureForKey } from '@/catalog/gallery-pictures'

describe('pictureForKey', () => {
  it('follows the reading direction', () => {
    expect(pictureForKey('ArrowRight', 1, 4, 'ltr')).toBe(2)
    expect(pictureForKey('ArrowLeft', 1, 4, 'ltr')).toBe(0)
    expect(pictureForKey('ArrowLeft', 1, 4, 'rtl')).toBe(2)
    expect(pictureForKey('ArrowRight', 1, 4, 'rtl')).toBe(0)
  })

  it('stops at the first and last picture', () => {
    expect(pictureForKey('ArrowRight', 3, 4, 'ltr')).toBe(3)
    expect(pictureForKey('ArrowLeft', 0, 4, 'ltr')).toBe(0)
    expect(pictureForKey('ArrowRight', 0, 1, 'ltr')).toBe(0)
  })

  it('handles Home and End and ignores other keys', () => {
    expect(pictureForKey('Home', 2, 4, 'rtl')).toBe(0)
    expect(pictureForKey('End', 0, 4, 'rtl')).toBe(3)
    expect(pictureForKey('Tab', 1, 4, 'ltr')).toBeNull()
    expect(pictureForKey('ArrowDown', 1, 4, 'ltr')).toBeNull()
  })
})
