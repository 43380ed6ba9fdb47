import type { QueryKey } from '@tanstack/react-query'
import type { PlainMessageKey } from '@/i18n/message-types'

declare module '@tanstack/react-query' {
  // Declaration merging needs an interface here.
  interface Register {
    queryMeta: {
      /** Shown as a toast under "Error" when the read fails. */
      errorText?: PlainMessageKey
    }
    mutationMeta: {
      /** Keys whose queries are stale once the write succeeded. */
      invalidates?: QueryKey[]
      /** Shown as a toast when the write succeeded. */
      successText?: PlainMessageKey
      /** Shown under "Error" when it failed, with the reason where there is one to name. */
      errorText?: PlainMessageKey
      /** The caller tells people about failures itself. */
      ownErrors?: true
    }
  }
}
