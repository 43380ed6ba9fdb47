import { Link2, MessageCircle } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { DropdownMenu, MenuItem } from '@/ui/dropdown-menu'
import { toast } from '@/ui/toast'

type ShareMenuProps = { trigger: ReactElement; title: string; link: () => string }

export function ShareMenu({ trigger, title, link }: ShareMenuProps) {
  const { t } = useLanguage()
  // Open from the start: its code loads with the click that opens it.
  const [open, setOpen] = useState(true)

  const copy = async () => {
    const address = link()
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('product.share.copied'), tone: 'success' })
    } catch {
      // The clipboard is unavailable: show the URL, so that it can be copied by hand.
      toast({ title: t('product.share.copyFailed'), description: address, tone: 'error' })
    }
  }

  return (
    <DropdownMenu trigger={trigger} open={open} onOpenChange={setOpen}>
      <MenuItem onSelect={() => void copy()}>
        <Link2 aria-hidden="true" className="size-5" />
        {t('product.share.copy')}
      </MenuItem>
      <MenuItem asChild>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${link()}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {t('product.share.whatsapp')}
        </a>
      </MenuItem>
    </DropdownMenu>
  )
}
