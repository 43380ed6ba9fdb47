import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { AdminPage } from '@/admin/admin-page'
import { QueryState } from '@/admin/query-state'
import { useLanguage } from '@/i18n/language-context'
import { OpenDrafts } from './open-drafts'
import { draftQueries } from './queries'
import { DraftEditor } from './draft-editor'
import { openDraft } from './use-draft-baseline'

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
              <DraftEditor key={found.id} draft={openDraft(found)} />
            )
          }
        </QueryState>
      )}
    </AdminPage>
  )
}
