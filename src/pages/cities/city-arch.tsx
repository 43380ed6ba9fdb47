import { cityPictures } from '@/assets/pictures/pictures'
import type { CityName } from '@/content/cities'
import { cn } from '@/lib/cn'
import { Picture } from '@/ui/picture'

// The stills are wide and the arch is high: what stands in it is chosen for each.
const focus: Readonly<Record<CityName, string>> = {
  Fez: 'object-[50%_50%]',
  Marrakech: 'object-[30%_50%]',
  Rabat: 'object-[10%_50%]',
  Tetouan: 'object-[62%_50%]',
  Meknes: 'object-[48%_50%]',
  Essaouira: 'object-[22%_50%]',
}

type CityArchProps = {
  city: CityName
  /** How wide the still is drawn behind the arch: five thirds of the arch. */
  sizes: string
  /** Empty where the words beside it say the same. */
  alt?: string
  priority?: boolean
  className?: string
}

export function CityArch({ city, sizes, alt = '', priority, className }: CityArchProps) {
  return (
    <Picture
      {...cityPictures[city]}
      sizes={sizes}
      alt={alt}
      priority={priority}
      className={cn('arch aspect-4/5', className)}
      imageClassName={`${focus[city]} transition-transform duration-250 ease-out group-hover:scale-[1.03]`}
    />
  )
}
