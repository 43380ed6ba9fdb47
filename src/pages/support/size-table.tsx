import type { SizeCell, SizeTable as Sizes } from '@/content/size-guide'
import { useLanguage } from '@/i18n/language-context'
import type { Language } from '@/i18n/locales'
import { Ltr } from '@/ui/ltr'
import { Table } from '@/ui/table'

/** The sizes of a kind of product, with what to know before measuring. */
export function SizeTable({ table }: { table: Sizes }) {
  const { language } = useLanguage()
  return (
    <>
      <Table
        caption={table.title[language]}
        hideCaption
        className="max-sm:[&_td]:px-3! max-sm:[&_th]:px-3! [&_thead_th]:whitespace-normal!"
      >
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
                <SizeTableCell cell={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]?.en}>
                  <SizeTableCell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="text-sm text-ink-muted">{table.note[language]}</p>
    </>
  )
}

function cellText(cell: SizeCell | undefined, language: Language): string {
  if (cell === undefined) return ''
  return typeof cell === 'string' ? cell : cell[language]
}

function SizeTableCell({ cell }: { cell: SizeCell | undefined }) {
  const { language } = useLanguage()
  const text = cellText(cell, language)
  return typeof cell === 'string' ? <Ltr>{text}</Ltr> : text
}
