import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogQueries } from '@/catalog/queries'
import { useLanguage } from '@/i18n/language-context'
import { localized } from '@/i18n/localized'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { Status } from '@/ui/status'
import { type EditedLine, firstUnit, lineOf } from '../lines/lines'
import { chosenUnit, parseChatOrder } from './parse-chat-order'

/** Fills the draft with the pieces of an order that was pasted from WhatsApp. */
export function ChatMessage({ onAdd }: { onAdd: (lines: readonly EditedLine[]) => void }) {
  const { t, language } = useLanguage()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const read = useMutation({
    meta: { errorText: 'adminDrafts.searchFailed' },
    mutationFn: async (message: string) =>
      Promise.all(
        parseChatOrder(message).map(async ({ productId, options, quantity }) => {
          const product = await queryClient.query({ ...catalogQueries.product(productId), staleTime: 0 })
          if (product === null) return null
          const unit = chosenUnit(product, options)
          return { line: lineOf(product, unit ?? firstUnit(product, []), quantity), isChosen: unit !== null }
        }),
      ),
    onSuccess: (found, message) => {
      const added = found.filter((one) => one !== null)
      if (added.length === 0) return
      onAdd(added.map(({ line }) => line))
      setText((now) => (now === message ? '' : now))
    },
  })
  const found = read.data
  const added = found?.filter((one) => one !== null) ?? []
  const unclear = added.filter(({ isChosen }) => !isChosen)
  const missing = (found?.length ?? 0) - added.length

  return (
    <details className="rounded-control border border-plaster-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-majolica">{t('adminDrafts.chat')}</summary>
      <div className="flex flex-col items-start gap-3 pb-4">
        <div className="w-full">
          <Field label={t('adminDrafts.chatText')} hint={t('adminDrafts.chatHint')}>
            {(control) => (
              <Textarea
                {...control}
                dir="auto"
                maxLength={20_000}
                value={text}
                onChange={({ target }) => {
                  setText(target.value)
                  if (target.value !== '') read.reset()
                }}
              />
            )}
          </Field>
        </div>
        <Button
          tone="secondary"
          busy={read.isPending}
          disabled={text.trim() === ''}
          onClick={() => read.mutate(text)}
        >
          {t('adminDrafts.chatAdd')}
        </Button>
        <Status className="flex w-full flex-col gap-2">
          {found !== undefined && (
            <Notice tone={added.length === 0 ? 'warning' : 'success'}>
              {t('adminDrafts.chatAdded', { count: added.length })}
            </Notice>
          )}
          {missing > 0 && <Notice tone="warning">{t('adminDrafts.chatMissing', { count: missing })}</Notice>}
          {unclear.length > 0 && (
            <Notice tone="warning">
              {t('adminDrafts.chatUnclear', {
                names: new Intl.ListFormat(language).format(
                  unclear.map(({ line }) => localized(line, 'name', language)),
                ),
              })}
            </Notice>
          )}
        </Status>
      </div>
    </details>
  )
}
