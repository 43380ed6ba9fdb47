import { useCallback, useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { toast } from '@/ui/toast'

/**
 * Code that a first screen does without: fetched when somebody comes near what needs it (`prefetch`), there at the
 * latest when they use it (`fetch`). A download that fails is said and tried again the next time.
 * `load` stays the same from render to render.
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
      () => toast({ title: t('toast.error'), description: t('error.network'), tone: 'error' }),
    )
  }, [load, t])

  return { code, prefetch, fetch }
}
