import { sizeTables, type SizeGuideId } from '@/content/size-guide'
import { useLanguage } from '@/i18n/language-context'
import { FootFigure, PoufFigure } from '@/pages/support/measure-figures'
import { SizeTable } from '@/pages/support/size-table'
import { Dialog } from '@/ui/dialog'

type SizeGuideDialogProps = { guide: SizeGuideId; open: boolean; onOpenChange: (open: boolean) => void }

/** The part of the support page's size guide that a product needs. */
export function SizeGuideDialog({ guide, open, onOpenChange }: SizeGuideDialogProps) {
  const { t, language } = useLanguage()
  const table = sizeTables.find(({ id }) => id === guide)
  if (table === undefined) return null
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${t('product.sizeGuide')} · ${table.title[language]}`}
    >
      <div className="flex flex-col gap-4">
        <SizeTable table={table} />
        {guide === 'babouches' && <FootFigure />}
        {guide === 'poufs' && <PoufFigure />}
      </div>
    </Dialog>
  )
}
