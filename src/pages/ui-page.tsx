import { Direction } from 'radix-ui'
import { useSearchParams } from 'react-router-dom'
import { useLanguage } from '@/i18n/language-context'
import { UiControlSamples } from './ui-control-samples'
import { UiLayerSamples } from './ui-layer-samples'
import { UiListSamples } from './ui-list-samples'
import { sampleTexts, type SampleTexts } from './ui-sample-texts'

const TITLE = 'Controls'

/**
 * Every control in both directions side by side, in development only. `?view=page` shows one column in the direction of
 * the page, as layers (which lie outside of the column) need it.
 */
export function UiPage() {
  const { direction } = useLanguage()
  const [params] = useSearchParams()
  const columns = params.get('view') === 'page' ? [direction] : (['ltr', 'rtl'] as const)

  return (
    <main className="mx-auto max-w-page bg-plaster px-4 py-8">
      <h1 className="mb-8 text-3xl" lang="en" dir="ltr">
        {TITLE}
      </h1>
      <div className={columns.length === 2 ? 'grid gap-10 lg:grid-cols-2' : undefined}>
        {columns.map((column) => (
          <Direction.Provider key={column} dir={column}>
            <div
              dir={columns.length === 2 ? column : undefined}
              lang={column === 'rtl' ? 'ar' : 'en'}
              data-testid={column}
              className="min-w-0 font-text leading-(--leading-text)"
            >
              <Samples texts={sampleTexts[column]} />
            </div>
          </Direction.Provider>
        ))}
      </div>
    </main>
  )
}

function Samples({ texts }: { texts: SampleTexts }) {
  return (
    <div className="flex flex-col gap-12">
      <UiControlSamples texts={texts} />
      <UiLayerSamples texts={texts} />
      <UiListSamples texts={texts} />
    </div>
  )
}
