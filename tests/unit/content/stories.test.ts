import { describe, expect, it } from 'vitest'
import { findStory, loadStory, adjacentStories, stories, STORY_SLUGS } from '@/content/stories'
import type { StoryBody } from '@/content/text'
import { LANGUAGES, type Language } from '@/i18n/locales'
import { kindNames } from '../../../supabase/seed/plan.ts'

const textOf = (body: StoryBody, language: Language) =>
  body.map(({ heading, text }) => `${heading?.[language] ?? ''} ${text[language]}`).join(' ')

// Lower for Arabic, where articles and prepositions are part of the word.
const WORDS_PER_MINUTE: Readonly<Record<Language, number>> = { en: 200, fr: 200, ar: 140 }

/** The reading time of a text in minutes, at least 1. */
function readingMinutes(text: string, language: Language): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE[language]))
}

describe('stories', () => {
  it('has three stories about artisans and three articles', () => {
    expect(stories.map(({ slug }) => slug)).toEqual([...STORY_SLUGS])
    expect(stories.filter(({ kind }) => kind === 'artisans')).toHaveLength(3)
    expect(stories.filter(({ kind }) => kind === 'article')).toHaveLength(3)
  })

  it.each(STORY_SLUGS)('%s is complete in every language and matches its reading time', async (slug) => {
    const body = await loadStory(slug)
    for (const language of LANGUAGES) {
      for (const { heading, text } of body) {
        expect(text[language].trim()).not.toBe('')
        if (heading !== undefined) expect(heading[language].trim()).not.toBe('')
      }
      const text = textOf(body, language)
      expect(readingMinutes(text, language), language).toBe(findStory(slug)?.minutes)
      expect(text.split(/\s+/).length, language).toBeGreaterThan(200)
      expect(text.split(/\s+/).length, language).toBeLessThan(400)
    }
    expect(textOf(body, 'fr')).not.toMatch(/[^\u00A0]([:;!?»])(\s|$)/)
  })

  it('each lead to products of a craft of the catalogue', () => {
    for (const { craft } of stories) expect(Object.keys(kindNames)).toContain(craft.category)
  })

  it('returns the adjacent stories, none beyond the first and last', () => {
    expect(adjacentStories('copper-masters-of-fez').previous).toBeUndefined()
    expect(adjacentStories('copper-masters-of-fez').next?.slug).toBe('leather-of-marrakech')
    expect(adjacentStories('zellige-patterns-101').next).toBeUndefined()
    expect(findStory('no-such-story')).toBeUndefined()
  })
})
