import { Modal, type ModalProps } from './modal'

const frames = { start: 'justify-start', end: 'justify-end', bottom: 'items-end justify-center' }

const panels = {
  start: 'h-full w-[min(26rem,calc(100vw-3rem))] [--slide-x:-100%] rtl:[--slide-x:100%]',
  end: 'h-full w-[min(28rem,calc(100vw-2rem))] [--slide-x:100%] rtl:[--slide-x:-100%]',
  bottom: 'max-h-[85dvh] w-full rounded-t-picture [--slide-y:100%] sm:max-w-2xl',
}

type SheetProps = ModalProps & {
  /** Where it comes from: where lines start, where they end, or the bottom. */
  side?: keyof typeof panels
}

/** A drawer along one side of the screen. */
export function Sheet({ side = 'end', ...props }: SheetProps) {
  return (
    <Modal
      {...props}
      frameClassName={frames[side]}
      panelClassName={`${panels[side]} data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in`}
    />
  )
}
