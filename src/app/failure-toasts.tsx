import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { toast } from '@/ui/toast'

/** Tells people, in their language, about reads and writes that failed: the caches know of all of them. */
export function FailureToasts() {
  const queryClient = useQueryClient()
  const { t } = useLanguage()

  useEffect(() => {
    const stopReads = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const text = event.query.meta?.errorText
      if (text !== undefined) toast({ title: t('toast.error'), description: t(text), tone: 'error' })
    })
    const stopWrites = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (event.mutation.meta?.ownErrors === true) return
      toast({ title: t('toast.error'), description: errorMessage(event.action.error, t), tone: 'error' })
    })
    return () => {
      stopReads()
      stopWrites()
    }
  }, [queryClient, t])

  return null
}
