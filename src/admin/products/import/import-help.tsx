import { useMutation, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { ExportMenu } from '@/admin/export-menu'
import { downloadSheet, type SheetFormat } from '@/admin/sheet'
import { categoryName } from '@/admin/products/labels'
import { useProductExport } from '@/admin/products/mutations'
import { adminProductQueries } from '@/admin/products/queries'
import { asPart } from '@/admin/unread-notice'
import { useLanguage } from '@/i18n/language-context'
import { Ltr } from '@/ui/ltr'
import { Table } from '@/ui/table'
import { FILE_COLUMNS, type FileColumn, REQUIRED_COLUMNS } from './file-columns'

// A file's own words, the same in every language.
const [CATEGORY, CITY] = ['category', 'city'] as const satisfies readonly FileColumn[]

const EXAMPLES: Readonly<Record<FileColumn, string>> = {
  id: '',
  variation: '',
  name_en: 'Pierced brass lantern',
  name_fr: 'Lanterne ajourée en laiton',
  name_ar: 'فانوس من النحاس المخرّم',
  description_en: '',
  description_fr: '',
  description_ar: '',
  price: '450',
  compare_at_price: '520',
  price_adjustment: '',
  stock_quantity: '12',
  category: 'copperware',
  city: 'Fez',
  is_active: 'true',
  image_url: 'https://example.com/lantern.webp',
}

/** What a file looks like, and two to begin with. */
export function ImportHelp() {
  const { t, tKey, language } = useLanguage()
  const exportProducts = useProductExport()
  const template = useMutation({
    meta: { errorText: 'adminProducts.exportFailed' },
    mutationFn: (format: SheetFormat) =>
      downloadSheet('products-template', [[...FILE_COLUMNS]], language, format),
  })
  const { data: categories = [] } = useQuery(asPart(adminProductQueries.categories()))
  const code = 'rounded-[5px] bg-plaster-raised px-1.5 py-0.5 font-mono text-sm'

  return (
    <section className="flex flex-col gap-4">
      <p className="max-w-3xl">{t('adminProducts.import.intro')}</p>
      <p className="max-w-3xl text-ink-muted">{t('adminProducts.import.stockNote')}</p>
      <p className="max-w-3xl text-ink-muted">{t('adminProducts.import.variationNote')}</p>
      <div className="flex flex-wrap gap-2">
        <ExportMenu
          label={t('adminProducts.import.exportAll')}
          busy={exportProducts.isPending}
          onExport={(format) => exportProducts.mutate({ format })}
        />
        <ExportMenu
          label={t('adminProducts.import.template')}
          busy={template.isPending}
          onExport={(format) => template.mutate(format)}
        />
      </div>
      <div className="divide-y divide-plaster-line border-y border-plaster-line">
        <Disclosure title={t('adminProducts.import.columns')}>
          <Table caption={t('adminProducts.import.columns')} hideCaption>
            <thead>
              <tr>
                <th scope="col">{t('adminProducts.import.column')}</th>
                <th scope="col">{t('adminProducts.import.needed')}</th>
                <th scope="col">{t('adminProducts.import.example')}</th>
                <th scope="col">{t('adminProducts.import.meaning')}</th>
              </tr>
            </thead>
            <tbody>
              {FILE_COLUMNS.map((column) => (
                <tr key={column}>
                  <th scope="row">
                    <Ltr>
                      <code className={code}>{column}</code>
                    </Ltr>
                  </th>
                  <td className="whitespace-nowrap">
                    {REQUIRED_COLUMNS.includes(column) ? t('adminProducts.import.yesForNew') : '–'}
                  </td>
                  <td dir="auto">{EXAMPLES[column]}</td>
                  <td className="min-w-56 text-sm">
                    {tKey(`adminProducts.import.about_${column.replace(/_(en|fr|ar)$/, '')}`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Disclosure>
        <Disclosure title={t('adminProducts.import.categories')}>
          <Table caption={t('adminProducts.import.categories')} hideCaption>
            <thead>
              <tr>
                <th scope="col">
                  <Ltr>{CATEGORY}</Ltr>
                </th>
                <th scope="col">
                  <Ltr>{CITY}</Ltr>
                </th>
                <th scope="col">{t('adminProducts.import.meaning')}</th>
              </tr>
            </thead>
            <tbody>
              {categories.map((category) => (
                <tr key={`${category.key} ${category.city}`}>
                  <th scope="row">
                    <Ltr>
                      <code className={code}>{category.key}</code>
                    </Ltr>
                  </th>
                  <td>
                    <Ltr>
                      <code className={code}>{category.city}</code>
                    </Ltr>
                  </td>
                  <td>{categoryName(category, language, tKey)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Disclosure>
      </div>
    </section>
  )
}

function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control font-medium hover:text-copper">
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-copper transition-transform duration-200 group-open:rotate-180"
        />
        {title}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
