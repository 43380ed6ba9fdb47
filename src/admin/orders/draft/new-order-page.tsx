import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { numberText } from '@/admin/numbers'
import { QueryState } from '@/admin/query-state'
import { useLanguage } from '@/i18n/language-context'
import { OpenDrafts } from './open-drafts'
import { draftQueries } from './queries'
import { EMPTY, type DraftInput } from './schema'
import { DraftEditor } from './draft-editor'

/** Takes an order for a customer on the phone, in a chat or in the showroom: /admin/orders/new. */
export function Component() {
  const { t } = useLanguage()
  const [params] = useSearchParams()
  const id = params.get('draft')
  const draft = useQuery({ ...draftQueries.draft(id ?? ''), enabled: id !== null })
  return (
    <AdminPage
      title={t('adminDrafts.title')}
      back={{ to: adminPaths.orders(), label: t('adminOrders.title') }}
    >
      <OpenDrafts current={id} />
      {id === null ? (
        <DraftEditor key="new" />
      ) : (
        <QueryState query={draft} failure={t('adminDrafts.title')} className="h-96">
          {(found) =>
            found === null ? (
              <DraftEditor key="new" />
            ) : (
              <DraftEditor
                key={found.id}
                draft={{
                  id: found.id,
                  token: found.token,
                  revision: found.revision,
                  expired_at: found.expired_at,
                }}
                lines={found.lines}
                gone={found.gone}
                values={{
                  ...EMPTY,
                  ...(found.contact as Partial<DraftInput>),
                  source: found.source === 'web' ? 'phone' : found.source,
                  language: found.language,
                  notes: found.notes,
                  delivery_fee: found.delivery_fee === null ? '' : numberText(found.delivery_fee),
                  discount_amount: found.discount_amount === 0 ? '' : numberText(found.discount_amount),
                  discount_reason: found.discount_reason,
                  payment_method: found.payment_method,
                }}
              />
            )
          }
        </QueryState>
      )}
    </AdminPage>
  )
}
