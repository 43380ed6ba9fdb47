import { Dialog as RadixDialog } from 'radix-ui'
import { Modal, type ModalProps } from './modal'

const widths = { small: 'sm:max-w-md', regular: 'sm:max-w-xl', wide: 'sm:max-w-4xl' }

type DialogProps = ModalProps & { width?: keyof typeof widths }

/** In the middle of a wide screen, at the bottom of a phone. */
export function Dialog({ width = 'regular', ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      frameClassName="items-end justify-center sm:items-center sm:p-6"
      panelClassName={`w-full rounded-t-picture sm:rounded-picture [--slide-y:1.5rem] data-[state=open]:animate-slide-in ${widths[width]}`}
    />
  )
}

/** Around a button that closes the dialog or sheet it is in: `<ModalClose asChild><Button>…`. */
export const ModalClose = RadixDialog.Close
