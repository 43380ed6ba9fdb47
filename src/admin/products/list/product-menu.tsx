import { Copy, Ellipsis, ExternalLink, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Button } from '@/ui/button'
import { DropdownMenu, MenuItem, MenuSeparator } from '@/ui/dropdown-menu'
import type { ProductRow } from '../queries'

type ProductMenuProps = {
  product: ProductRow
  onShow: (active: boolean) => void
  onDelete: () => void
}

const icon = 'size-5 shrink-0'

export function ProductMenu({ product, onShow, onDelete }: ProductMenuProps) {
  const { t, language } = useLanguage()
  const { id, is_active: active } = product
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button
          tone="quiet"
          size="icon"
          aria-label={t('adminProducts.actionsFor', { name: localized(product, 'name', language) })}
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <MenuItem asChild>
        <Link to={paths.adminProduct(id)}>
          <Pencil aria-hidden="true" className={icon} />
          {t('admin.edit')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={paths.adminNewProduct(id)}>
          <Copy aria-hidden="true" className={icon} />
          {t('adminProducts.duplicate')}
        </Link>
      </MenuItem>
      {active && (
        <MenuItem asChild>
          <Link to={paths.product(id)}>
            <ExternalLink aria-hidden="true" className={`${icon} rtl:-scale-x-100`} />
            {t('adminProducts.seeInShop')}
          </Link>
        </MenuItem>
      )}
      <MenuItem onSelect={() => onShow(!active)}>
        {active ? (
          <EyeOff aria-hidden="true" className={icon} />
        ) : (
          <Eye aria-hidden="true" className={icon} />
        )}
        {t(active ? 'adminProducts.deactivate' : 'adminProducts.activate')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem className="text-brick" onSelect={onDelete}>
        <Trash2 aria-hidden="true" className={icon} />
        {t('admin.delete')}
      </MenuItem>
    </DropdownMenu>
  )
}
