import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import type { PlainMessageKey } from '@/i18n/message-types'
import { Dialog } from '@/ui/dialog'
import { Switch } from '@/ui/switch'
import { PLACES } from './navigation'
import { shortcutsEnabled, setShortcutsEnabled } from './use-shortcuts'

const EVERYWHERE: readonly (readonly [keys: string, label: PlainMessageKey])[] = [
  ['Ctrl K', 'adminShell.find'],
  ['?', 'adminShell.shortcuts'],
  ['/', 'adminShell.keySearch'],
  ['n', 'adminShell.newProduct'],
]

const IN_LISTS: readonly (readonly [keys: string, label: PlainMessageKey])[] = [
  ['j', 'adminShell.keyNext'],
  ['k', 'adminShell.keyPrevious'],
  ['x', 'adminShell.keySelect'],
  ['Enter', 'adminShell.keyOpen'],
]

/** What the keyboard can do here. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage()
  const [on, setOn] = useState(shortcutsEnabled)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('adminShell.shortcuts')}>
      <div className="flex flex-col gap-5 pb-3">
        <Switch
          checked={on}
          onChange={({ target }) => {
            setShortcutsEnabled(target.checked)
            setOn(target.checked)
          }}
        >
          {t('adminShell.shortcutsOn')}
        </Switch>
        <KeyList title={t('adminShell.keysEverywhere')} keys={EVERYWHERE} />
        <KeyList
          title={t('adminShell.keysGo')}
          keys={PLACES.map(({ letter, label }) => [`g ${letter}`, label] as const)}
        />
        <KeyList title={t('adminShell.keysList')} keys={IN_LISTS} />
      </div>
    </Dialog>
  )
}

type KeyListProps = { title: string; keys: readonly (readonly [string, PlainMessageKey])[] }

function KeyList({ title, keys }: KeyListProps) {
  const { t } = useLanguage()
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {keys.map(([keyNames, label]) => (
          <div key={keyNames} className="contents">
            <dt dir="ltr" className="flex gap-1">
              {keyNames.split(' ').map((name) => (
                <kbd
                  key={name}
                  className="min-w-7 rounded-[5px] border border-control bg-white px-1.5 text-center text-sm"
                >
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
