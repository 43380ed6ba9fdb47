export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

export const SHORTEST_PASSWORD = 8

// Those that are tried first, everywhere. Longer ones made of them are caught below.
const COMMON =
  /^(?:password|passw0rd|motdepasse|azerty(?:uiop)?|qwerty(?:uiop)?|iloveyou|welcome|bienvenue|maroc|morocco|casablanca|marrakech|admin|azertyui|letmein|soleil|football|abc)\d*[!.*?@]*$/i

const SEQUENCES = ['0123456789', '9876543210', 'abcdefghijklmnopqrstuvwxyz', 'azertyuiop', 'qwertyuiop']

/** True for a text that one rule describes: a single character, a run of the keyboard, one word repeated. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+$/.test(text)) return true
  return SEQUENCES.some((sequence) => sequence.includes(text)) || COMMON.test(text)
}

/**
 * How well a password withstands guessing, by plain rules: its length first, then how many kinds of characters it has.
 * Common ones, patterns, and those made of the account's own name are weak however long they are.
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  if (password.length < SHORTEST_PASSWORD) return 'short'
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
