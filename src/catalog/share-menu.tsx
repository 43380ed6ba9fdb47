import { Link2, MessageCircle } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { DropdownMenu, MenuItem } from '@/ui/dropdown-menu'
import { toast } from '@/ui/toast'

export type ShareMenuProps = { trigger: ReactElement; title: string; link: () => string }

export function ShareMenu({ trigger, title, link }: ShareMenuProps) {
  const { t } = useLanguage()
  // It is fetched by the click that opens it.
  const [open, setOpen] = useState(true)

  const copy = async () => {
    const address = link()
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('share.copied'), tone: 'success' })
    } catch {
      // Refused or not there: the address in sight can still be copied by hand.
      toast({ title: t('share.copyFailed'), description: address, tone: 'error' })
    }
  }

  return (
    <DropdownMenu trigger={trigger} open={open} onOpenChange={setOpen}>
      <MenuItem onSelect={() => void copy()}>
        <Link2 aria-hidden="true" className="size-5" />
        {t('share.copy')}
      </MenuItem>
      <MenuItem asChild>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${link()}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {t('share.whatsapp')}
        </a>
      </MenuItem>
    </DropdownMenu>
  )
}
