import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from './button'
import { toast } from './toast'

type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** Its accessible name: "Copy IBAN". */
  label: string
  /** Announced once it is copied. */
  copiedLabel: string
}

/**
 * Copies a text; its icon and its name then show that it is copied. A browser may have no clipboard, or refuse it: then what stands before the button
 * is selected, and the text is shown.
 */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const { t } = useLanguage()
  const [copied, setCopied] = useState(false)
  const copy = async (button: HTMLButtonElement) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
      const shown = button.previousElementSibling
      if (shown !== null) getSelection()?.selectAllChildren(shown)
      toast({ title: t('deferred.copyFailed'), description: text, tone: 'error' })
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <>
      <Button
        tone="quiet"
        size="icon"
        aria-label={label}
        onBlur={() => setCopied(false)}
        onClick={(event) => void copy(event.currentTarget)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </Button>
      <span aria-live="polite" className="sr-only">
        {copied && copiedLabel}
      </span>
    </>
  )
}
