import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '@/admin/admin-paths'
import { asPart } from '@/admin/unread-notice'
import { formatDateTime } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-context'
import type { Json } from '@/lib/database.types'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { draftMutations, draftQueries } from './queries'

function nameOf(contact: Json): string {
  if (typeof contact !== 'object' || contact === null || Array.isArray(contact)) return ''
  return [contact.first_name, contact.last_name]
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .join(' ')
}

/** Orders that were begun and not placed, newest first. */
export function OpenDrafts({ current }: { current: string | null }) {
  const { t, language } = useLanguage()
  const navigate = useNavigate()
  const { data: drafts = [] } = useQuery(asPart(draftQueries.drafts()))
  const discard = useMutation(draftMutations.discard())
  const others = drafts.filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <details className="rounded-control border border-plaster-line bg-white px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-majolica">
        {t('adminDrafts.drafts')} ({others.length})
      </summary>
      <ul className="divide-y divide-plaster-line pb-2">
        {others.map(({ id, contact, updated_at: at }) => {
          const name = nameOf(contact)
          return (
            <li key={id} className="flex items-center justify-between gap-3">
              <Link
                to={adminPaths.newOrder(id)}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {t('adminDrafts.draftOf', {
                  name: name === '' ? t('adminDrafts.unnamed') : name,
                  time: formatDateTime(at, language),
                })}
              </Link>
              <Button
                tone="quiet"
                size="icon"
                aria-label={t('adminDrafts.discard')}
                busy={discard.isPending && discard.variables === id}
                onClick={() =>
                  discard.mutate(id, {
                    onSuccess: () => {
                      if (current === id) void navigate(adminPaths.newOrder(), { replace: true })
                    },
                  })
                }
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
