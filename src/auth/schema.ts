import { z } from '@/lib/zod'
import { emailLine, key, nameLine } from '@/i18n/text-schema'
import { MIN_PASSWORD_LENGTH } from './password-strength'

export const emailSchema = emailLine.min(1, key('deferred.invalid.required'))

// Supabase Auth truncates passwords to 72 bytes, so a longer one would be weaker than it looks.
const newPassword = z
  .string()
  .min(1, key('deferred.invalid.required'))
  .min(MIN_PASSWORD_LENGTH, key('deferred.invalid.passwordShort'))
  .refine((text) => new TextEncoder().encode(text).length <= 72, key('deferred.invalid.tooLong'))

export const signInSchema = z.object({
  email: emailSchema,
  // No length rule: an account may be older than the current rules.
  password: z.string().min(1, key('deferred.invalid.required')),
  displayName: z.string(),
})

export const signUpSchema = z.object({
  email: emailSchema,
  password: newPassword,
  displayName: nameLine(120),
})

export type AuthValues = z.infer<typeof signInSchema>

export const mailSchema = z.object({ email: emailSchema })

export const changeEmailSchema = mailSchema.extend({
  password: z.string().min(1, key('deferred.invalid.required')),
})

export const newPasswordSchema = z.object({ current: z.string(), password: newPassword })

export const changePasswordSchema = z.object({
  current: z.string().min(1, key('deferred.invalid.required')),
  password: newPassword,
})

export type NewPasswordValues = z.infer<typeof newPasswordSchema>
