import { dismissToast, type ToastMessage } from './toast'

type PlainToastsProps = { messages: readonly ToastMessage[]; label: string; closeLabel: string }

/**
 * The toasts where the code of the toaster has not arrived: they bring the news that something failed. Part of the first load. Like the
 * toaster's, they are not over the thanks for an order.
 */
export function PlainToasts({ messages, label, closeLabel }: PlainToastsProps) {
  return (
    <section
      aria-label={label}
      className="fixed inset-x-0 top-16 z-60 flex flex-col gap-2 p-4 in-[:root:has([data-order-placed])]:top-auto in-[:root:has([data-order-placed])]:bottom-0 sm:start-auto sm:max-w-md print:hidden"
    >
      {messages.map(({ id, title, description, action, tone }) => (
        <div
          key={id}
          role={tone === 'error' ? 'alert' : 'status'}
          className="rounded-control border border-plaster-line bg-white p-4 text-ink shadow-low"
        >
          <p className="font-medium">{title}</p>
          {description !== undefined && <p dir="auto">{description}</p>}
          <div className="flex gap-4">
            {action !== undefined && (
              <PlainButton
                label={action.label}
                onPress={() => {
                  dismissToast(id)
                  action.onSelect()
                }}
              />
            )}
            <PlainButton label={closeLabel} onPress={() => dismissToast(id)} />
          </div>
        </div>
      ))}
    </section>
  )
}

function PlainButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 cursor-pointer font-medium text-majolica underline"
    >
      {label}
    </button>
  )
}
