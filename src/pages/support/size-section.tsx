import { sizeTables, type SizeCell, type SizeTable } from '@/content/size-guide'
import type { Language } from '@/i18n/locales'
import { useLanguage } from '@/i18n/language-context'
import { Ltr } from '@/ui/ltr'
import { Table } from '@/ui/table'
import { FootFigure, PoufFigure } from './measure-figures'
import { Section } from './section'

export function SizeSection() {
  const { t, language } = useLanguage()
  return (
    <Section id="size" title={t('support.size')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PoufFigure />
        <FootFigure />
      </div>
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
        {sizeTables.map((table) => (
          <div key={table.id} className="flex min-w-0 flex-col gap-3">
            <h3 className="text-xl">{table.title[language]}</h3>
            <Sizes table={table} />
            <p className="text-sm text-ink-muted">{table.note[language]}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

function Sizes({ table }: { table: SizeTable }) {
  const { language } = useLanguage()
  return (
    <Table caption={table.title[language]} hideCaption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column.en} scope="col">
              {column[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells]) => (
          <tr key={cellText(name, 'en')}>
            <th scope="row" className="whitespace-nowrap">
              <Cell cell={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={table.columns[index + 1]?.en}>
                <Cell cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function cellText(cell: SizeCell | undefined, language: Language): string {
  if (cell === undefined) return ''
  return typeof cell === 'string' ? cell : cell[language]
}

function Cell({ cell }: { cell: SizeCell | undefined }) {
  const { language } = useLanguage()
  const text = cellText(cell, language)
  return typeof cell === 'string' ? <Ltr>{text}</Ltr> : text
}
