export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

export const MIN_PASSWORD_LENGTH = 8

// The passwords that attackers try first.
const COMMON =
  /^(?:password|passw0rd|motdepasse|azerty(?:uiop)?|qwerty(?:uiop)?|iloveyou|welcome|bienvenue|maroc|morocco|casablanca|marrakech|admin|azertyui|letmein|soleil|football|abc)\d*[!.*?@]*$/i

const SEQUENCES = ['0123456789', '9876543210', 'abcdefghijklmnopqrstuvwxyz', 'azertyuiop', 'qwertyuiop']

/** True for repetitions, keyboard or alphabet sequences and common passwords. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+$/.test(text)) return true
  return SEQUENCES.some((sequence) => sequence.includes(text)) || COMMON.test(text)
}

/**
 * Estimates a password's strength from its length and its kinds of characters. Common passwords, patterns and passwords
 * that contain a name in `own` (the account's email or name) are weak whatever their length.
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  if (password.length < MIN_PASSWORD_LENGTH) return 'short'
  const lower = password.toLowerCase()
  const ownWord = own
    .flatMap((text) => text.toLowerCase().split(/[\s@._+-]+/))
    .find((word) => word.length >= 4 && lower.includes(word))
  const rest = ownWord === undefined ? lower : lower.replaceAll(ownWord, '')
  if (isPattern(lower) || rest.length < 4 || new Set(lower).size < 5) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\d/, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length
  const points = rest.length + kinds * 2
  if (points >= 18) return 'strong'
  return points >= 13 ? 'fair' : 'weak'
}
