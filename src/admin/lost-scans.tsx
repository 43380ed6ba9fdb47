import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'

/** The numbers that could not be looked up, or that led to nothing: a scanner has replaced them in the field by then. */
export function useLostScans() {
  const [numbers, setNumbers] = useState<readonly string[]>([])
  return {
    numbers,
    add: (number: string) => setNumbers((before) => [...new Set([...before, number])]),
    remove: (number: string) => setNumbers((before) => before.filter((each) => each !== number)),
    clear: () => setNumbers([]),
  }
}

export function LostScans({ numbers }: { numbers: readonly string[] }) {
  const { t } = useLanguage()
  if (numbers.length === 0) return null
  return (
    <Notice tone="error" role="alert">
      <p>{t('adminShell.lostScans', { count: numbers.length })}</p>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Ltr>{number}</Ltr>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type ScansWithoutResultProps = { sentences: readonly string[]; onClear: () => void }

/** What became of the scans that found nothing usable, until it is cleared: the next scan follows before it can be read. */
export function ScansWithoutResult({ sentences, onClear }: ScansWithoutResultProps) {
  const { t } = useLanguage()
  if (sentences.length === 0) return null
  return (
    <Notice tone="warning" role="alert">
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button tone="secondary" size="small" onClick={onClear}>
        {t('adminShell.clearScans')}
      </Button>
    </Notice>
  )
}
