import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage } from '@/lib/errors'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { ConfirmDialog } from '../confirm-dialog'
import { setRoleMutation } from './mutations'
import type { Customer } from './queries'

/** Makes an operator of a customer, or takes it back. The database refuses one's own role and the last admin's. */
export function RoleControl({ customer }: { customer: Customer }) {
  const { t } = useLanguage()
  const [asked, setAsked] = useState(false)
  const set = useMutation({ ...setRoleMutation(), onSuccess: () => setAsked(false) })
  const promotes = customer.role === 'customer'
  const name = customer.display_name || customer.email
  const words = t(promotes ? 'adminCustomers.promote' : 'adminCustomers.demote')

  return (
    <>
      <Button
        tone="secondary"
        onClick={() => {
          set.reset()
          setAsked(true)
        }}
      >
        {words}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t(promotes ? 'adminCustomers.promoteQuestion' : 'adminCustomers.demoteQuestion', { name })}
        confirm={words}
        busy={set.isPending}
        onConfirm={() => set.mutate({ userId: customer.user_id, role: promotes ? 'admin' : 'customer' })}
      >
        <p>{t(promotes ? 'adminCustomers.promoteText' : 'adminCustomers.demoteText')}</p>
        {set.error !== null && (
          <Notice tone="error" role="alert" className="mt-4">
            {errorMessage(set.error, t)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
