import type { PlainMessageKey } from '@/i18n/message-types'
import { reloadPage } from '@/lib/code'
import { toast } from './toast'

/** Long enough to read, decide and press. */
const DURATION_MS = 30_000

/** Opens the page, or another address, in a new document, or says that the shop cannot be reached. */
export function reloadOrToast(t: (key: PlainMessageKey) => string, address?: string): void {
  void reloadPage(address).then((reloads) => {
    if (!reloads) toast({ title: t('shop.toast.error'), description: t('shop.error.network'), tone: 'error' })
  })
}

/** Says that the code of a control did not arrive, with the button that helps: another page load, or another try without a network. */
export function toastMissingCode(t: (key: PlainMessageKey) => string, retry: () => void): void {
  const title = t('shop.toast.error')
  if (!navigator.onLine) {
    const action = { label: t('shop.action.retry'), onSelect: retry }
    toast({ title, description: t('shop.error.network'), tone: 'error', action })
    return
  }
  toast({
    title,
    description: t('shop.code.missing'),
    tone: 'error',
    duration: DURATION_MS,
    action: { label: t('shop.update.reload'), onSelect: () => reloadOrToast(t) },
  })
}
