import type { PlainMessageKey } from '@/i18n/message-types'
import { reloadPage } from '@/lib/code'
import { toast } from './toast'

/** Long enough to read, decide and press. */
const DURATION_MS = 30_000

/** Says that the code of a control did not arrive, with the button that helps: another page load, or another try without a network. */
export function toastMissingCode(t: (key: PlainMessageKey) => string, retry: () => void): void {
  const title = t('shop.toast.error')
  const unreachable = { title, description: t('shop.error.network'), tone: 'error' as const }
  if (!navigator.onLine) {
    toast({ ...unreachable, action: { label: t('shop.action.retry'), onSelect: retry } })
    return
  }
  const reload = () => {
    void reloadPage().then((reloads) => {
      if (!reloads) toast(unreachable)
    })
  }
  toast({
    title,
    description: t('shop.code.missing'),
    tone: 'error',
    duration: DURATION_MS,
    action: { label: t('shop.update.reload'), onSelect: reload },
  })
}
