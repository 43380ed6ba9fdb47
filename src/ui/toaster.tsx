import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react'
import * as Toast from '@radix-ui/react-toast'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '@/lib/cn'
import { WholeNumbers } from './ltr'
import { clearToasts, currentToasts, dismissToast, subscribeToasts, type ToastTone } from './toast'

const DURATION_MS = 5000
const SWIPE_THRESHOLD = 50

const tones: Record<ToastTone, { icon: LucideIcon; iconClassName: string }> = {
  info: { icon: Info, iconClassName: 'text-majolica' },
  success: { icon: CircleCheck, iconClassName: 'text-olive' },
  error: { icon: CircleAlert, iconClassName: 'text-brick' },
}

export type ToasterProps = {
  label: string
  closeLabel: string
  direction: 'ltr' | 'rtl'
}

export function Toaster({ label, closeLabel, direction }: ToasterProps) {
  const messages = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts)
  // Holds the texts for screen readers too: elsewhere a dialog that opens with the toast would silence them.
  const [live, setLive] = useState<HTMLElement | null>(null)
  useEffect(() => {
    // A toast is Radix's topmost layer and would take the Escape that is meant for the dialog or menu below it. Capturing
    // the key at the window removes the toasts before Radix's layers get it.
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') clearToasts()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
  return (
    <Toast.Provider
      label={label}
      duration={DURATION_MS}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      swipeThreshold={SWIPE_THRESHOLD}
      announcerContainer={live ?? undefined}
    >
      {(live === null ? [] : messages).map((message) => {
        const { icon: Icon, iconClassName } = tones[message.tone]
        return (
          <Toast.Root
            key={message.id}
            duration={message.duration}
            type={message.tone === 'error' ? 'foreground' : 'background'}
            className={cn(
              'pointer-events-auto flex items-start gap-3 rounded-control border border-plaster-line bg-white p-4 text-ink shadow-low',
              '[--slide-x:calc(100%+1rem)] rtl:[--slide-x:calc(-100%-1rem)]',
              'data-[state=open]:animate-slide-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            )}
            onOpenChange={(open) => {
              if (!open) dismissToast(message.id)
            }}
          >
            <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', iconClassName)} />
            <div className="min-w-0 grow">
              {/* The space separates title and description in the announcement, which joins the texts in here. */}
              <Toast.Title className="font-medium">
                <WholeNumbers text={message.title} />
              </Toast.Title>{' '}
              {message.description !== undefined && (
                <Toast.Description className="text-sm text-ink-muted" dir="auto">
                  <WholeNumbers text={message.description} />
                </Toast.Description>
              )}
              {message.action !== undefined && (
                <Toast.Action altText={message.action.label} asChild>
                  <button
                    type="button"
                    onClick={message.action.onSelect}
                    className="-mx-2 mt-1 min-h-11 cursor-pointer rounded-control px-2 font-medium text-majolica underline underline-offset-4"
                  >
                    {message.action.label}
                  </button>
                </Toast.Action>
              )}
            </div>
            <Toast.Close
              aria-label={closeLabel}
              className="-m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-plaster-raised"
            >
              <X aria-hidden="true" className="size-5" />
            </Toast.Close>
          </Toast.Root>
        )
      })}
      {/* Outside the page, so that a toast can be used while a dialog makes the page inert. At the top on a phone, where the
          bottom of the screen holds the buttons for buying, but not over the thanks for an order; else at the end, and beside a dialog at the start: its buttons are
          at its end. */}
      {createPortal(
        <div data-stays-live="" ref={setLive}>
          <Toast.Viewport
            label={label}
            data-above-bar=""
            className="pointer-events-none fixed inset-x-0 top-16 z-60 flex flex-col gap-2 overflow-x-clip p-4 outline-none in-data-cart-drawer:top-0 max-sm:in-[:root:has([data-order-placed])]:top-auto max-sm:in-[:root:has([data-order-placed])]:bottom-0 sm:start-auto sm:end-0 sm:top-auto sm:bottom-[var(--bottom-bar,0px)] sm:w-full sm:max-w-md sm:in-data-cart-drawer:top-auto sm:in-[:root:has([aria-modal])]:start-0 sm:in-[:root:has([aria-modal])]:end-auto print:hidden"
          />
        </div>,
        document.body,
      )}
    </Toast.Provider>
  )
}
