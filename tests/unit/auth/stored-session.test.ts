import { beforeEach, describe, expect, it } from 'vitest'
import { beginRecovery, endRecovery, isRecovering, mayHaveSession, storedUser } from '@/auth/stored-session'
import { SESSION_KEY } from '@/lib/supabase'

beforeEach(() => localStorage.clear())

describe('the session a browser keeps', () => {
  it('tells whose it is, whether or not its token is over', () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ expires_at: 1, user: { id: 'u1', email: 'a@b.c' } }))
    expect(storedUser()).toMatchObject({ id: 'u1' })
    expect(mayHaveSession()).toBe(true)
  })

  it.each(['', 'null', '7', '[]', '{}', '{"user":null}', '{"user":{}}', '{"user":{"id":7}}', '{broken'])(
    'is nobody’s when it reads %j',
    (stored) => {
      localStorage.setItem(SESSION_KEY, stored)
      expect(storedUser()).toBeNull()
    },
  )

  it('is not expected where there is none', () => {
    expect(mayHaveSession()).toBe(false)
  })
})

describe('a recovery', () => {
  it('is one person’s, until it has ended', () => {
    beginRecovery('u1')
    expect([isRecovering('u1'), isRecovering('u2')]).toEqual([true, false])
    endRecovery()
    expect(isRecovering('u1')).toBe(false)
  })
})
