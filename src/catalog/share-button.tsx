import { Share2 } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toast'
import type { ShareMenuProps } from './share-menu'

type ShareButtonProps = {
  /** What is shared, in the shopper's language. */
  title: string
  /** Asked for by the click: the address may change while the page is looked at. */
  link: () => string
}

const loadMenu = () => import('./share-menu').then((module) => module.ShareMenu)
const canShare = () => typeof navigator !== 'undefined' && 'share' in navigator

/** The device's own way to share where there is one, else a menu. */
export function ShareButton({ title, link }: ShareButtonProps) {
  const { t } = useLanguage()
  const [Menu, setMenu] = useState<ComponentType<ShareMenuProps> | null>(null)

  const prefetch = () => {
    if (!canShare()) loadMenu().catch(() => undefined)
  }
  const openMenu = () => {
    loadMenu().then(
      (component) => setMenu(() => component),
      () => toast({ title: t('toast.error'), description: t('error.network'), tone: 'error' }),
    )
  }
  const share = () => {
    if (!canShare()) {
      openMenu()
      return
    }
    navigator.share({ title, url: link() }).catch((error: unknown) => {
      // Somebody who closes the sheet has changed their mind; anything else deserves the menu.
      if (!(error instanceof DOMException && error.name === 'AbortError')) openMenu()
    })
  }

  const button = (
    <Button
      tone="secondary"
      aria-haspopup={Menu === null ? undefined : 'menu'}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={Menu === null ? share : undefined}
    >
      <Share2 aria-hidden="true" className="size-5" />
      {t('share.share')}
    </Button>
  )
  return Menu === null ? button : <Menu trigger={button} title={title} link={link} />
}
