import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { usePageBehind } from './use-page-behind'

export type ModalProps = {
  /** Without it the modal keeps its own state: give a `trigger`. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The control that opens it; gets aria-expanded and the focus back. */
  trigger?: ReactElement
  /** What it is, for everybody; `hideTitle` leaves it to screen readers. */
  title: ReactNode
  hideTitle?: boolean
  description?: ReactNode
  children?: ReactNode
  /** Stays in sight below the content that scrolls: the buttons. */
  footer?: ReactNode
  /** `alertdialog` wants an answer: a click beside it does not close it. */
  role?: 'dialog' | 'alertdialog'
  className?: string
}

type FramedProps = ModalProps & { frameClassName: string; panelClassName: string }

/** What dialog and sheet share: they differ in where they stand and how they come in. */
export function Modal({
  open,
  onOpenChange,
  trigger,
  title,
  hideTitle = false,
  description,
  children,
  footer,
  role = 'dialog',
  className,
  frameClassName,
  panelClassName,
}: FramedProps) {
  const { t } = useLanguage()
  const [ownOpen, setOwnOpen] = useState(false)
  const shown = open ?? ownOpen
  const frame = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const openedFrom = useRef<Element | null>(null)

  return (
    <Dialog.Root
      // Not Radix's own modality: see use-page-behind.
      modal={false}
      open={shown}
      onOpenChange={(next) => {
        setOwnOpen(next)
        onOpenChange?.(next)
      }}
    >
      {trigger !== undefined && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        <div
          ref={frame}
          data-state={shown ? 'open' : 'closed'}
          className={cn(
            'fixed inset-0 z-40 flex bg-ink/45 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
            frameClassName,
          )}
        >
          <PageBehind layer={frame} open={shown} />
          <Dialog.Content
            ref={panel}
            role={role}
            aria-modal="true"
            // Only a modal without a description says that it has none.
            {...(description === undefined && { 'aria-describedby': undefined })}
            className={cn(
              'flex max-h-full flex-col overflow-hidden bg-plaster shadow-low outline-none forced-colors:border short:overflow-y-auto',
              panelClassName,
              className,
            )}
            onOpenAutoFocus={(event) => {
              openedFrom.current = document.activeElement
              // On the panel itself: its name is read out first, and no tooltip or keyboard pops up by itself.
              const wanted = panel.current?.querySelector<HTMLElement>('[data-autofocus]')
              event.preventDefault()
              ;(wanted ?? panel.current)?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // Somebody who went on to another page meanwhile is not pulled back.
              const focus = document.activeElement
              if (focus !== null && focus !== document.body && !panel.current?.contains(focus)) return
              if (openedFrom.current instanceof HTMLElement) openedFrom.current.focus({ preventScroll: true })
            }}
            onInteractOutside={(event) => {
              if (role === 'alertdialog') event.preventDefault()
            }}
          >
            <div
              className={cn('flex shrink-0 items-start gap-4 ps-5 pe-3 pt-3 sm:ps-6', !hideTitle && 'pb-2')}
            >
              <div className={cn('min-w-0 grow pt-2', hideTitle && 'sr-only')}>
                <Dialog.Title className="text-xl">{title}</Dialog.Title>
                {description !== undefined && (
                  <Dialog.Description className="mt-1 text-ink-muted">{description}</Dialog.Description>
                )}
              </div>
              <Dialog.Close
                aria-label={t('action.close')}
                className="ms-auto flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-plaster-raised"
              >
                <X aria-hidden="true" className="size-5" />
              </Dialog.Close>
            </div>
            <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-3 sm:px-6 short:min-h-fit short:overflow-visible">
              {children}
            </div>
            {footer !== undefined && (
              <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-plaster-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
                {footer}
              </div>
            )}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Runs its effect when the layer is in the document, which is later than its parent's. */
function PageBehind({ layer, open }: { layer: RefObject<HTMLElement | null>; open: boolean }) {
  usePageBehind(layer, open)
  return null
}
