import { z } from '@/lib/zod'
import { key, line } from '@/i18n/text-schema'
import { SHORTEST_PASSWORD } from './password-strength'

export const emailSchema = z
  .string()
  .trim()
  .min(1, key('invalid.required'))
  .max(254, key('invalid.tooLong'))
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, key('invalid.email'))

// Auth cuts a password off at 72 bytes, so that what comes after them would protect nothing.
const newPassword = z
  .string()
  .min(1, key('invalid.required'))
  .min(SHORTEST_PASSWORD, key('invalid.passwordShort'))
  .refine((text) => new TextEncoder().encode(text).length <= 72, key('invalid.tooLong'))

export const signInSchema = z.object({
  email: emailSchema,
  // An account may be older than today's rules for passwords.
  password: z.string().min(1, key('invalid.required')),
  displayName: z.string(),
})

export const signUpSchema = z.object({
  email: emailSchema,
  password: newPassword,
  displayName: line(120),
})

export type AuthValues = z.infer<typeof signInSchema>

export const mailSchema = z.object({ email: emailSchema })

export const newPasswordSchema = z.object({ current: z.string(), password: newPassword })

export const changePasswordSchema = z.object({
  current: z.string().min(1, key('invalid.required')),
  password: newPassword,
})

export type NewPasswordValues = z.infer<typeof newPasswordSchema>
