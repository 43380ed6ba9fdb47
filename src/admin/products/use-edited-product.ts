import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { releasePicked } from '@/admin/products/gallery/picture-storage'
import { watchTable } from '@/lib/realtime'
import { supabase } from '@/lib/supabase'
import type { Choices } from './merge-dialog'
import { conflictingColumns, updateProductMutation } from './mutations'
import { adminProductQueries, type EditedProduct } from './queries'
import { useSaveFailure } from './save-failures'
import {
  differingColumns,
  isSame,
  PRODUCT_COLUMNS,
  type ProductColumn,
  productInput,
  type ProductInput,
  type ProductRow,
  productSchema,
  type ProductValues,
} from './schema'

type Conflict = { theirs: Partial<ProductRow>; mine: ProductRow }

function pick(row: ProductRow, columns: readonly ProductColumn[]): Partial<ProductRow> {
  return Object.fromEntries(columns.map((column) => [column, row[column]]))
}

type ProductForm = UseFormReturn<ProductInput, unknown, ProductValues>

function isEdited(form: ProductForm, row: ProductRow): boolean {
  const input = productInput(row)
  return PRODUCT_COLUMNS.some((column) => !isSame(form.getValues(column), input[column]))
}

function setColumns(form: ProductForm, row: ProductRow, columns: readonly ProductColumn[]): void {
  const input = productInput(row)
  for (const column of columns) form.setValue(column, input[column])
}

/** What a newer row means for the columns of the form. */
function compareWithRemote(
  fresh: EditedProduct,
  latest: EditedProduct,
  baseline: EditedProduct,
  form: ProductForm,
) {
  const before = productInput(latest)
  const now = productInput(fresh)
  const changed = differingColumns(fresh, latest)
  /** Changed columns that are not edited here: they take the new value. */
  const untouched = changed.filter((column) => isSame(form.getValues(column), before[column]))
  /** Changed columns that are edited here to another value. */
  const typed = changed.filter((column) => {
    const value = form.getValues(column)
    return !isSame(value, before[column]) && !isSame(value, now[column])
  })
  // Also earlier conflicts that are not resolved yet.
  const undecided = differingColumns(baseline, latest).filter((column) => !untouched.includes(column))
  // For these columns the baseline stays what the operator last saw.
  const kept = [...typed, ...undecided]
  const rebased: EditedProduct = {
    ...fresh,
    ...pick(baseline, kept),
    image_color: kept.includes('image_url') ? baseline.image_color : fresh.image_color,
  }
  return { changed, untouched, typed, baseline: rebased }
}

/**
 * The form of a product that others may edit at the same time. When `product`, the latest row, changes, unedited fields take
 * the new values; edited fields keep what was typed and are reported as conflicting.
 */
export function useEditedProduct(product: EditedProduct) {
  const queryClient = useQueryClient()
  const form = useForm<ProductInput, unknown, ProductValues>({
    resolver: zodResolver(productSchema),
    defaultValues: productInput(product),
  })
  const save = useMutation(updateProductMutation())
  const reportFailure = useSaveFailure(form)
  const values = useWatch({ control: form.control })
  const saved = productInput(product)
  const unsaved = PRODUCT_COLUMNS.filter((column) => !isSame(values[column], saved[column]))

  /** The latest row: a field is edited when it differs from it. */
  const latest = useRef(product)
  /** What the operator last saw of each column. A save sends it along and is refused where the database holds another value. */
  const baseline = useRef(product)
  const [remoteChanges, setRemoteChanges] = useState<ProductColumn[]>([])
  const [conflicting, setConflicting] = useState<ProductColumn[]>([])
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const rebase = useEffectEvent((fresh: EditedProduct) => {
    const remote = compareWithRemote(fresh, latest.current, baseline.current, form)
    const { changed, untouched, typed } = remote
    setColumns(form, fresh, untouched)
    baseline.current = remote.baseline
    latest.current = fresh
    if (save.isPending) return
    setConflicting((earlier) => [...earlier.filter((column) => !changed.includes(column)), ...typed])
    // The gallery on the same page changes the main picture as well.
    const reported = untouched.filter((column) => column !== 'image_url')
    setRemoteChanges((earlier) => [...new Set([...earlier, ...reported])])
  })
  useEffect(() => {
    if (product !== latest.current) rebase(product)
  }, [product])

  const send = (mine: ProductValues) => {
    const sent = form.getValues()
    const shown = productInput(latest.current)
    // A field that was not edited is not saved, even where the schema would trim it.
    const changed = differingColumns(mine, latest.current).filter(
      (column) => !isSame(sent[column], shown[column]),
    )
    if (changed.length === 0) {
      reset()
      return
    }
    save.mutate(
      { id: product.id, changes: pick(mine, changed), baseline: baseline.current },
      {
        onSuccess: (row) => {
          latest.current = row
          baseline.current = row
          // Fields that were edited during the save keep their text.
          setColumns(
            form,
            row,
            PRODUCT_COLUMNS.filter((column) => isSame(form.getValues(column), sent[column])),
          )
          releasePicked(sent.image_url)
          setRemoteChanges([])
          setConflicting([])
          setConflict(null)
        },
        onError: (error) => {
          const theirs = conflictingColumns(error)
          if (theirs === null) reportFailure(error)
          else {
            setConflict({ theirs, mine })
            void queryClient.invalidateQueries({ queryKey: adminProductQueries.editor(product.id) })
          }
        },
      },
    )
  }
  const submit = () => {
    if (!save.isPending) void form.handleSubmit(send)()
  }

  function reset() {
    releasePicked(form.getValues('image_url'))
    form.reset(productInput(latest.current))
    baseline.current = latest.current
    setRemoteChanges([])
    setConflicting([])
  }

  return {
    form,
    unsaved,
    isUnsaved: () => isEdited(form, latest.current),
    isSaving: save.isPending,
    submit,
    reset,
    /** Unedited fields that were updated with a remote change. */
    remoteChanges,
    dismissRemoteChanges: () => setRemoteChanges([]),
    /** Edited fields that were saved elsewhere with another value. */
    conflicting,
    conflict,
    compare: () =>
      void form.handleSubmit((mine) => setConflict({ theirs: pick(product, conflicting), mine }))(),
    closeConflict: () => setConflict(null),
    /** Applies the choices with the remote values as the new baseline, and saves. */
    resolve: (choices: Choices) => {
      if (conflict === null) return
      const { theirs } = conflict
      baseline.current = { ...baseline.current, ...theirs }
      latest.current = { ...latest.current, ...theirs }
      setColumns(
        form,
        latest.current,
        PRODUCT_COLUMNS.filter((column) => choices[column] === 'theirs'),
      )
      setConflicting([])
      setConflict(null)
      submit()
    },
  }
}

/** An order or an import writes many rows: one refetch after the last of them. */
const DEBOUNCE_MS = 400

/** Refetches the product when it or its variations change, through an order or another operator. */
export function useLiveProduct(id: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: adminProductQueries.editor(id) }),
        DEBOUNCE_MS,
      )
    }
    const stops = [
      watchTable('products', refresh, supabase, `id=eq.${id}`),
      watchTable('product_variations', refresh, supabase, `product_id=eq.${id}`),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [id, queryClient])
}
