import { lazy, useEffect, useEffectEvent, type ComponentType } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { loadCode } from '@/lib/code'
import { Button } from './button'
import { reloadOrToast, toastMissingCode } from './missing-code'

/**
 * As React's `lazy`, but code that has arrived renders at once: `lazy` of React 19.2 shows the fallback even then, for up to 300 ms,
 * and what is below it jumps. React looks for the `status` that it gives to the promises of `use`.
 */
export const lazyCode = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() => {
    const loading: Promise<{ default: ComponentType<Props> }> & { status?: 'fulfilled' } = load().then(
      (code) => {
        loading.status = 'fulfilled'
        return { default: code }
      },
    )
    return loading
  })

const partOr = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props>,
) => lazyCode<Props>(() => loadCode(load).catch(() => Missing))

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
