import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const DELAY_MS = 400

type TooltipProps = {
  /** A few words more about the control, never the only name it has: touch does not show tooltips. */
  label: ReactNode
  side?: 'top' | 'bottom'
  /** One control that takes focus. */
  children: ReactElement
}

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-fade-in rounded-control bg-ink px-3 py-1.5 text-sm text-plaster shadow-low forced-colors:border"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
