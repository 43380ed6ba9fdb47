import { useState, type ComponentProps } from 'react'
import { Select } from '@/ui/select'

type FilterSelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> & {
  /** What the address says. */
  value: string
  onChoose: (value: string) => void
}

/** What was chosen stands at once, and a second key press starts from it; the page follows when it has been drawn. */
export function FilterSelect({ value, onChoose, ...props }: FilterSelectProps) {
  const [chosen, setChosen] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setChosen(value)
  }
  return (
    <Select
      {...props}
      value={chosen}
      onChange={(event) => {
        setChosen(event.target.value)
        onChoose(event.target.value)
      }}
    />
  )
}
