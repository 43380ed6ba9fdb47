import { X } from 'lucide-react'
import * as Radix from '@radix-ui/react-dialog'
import { useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { cn } from '@/lib/cn'
import { focusHeadingOf, pathOf } from './kept-focus'
import { WholeNumbers } from './ltr'
import { usePageLock } from './use-page-lock'

type ModalProps = {
  /** Without it the modal keeps its own state; then it needs a `trigger`. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The control that opens it. It gets aria-expanded, and the focus back. */
  trigger?: ReactElement
  /** `hideTitle` leaves it to screen readers. */
  title: ReactNode
  hideTitle?: boolean
  description?: ReactNode
  children?: ReactNode
  /** Buttons; they stay visible while the content above scrolls. */
  footer?: ReactNode
  /** An `alertdialog` does not close by a click outside: it needs an answer. */
  role?: 'dialog' | 'alertdialog'
  className?: string
}

const whole = (text: ReactNode) => (typeof text === 'string' ? <WholeNumbers text={text} /> : text)

type FramedProps = ModalProps & { frameClassName: string; panelClassName: string }

/** Dialog and sheet differ only in their position and animation. */
function Modal({
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
  const openedFrom = useRef<readonly Element[]>([])
  // Another layer covers it: a click, the focus and the Escape key belong to that one.
  const isCovered = () => frame.current?.closest('[inert]') != null

  return (
    <Radix.Root
      // Not Radix's own modality: see page-lock.ts.
      modal={false}
      open={shown}
      onOpenChange={(next) => {
        setOwnOpen(next)
        onOpenChange?.(next)
      }}
    >
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <div
          ref={frame}
          data-state={shown ? 'open' : 'closed'}
          className={cn(
            'fixed inset-0 z-40 flex bg-ink/45 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
            frameClassName,
          )}
        >
          <PageLock layer={frame} open={shown} />
          <Radix.Content
            ref={panel}
            role={role}
            aria-modal="true"
            // Radix warns of a missing description unless it is said to be absent.
            {...(description === undefined && { 'aria-describedby': undefined })}
            className={cn(
              'flex max-h-full flex-col overflow-hidden bg-plaster shadow-low outline-none forced-colors:border short:overflow-y-auto',
              panelClassName,
              className,
            )}
            onOpenAutoFocus={(event) => {
              openedFrom.current = pathOf(document.activeElement)
              // The panel itself gets the focus: its name is announced first, and no tooltip or on-screen keyboard opens.
              const target = panel.current?.querySelector<HTMLElement>('[data-autofocus]')
              event.preventDefault()
              ;(target ?? panel.current)?.focus({ preventScroll: true })
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // The focus has moved on, for example with a navigation: leave it there.
              const focus = document.activeElement
              if (focus !== null && focus !== document.body && !panel.current?.contains(focus)) return
              const [opener] = openedFrom.current
              if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
              // It went with what was done, as that of a deleted row.
              else focusHeadingOf(openedFrom.current)
            }}
            onInteractOutside={(event) => {
              if (role === 'alertdialog' || isCovered()) event.preventDefault()
            }}
            onEscapeKeyDown={(event) => {
              if (isCovered()) event.preventDefault()
            }}
          >
            <div
              className={cn('flex shrink-0 items-start gap-4 ps-5 pe-3 pt-3 sm:ps-6', !hideTitle && 'pb-2')}
            >
              <div className={cn('min-w-0 grow pt-2', hideTitle && 'sr-only')}>
                <Radix.Title className="text-xl">{whole(title)}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className="mt-1 text-ink-muted">{whole(description)}</Radix.Description>
                )}
              </div>
              <Radix.Close
                aria-label={t('shop.action.close')}
                className="ms-auto flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-plaster-raised"
              >
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            </div>
            <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-3 sm:px-6 short:min-h-fit short:overflow-visible">
              {children}
            </div>
            {footer !== undefined && (
              <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-plaster-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
                {footer}
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A component of its own, so that its effect runs when the layer is in the document: later than the parent's effects. */
function PageLock({ layer, open }: { layer: RefObject<HTMLElement | null>; open: boolean }) {
  usePageLock(layer, open)
  return null
}

const dialogWidths = { small: 'sm:max-w-md', regular: 'sm:max-w-xl', wide: 'sm:max-w-4xl' }

type DialogProps = ModalProps & { width?: keyof typeof dialogWidths }

/** In the middle of a wide screen, at the bottom of a phone's. */
export function Dialog({ width = 'regular', ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      frameClassName="items-end justify-center sm:items-center sm:p-6"
      panelClassName={`w-full rounded-t-picture sm:rounded-picture [--slide-y:1.5rem] data-[state=open]:animate-slide-in ${dialogWidths[width]}`}
    />
  )
}

/** Wraps a button that closes the dialog or sheet around it: `<ModalClose asChild><Button>…`. */
export const ModalClose = Radix.Close

const sheetFrames = { start: 'justify-start', end: 'justify-end', bottom: 'items-end justify-center' }

const sheetPanels = {
  start: 'h-full w-[min(26rem,calc(100vw-3rem))] [--slide-x:-100%] rtl:[--slide-x:100%]',
  end: 'h-full w-[min(28rem,calc(100vw-2rem))] [--slide-x:100%] rtl:[--slide-x:-100%]',
  bottom: 'max-h-[85dvh] w-full rounded-t-picture [--slide-y:100%] sm:max-w-2xl',
}

type SheetProps = ModalProps & {
  /** The edge of the screen that it slides in from; `start` is where lines start. */
  side?: keyof typeof sheetPanels
}

/** A drawer along one side of the screen. */
export function Sheet({ side = 'end', ...props }: SheetProps) {
  return (
    <Modal
      {...props}
      frameClassName={sheetFrames[side]}
      panelClassName={`${sheetPanels[side]} data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in`}
    />
  )
}
