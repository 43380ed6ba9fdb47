import { Copy } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toast'

/** Takes a text to the clipboard and says so. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useLanguage()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('adminOrders.copied'), tone: 'success' })
    } catch {
      toast({ title: t('adminOrders.copyFailed'), description: text, tone: 'error' })
    }
  }
  return (
    <Button tone="secondary" size="small" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      {label}
    </Button>
  )
}
