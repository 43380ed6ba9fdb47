import { lazy, useEffect, useEffectEvent, type ComponentType } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { loadCode } from '@/lib/code'
import { Button } from './button'
import { reloadOrToast, toastMissingCode } from './missing-code'

const partOr = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
) =>
  lazy<ComponentType<Props>>(() =>
    loadCode(load).then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  )

/** A part of a page: when its code does not arrive, a sentence with a button takes its place. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  partOr<Props>(load, MissingPart)

/** A part that the page can do without: when its code does not arrive, it is left out, with a toast. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  partOr<Props>(load, MissingOptionalPart)

/** A part that no visitor sees: it is left out without a message when its code does not arrive. */
export const silentPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  partOr<Props>(load, () => null)

/** A part that the visitor opens: when its code does not arrive, a toast is shown. */
export const openedPart = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) => partOr<Props>(load, MissingOpenedPart)

function MissingPart() {
  const { t } = useLanguage()
  return (
    <p role="status" className="px-4 py-2 text-sm">
      {t('shop.code.missing')}{' '}
      <Button tone="link" onClick={() => reloadOrToast(t)}>
        {t('shop.update.reload')}
      </Button>
    </p>
  )
}

function MissingOptionalPart() {
  const { t } = useLanguage()
  const report = useEffectEvent(() => toastMissingCode(t, () => reloadOrToast(t)))
  useEffect(() => report(), [])
  return null
}

function MissingOpenedPart({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage()
  const report = useEffectEvent(() => {
    toastMissingCode(t, () => undefined)
    onClose()
  })
  useEffect(() => report(), [])
  return null
}
