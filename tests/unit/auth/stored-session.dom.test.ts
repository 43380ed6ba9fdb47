import { beforeEach, describe, expect, it } from 'vitest'
import { beginRecovery, endRecovery, isRecovering, mayHaveSession, storedUser } from '@/auth/stored-session'
import { SESSION_KEY } from '@/lib/supabase'

beforeEach(() => localStorage.clear())

describe('the stored session', () => {
  it('has its user even if the token has expired', () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ expires_at: 1, user: { id: 'u1', email: 'a@b.c' } }))
    expect(storedUser()).toMatchObject({ id: 'u1' })
    expect(mayHaveSession()).toBe(true)
  })

  it.each(['', 'null', '7', '[]', '{}', '{"user":null}', '{"user":{}}', '{"user":{"id":7}}', '{broken'])(
    'has no user when it is %j',
    (stored) => {
      localStorage.setItem(SESSION_KEY, stored)
      expect(storedUser()).toBeNull()
    },
  )

  it('is not expected when nothing is stored', () => {
    expect(mayHaveSession()).toBe(false)
  })
})

describe('a password recovery', () => {
  it('belongs to one user until it ends', () => {
    beginRecovery('u1')
    expect([isRecovering('u1'), isRecovering('u2')]).toEqual([true, false])
    endRecovery()
    expect(isRecovering('u1')).toBe(false)
  })
})
