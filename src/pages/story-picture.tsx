import { storyPictures } from '@/assets/pictures/pictures'
import type { Story } from '@/content/stories'
import { useLanguage } from '@/i18n/language-context'
import { imageSrcSet, imageUrl } from '@/lib/image-url'
import { Picture } from '@/ui/picture'

const own = {
  copper: storyPictures['copper-masters-of-fez'],
  leather: storyPictures['leather-of-marrakech'],
  zellige: storyPictures['zellige-and-wood-inlay'],
} as const

type StoryPictureProps = { story: Story; sizes: string; priority?: boolean; className?: string }

export function StoryPicture({ story: { picture }, ...frame }: StoryPictureProps) {
  const { language } = useLanguage()
  if ('own' in picture) {
    const { alt, ...file } = own[picture.own]
    return <Picture {...file} alt={alt[language]} {...frame} />
  }
  return (
    <Picture
      src={imageUrl(picture.product)}
      srcSet={imageSrcSet(picture.product)}
      width={1000}
      height={1250}
      color={picture.color}
      alt={picture.alt[language]}
      {...frame}
    />
  )
}
