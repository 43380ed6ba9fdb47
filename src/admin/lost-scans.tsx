import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Ltr } from '@/ui/ltr'
import { Notice } from '@/ui/notice'

/** The numbers that could not be looked up: a scanner has replaced them in the field by then. */
export function useLostScans() {
  const [numbers, setNumbers] = useState<readonly string[]>([])
  return {
    numbers,
    add: (number: string) => setNumbers((before) => [...new Set([...before, number])]),
    remove: (number: string) => setNumbers((before) => before.filter((each) => each !== number)),
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
