import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { ProductPicture } from './product-picture'

export type GalleryPicture = { url: string; color: string | null; alt: string }

type ProductGalleryProps = {
  pictures: readonly GalleryPicture[]
  /** Index of the picture shown large. */
  current: number
  onSelect: (index: number) => void
}

export function ProductGallery({ pictures, current, onSelect }: ProductGalleryProps) {
  const { t } = useLanguage()
  const main = pictures[current] ?? pictures[0]

  return (
    <div className="flex flex-col gap-3">
      <ProductPicture
        src={main?.url ?? null}
        color={main?.color ?? null}
        alt={main?.alt ?? ''}
        sizes="(min-width: 1200px) 580px, (min-width: 768px) 48vw, 92vw"
        priority
      />
      {pictures.length === 0 && <p className="text-ink-muted">{t('product.noImages')}</p>}
      {pictures.length > 1 && (
        <ul aria-label={t('product.pictures')} className="flex flex-wrap gap-3">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-label={t('product.showPicture', { number: index + 1 })}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => onSelect(index)}
                className={cn(
                  'block w-18 cursor-pointer rounded-picture ring-offset-2 ring-offset-plaster transition-shadow duration-150',
                  index === current ? 'ring-2 ring-copper' : 'hover:ring-1 hover:ring-control',
                )}
              >
                <ProductPicture src={picture.url} color={picture.color} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
