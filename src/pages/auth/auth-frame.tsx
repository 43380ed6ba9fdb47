import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '@/paths'
import { cityPictures } from '@/assets/pictures/city-pictures'
import { useLanguage } from '@/i18n/language-context'
import { Seo } from '@/shell/seo'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { Picture } from '@/ui/picture'

const picture = cityPictures.Fez

/**
 * The layout that the sign-in, confirmation and password pages share. What replaces a frame with the button that was pressed has a `key` of
 * its own: then its heading is new, gets the focus that the button had and is announced.
 */
export function AuthFrame({
  title,
  text,
  step,
  children,
}: {
  title: string
  text?: ReactNode
  /** The screen shown, where one page has several: changing it moves the focus to the heading. */
  step?: string
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])

  const { t } = useLanguage()
  return (
    <div className="mx-auto grid w-full max-w-md items-center gap-16 md:max-w-4xl md:grid-cols-2">
      <Seo title={title} />
      <div className="arch hidden aspect-4/5 overflow-hidden md:block">
        <Picture {...picture} alt="" sizes="700px" className="size-full" />
      </div>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-1">
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          {text !== undefined && <p className="text-ink-muted">{text}</p>}
        </div>
        {children}
        <Button asChild tone="link" className="self-start">
          <Link to={paths.home()}>{t('shop.action.backHome')}</Link>
        </Button>
      </div>
    </div>
  )
}
