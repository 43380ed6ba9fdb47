/** How many proofs an order takes; the database decides (`private.may_add_proof`). */
export const MAX_PROOFS = 5

/** The largest file that the bucket payment-proofs takes, in bytes. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024

/** The types that the bucket takes, and the endings of their names. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

export const PROOF_TYPES = Object.keys(EXTENSIONS).join(',')

export const extensionOf = (file: Pick<File, 'type'>): string | undefined => EXTENSIONS[file.type]

/** Why a file cannot be a proof of payment; null when it can. */
export function proofProblem(file: Pick<File, 'type' | 'size'>): 'type' | 'size' | null {
  if (extensionOf(file) === undefined) return 'type'
  return file.size > MAX_PROOF_BYTES ? 'size' : null
}
