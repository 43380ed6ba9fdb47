import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button'

type CopyButtonProps = {
  /** What is copied. */
  text: string
  /** Its accessible name: "Copy IBAN". */
  label: string
  /** Announced once it is copied. */
  copiedLabel: string
}

/** Copies a text, and says so by its icon and its name. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const Icon = copied ? Check : Copy
  return (
    <>
      <Button
        tone="quiet"
        size="icon"
        aria-label={label}
        onBlur={() => setCopied(false)}
        onClick={() => {
          // Without the clipboard the text beside the button can still be selected.
          if (!('clipboard' in navigator)) return
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }}
      >
        <Icon aria-hidden="true" className="size-5" />
      </Button>
      <span aria-live="polite" className="sr-only">
        {copied && copiedLabel}
      </span>
    </>
  )
}
