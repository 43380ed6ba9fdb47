import { ChevronDown, Download } from 'lucide-react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { DropdownMenu, MenuItem } from '@/ui/dropdown-menu'
import type { SheetFormat } from './sheet'

type ExportMenuProps = {
  label?: string
  busy?: boolean
  disabled?: boolean
  size?: 'small'
  className?: string
  onExport: (format: SheetFormat) => void
}

/** A button that offers a table as an Excel file or as CSV. */
export function ExportMenu({ label, busy = false, disabled, size, className, onExport }: ExportMenuProps) {
  const { t } = useLanguage()
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button tone="secondary" size={size} busy={busy} disabled={disabled} className={className}>
          {!busy && <Download aria-hidden="true" className={size === 'small' ? 'size-4' : 'size-5'} />}
          {label ?? t('adminShell.export')}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      <MenuItem onSelect={() => onExport('xlsx')}>{t('adminShell.exportExcel')}</MenuItem>
      <MenuItem onSelect={() => onExport('csv')}>{t('adminShell.exportCsv')}</MenuItem>
    </DropdownMenu>
  )
}
