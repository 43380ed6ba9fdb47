import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { addAddressMutation } from './mutations'

/** A picture that lies elsewhere. */
export function AddressForm({ productId }: { productId: string }) {
  const { t } = useLanguage()
  const [address, setAddress] = useState('')
  const [invalid, setInvalid] = useState(false)
  const add = useMutation(addAddressMutation(productId))
  return (
    <form
      noValidate
      className="mt-5 flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const text = address.trim()
        const isAddress = /^https:\/\/[^\s]+\.[^\s]+$/.test(text) && text.length <= 500
        setInvalid(!isAddress)
        if (isAddress) add.mutate(text, { onSuccess: () => setAddress('') })
      }}
    >
      <Field
        label={t('adminImages.addAddress')}
        error={invalid ? t('adminForm.pictureAddressInvalid') : undefined}
        className="min-w-0 grow basis-64"
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            dir="ltr"
            autoComplete="off"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      {/* In line with the field, not with its label. */}
      <Button
        type="submit"
        tone="secondary"
        busy={add.isPending}
        className="sm:mt-[calc(var(--leading-text)*1rem+0.375rem)]"
      >
        {t('adminImages.addButton')}
      </Button>
    </form>
  )
}
