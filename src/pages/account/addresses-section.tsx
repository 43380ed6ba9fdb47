import { useMutation, usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  addressQueries,
  deleteAddress,
  makeDefaultAddress,
  MAX_ADDRESSES,
  type SavedAddress,
} from '@/auth/address-queries'
import { useLanguage } from '@/i18n/language-context'
import { isCountry } from '@/lib/countries'
import { useUnread } from '@/lib/use-unread'
import { settingsQueries } from '@/settings/queries'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Dialog } from '@/ui/dialog'
import { ReadFailed } from '@/ui/read-failed'
import { Skeleton } from '@/ui/skeleton'
import { toast } from '@/ui/toast'
import { TypedText } from '@/ui/typed-text'
import { AddressDialog } from './address-dialog'

/** The saved addresses of the account: add, change, delete, choose the default one. */
export function AddressesSection({ userId }: { userId: string }) {
  const { t } = useLanguage()
  const addresses = useQuery(addressQueries.list(userId))
  // The dialog begins with a country where the shop delivers.
  usePrefetchQuery(settingsQueries.deliveryRates())
  // The address stays while its dialog closes.
  const [edited, setEdited] = useState<{ address: SavedAddress | null; open: boolean }>({
    address: null,
    open: false,
  })
  const [deleted, setDeleted] = useState<{ address: SavedAddress; open: boolean } | null>(null)
  const remove = useMutation(deleteAddress(userId))
  const saved = addresses.data
  const unread = useUnread(addresses)

  return (
    <section aria-labelledby="account-addresses" className="flex flex-col gap-4">
      <h2 id="account-addresses" className="text-xl">
        {t('ordering.checkout.savedAddresses')}
      </h2>
      <p className="-mt-2 text-ink-muted">{t('account.addresses.text', { count: MAX_ADDRESSES })}</p>
      {unread !== null && <ReadFailed {...unread} />}
      {saved === undefined && unread === null && (
        <div role="status">
          <span className="sr-only">{t('shop.status.loading')}</span>
          <Skeleton className="h-32 rounded-picture" />
        </div>
      )}
      {saved?.length === 0 && <p>{t('account.addresses.none')}</p>}
      {saved !== undefined && saved.length > 0 && (
        <ul aria-label={t('ordering.checkout.savedAddresses')} className="grid gap-4 sm:grid-cols-2">
          {saved.map((address) => (
            <AddressCard
              key={address.id}
              userId={userId}
              address={address}
              onEdit={() => setEdited({ address, open: true })}
              onDelete={() => setDeleted({ address, open: true })}
            />
          ))}
        </ul>
      )}
      {saved !== undefined && saved.length < MAX_ADDRESSES && (
        <Button
          tone="secondary"
          className="self-start"
          onClick={() => setEdited({ address: null, open: true })}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t('account.addresses.add')}
        </Button>
      )}
      <AddressDialog
        userId={userId}
        saved={saved ?? []}
        address={edited.address}
        open={edited.open}
        onOpenChange={(open) => setEdited((last) => ({ ...last, open }))}
      />
      <Dialog
        role="alertdialog"
        width="small"
        open={deleted?.open === true}
        onOpenChange={(open) => setDeleted((last) => last && { ...last, open })}
        title={t('account.addresses.confirmDelete', { name: deleted?.address.name ?? '' })}
        footer={
          <>
            <Button tone="secondary" onClick={() => setDeleted((last) => last && { ...last, open: false })}>
              {t('account.addresses.keep')}
            </Button>
            <Button
              tone="danger"
              busy={remove.isPending}
              onClick={() => {
                if (deleted === null) return
                remove.mutate(deleted.address.id, {
                  onSuccess: () => {
                    setDeleted({ ...deleted, open: false })
                    toast({ title: t('account.addresses.deleted'), tone: 'success' })
                  },
                })
              }}
            >
              {t('account.addresses.delete')}
            </Button>
          </>
        }
      />
    </section>
  )
}

type AddressCardProps = {
  userId: string
  address: SavedAddress
  onEdit: () => void
  onDelete: () => void
}

function AddressCard({ userId, address, onEdit, onDelete }: AddressCardProps) {
  const { t } = useLanguage()
  const makeDefault = useMutation(makeDefaultAddress(userId))
  const { name, district, landmark, city, region, postal_code: code, country } = address
  const lines = [
    address.address,
    [district, landmark].filter((part) => part !== '').join(', '),
    [code, city, region].filter((part) => part !== '').join(' '),
    isCountry(country) ? t(`shop.country.${country}`) : country,
  ].filter((part) => part !== '')

  return (
    <Card asChild className="flex flex-col gap-3">
      <li>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi>{name}</bdi>
          {address.is_default && <Badge tone="copper">{t('account.addresses.default')}</Badge>}
        </p>
        <p className="grow text-ink-muted">
          {lines.map((line, index) => (
            <bdi key={index} className="block break-words">
              <TypedText text={line} />
            </bdi>
          ))}
        </p>
        <p className="-ms-3 flex flex-wrap gap-1">
          <Button
            tone="quiet"
            size="small"
            aria-label={t('account.addresses.editNamed', { name })}
            onClick={onEdit}
          >
            <Pencil aria-hidden="true" className="size-4" />
            {t('account.addresses.change')}
          </Button>
          <Button
            tone="quiet"
            size="small"
            aria-label={t('account.addresses.deleteNamed', { name })}
            onClick={onDelete}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            {t('account.addresses.delete')}
          </Button>
          {!address.is_default && (
            <Button
              tone="quiet"
              size="small"
              busy={makeDefault.isPending}
              aria-label={t('account.addresses.makeDefaultNamed', { name })}
              onClick={() =>
                makeDefault.mutate(address.id, {
                  onSuccess: () =>
                    toast({ title: t('account.addresses.isDefault', { name }), tone: 'success' }),
                })
              }
            >
              {t('account.addresses.makeDefault')}
            </Button>
          )}
        </p>
      </li>
    </Card>
  )
}
