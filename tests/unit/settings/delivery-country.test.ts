import { describe, expect, it } from 'vitest'
import { likelyCountry } from '@/settings/delivery-country'

describe('likelyCountry', () => {
  it.each([
    ['Africa/Casablanca', ['fr-FR'], 'morocco'],
    ['Europe/Paris', ['ar-MA'], 'france'],
    ['Atlantic/Canary', [], 'spain'],
    ['Europe/London', [], 'uk'],
    ['America/Toronto', ['en-US'], 'canada'],
    ['America/Kentucky/Louisville', [], 'usa'],
    ['Pacific/Honolulu', [], 'usa'],
  ])('%s, %j: %s', (zone, languages, country) => {
    expect(likelyCountry(zone, languages)).toBe(country)
  })

  it('falls back to the languages except en-US, then to Morocco', () => {
    expect(likelyCountry('UTC', ['en-US', 'fr-CA'])).toBe('canada')
    expect(likelyCountry('Europe/Berlin', ['de-DE', 'es-ES'])).toBe('spain')
    expect(likelyCountry('UTC', ['en-US', 'en'])).toBe('morocco')
  })
})
