import { z } from 'zod'
import type { PlainMessageKey } from '@/i18n/message-types'

const key = (message: PlainMessageKey) => message

const email = z
  .string()
  .trim()
  .min(1, key('invalid.required'))
  .max(254, key('invalid.tooLong'))
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, key('invalid.email'))

export const signInSchema = z.object({
  email,
  // An account may be older than today's rules for passwords.
  password: z.string().min(1, key('invalid.required')),
  displayName: z.string(),
})

export const signUpSchema = z.object({
  email,
  password: z.string().min(8, key('invalid.passwordShort')).max(72, key('invalid.tooLong')),
  displayName: z.string().trim().max(120, key('invalid.tooLong')),
})

export type AuthValues = z.infer<typeof signInSchema>
