import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadArea } from '@/i18n/catalogues'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
import { toast } from '@/ui/toast'

/** Tells people, in their language, how reads and writes ended: the caches know of all of them. */
export function ResultToasts() {
  const queryClient = useQueryClient()
  const { t } = useLanguage()

  useEffect(() => {
    const stopReads = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const text = event.query.meta?.errorText
      if (text !== undefined) toast({ title: t('toast.error'), description: t(text), tone: 'error' })
    })
    const stopWrites = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { successText, errorText, ownErrors } = event.mutation.meta ?? {}
      if (event.action.type === 'success' && successText !== undefined) {
        toast({ title: t(successText), tone: 'success' })
      }
      if (event.action.type !== 'error' || ownErrors === true) return
      const error: unknown = event.action.error
      const say = () => {
        const reason = errorMessage(error, t)
        const isNamed = toAppError(error).code !== 'unexpected'
        const description =
          errorText === undefined ? reason : isNamed ? `${t(errorText)}. ${reason}` : t(errorText)
        toast({ title: t('toast.error'), description, tone: 'error' })
      }
      // The words of refusals.
      loadArea('later').then(say, say)
    })
    return () => {
      stopReads()
      stopWrites()
    }
  }, [queryClient, t])

  return null
}
