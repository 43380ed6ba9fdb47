import { useCallback, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { loadCode } from '@/lib/code'
import { toastMissingCode } from '@/ui/missing-code'

/**
 * Code that the first screen does not need: `prefetch` it when the pointer or the focus approaches, `fetch` it on use. A
 * failed download shows a toast with a button. `load` must be stable between renders.
 */
export function useOnDemand<Code>(load: () => Promise<Code>) {
  const { t } = useLanguage()
  const [code, setCode] = useState<Code | null>(null)

  const prefetch = useCallback(() => {
    load().catch(() => undefined)
  }, [load])
  const fetch = useCallback(() => {
    const tryLoading = () => {
      loadCode(load).then(
        (loaded) => setCode(() => loaded),
        () => toastMissingCode(t, tryLoading),
      )
    }
    tryLoading()
  }, [load, t])

  return { code, prefetch, fetch }
}
