import { X } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { directionOf, type Language } from '@/i18n/locales'
import { localStore } from '@/lib/storage'
import { Button } from '@/ui/button'
import { HINT_KEY } from './hinted-language'
import { LanguageLink } from './language-link'
import './language-hint.css'

type Texts = { question: string; action: string; close: string }

// Not in the catalogues: of the offered language no catalogue is loaded.
const TEXTS: Readonly<Record<Exclude<Language, 'en'>, Texts>> = {
  fr: { question: 'La boutique existe aussi en français.', action: 'En français', close: 'Fermer' },
  ar: { question: 'المتجر متوفر أيضًا بالعربية.', action: 'بالعربية', close: 'إغلاق' },
}

/**
 * One line at the bottom of the screen that offers the language that the browser prefers, in that language. Bars and buttons
 * that stick there are raised by a transform (language-hint.css), and the page ends above it, so nothing shifts and nothing stays covered.
 */
export function LanguageHint({ offered }: { offered: Language }) {
  const { language } = useLanguage()
  const [closed, setClosed] = useState(false)
  if (closed || language !== 'en' || offered === 'en') return null
  const { question, action, close } = TEXTS[offered]
  return (
    <aside
      data-language-hint=""
      lang={offered}
      dir={directionOf(offered)}
      aria-label={question}
      className="fixed inset-x-0 bottom-0 z-25 flex h-12 items-center justify-center gap-1 border-t border-plaster-line bg-plaster-raised ps-4 pe-1 text-sm print:hidden"
    >
      <p className="min-w-0 truncate">{question}</p>
      <Button asChild tone="link" className="shrink-0">
        <LanguageLink to={offered}>{action}</LanguageLink>
      </Button>
      <Button
        tone="quiet"
        size="icon"
        aria-label={close}
        onClick={() => {
          localStore.setItem(HINT_KEY, 'closed')
          setClosed(true)
        }}
      >
        <X aria-hidden="true" className="size-5" />
      </Button>
    </aside>
  )
}
