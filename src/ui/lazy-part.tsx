import { lazy, useEffect, useEffectEvent, type ComponentType } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { loadCode } from '@/lib/code'
import { toastMissingCode } from './missing-code'

/** A part of a page, which does without it when its code does not arrive. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    loadCode(load).then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )

/** A part that the visitor opens: when its code does not arrive, a toast says so. */
export const openedPart = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) =>
  lazy<ComponentType<Props>>(() =>
    loadCode(load).then(
      (part) => ({ default: part }),
      () => ({ default: MissingPart }),
    ),
  )

function MissingPart({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage()
  const report = useEffectEvent(() => {
    toastMissingCode(t, () => undefined)
    onClose()
  })
  useEffect(() => report(), [])
  return null
}
