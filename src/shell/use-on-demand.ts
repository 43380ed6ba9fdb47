import { useCallback, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { toast } from '@/ui/toast'

/**
 * Code that the first screen does not need: `prefetch` it when the pointer or the focus approaches, `fetch` it on use. A
 * failed download shows a toast and is retried on the next use. `load` must be stable between renders.
 */
export function useOnDemand<Code>(load: () => Promise<Code>) {
  const { t } = useLanguage()
  const [code, setCode] = useState<Code | null>(null)

  const prefetch = useCallback(() => {
    load().catch(() => undefined)
  }, [load])
  const fetch = useCallback(() => {
    load().then(
      (loaded) => setCode(() => loaded),
      () => toast({ title: t('shop.toast.error'), description: t('shop.error.network'), tone: 'error' }),
    )
  }, [load, t])

  return { code, prefetch, fetch }
}
