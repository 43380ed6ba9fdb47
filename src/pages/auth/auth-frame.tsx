import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { cityPictures } from '@/assets/pictures/pictures'
import { useLanguage } from '@/i18n/language-context'
import { PageTitle } from '@/shell/page-title'
import { Arch } from '@/ui/arch'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'

const picture = cityPictures.Fez

/** What the pages around an account's door share: a picture where there is room, one thing to do, the way out. */
export function AuthFrame({
  title,
  text,
  step,
  children,
}: {
  title: string
  text?: ReactNode
  /** Which of several screens at one address this is: the next one takes the focus along. */
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
      <PageTitle title={title} />
      <Arch className="hidden md:block">
        <Picture {...picture} alt="" sizes="700px" className="size-full" />
      </Arch>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-1">
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          {text !== undefined && <p className="text-ink-muted">{text}</p>}
        </div>
        {children}
        <Button asChild tone="link" className="self-start">
          <Link to={paths.home()}>{t('action.backHome')}</Link>
        </Button>
      </div>
    </div>
  )
}
