import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { cn } from '@/lib/cn'
import { currentToasts, dismissToast, subscribeToasts, type ToastTone } from './toast'

const DURATION_MS = 5000
const SWIPE_THRESHOLD = 50

const tones: Record<ToastTone, string> = {
  info: 'border-plaster-line bg-white text-ink',
  success: 'border-olive bg-olive-tint text-ink',
  error: 'border-brick bg-brick-tint text-ink',
}

export type ToasterProps = {
  label: string
  closeLabel: string
  direction: 'ltr' | 'rtl'
}

export function Toaster({ label, closeLabel, direction }: ToasterProps) {
  const messages = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts)
  return (
    <Toast.Provider
      label={label}
      duration={DURATION_MS}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {messages.map((message) => (
        <Toast.Root
          key={message.id}
          type={message.tone === 'error' ? 'foreground' : 'background'}
          className={cn('flex items-start gap-3 rounded-control border p-4 shadow-low', tones[message.tone])}
          onOpenChange={(open) => {
            if (!open) dismissToast(message.id)
          }}
        >
          <div className="min-w-0 grow">
            <Toast.Title className="font-medium">{message.title}</Toast.Title>
            {message.description !== undefined && (
              <Toast.Description className="text-sm" dir="auto">
                {message.description}
              </Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label={closeLabel}
            className="-m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center"
          >
            <X aria-hidden="true" className="size-5" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="fixed end-0 bottom-0 z-50 flex w-full max-w-md flex-col gap-2 p-4" />
    </Toast.Provider>
  )
}
