import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { forgetPicked } from '../gallery/picked-pictures'
import type { Choices } from './merge-dialog'
import { conflictingColumns, updateProductMutation } from './mutations'
import { productFormQueries, type EditedProduct } from './queries'
import {
  differingColumns,
  PRODUCT_COLUMNS,
  productInput,
  productSchema,
  type ProductColumn,
  type ProductInput,
  type ProductRow,
  type ProductValues,
} from './schema'
import { useSaveFailure } from './use-save-failure'

type Clash = { theirs: Partial<ProductRow>; mine: ProductRow }

function pick(row: ProductRow, columns: readonly ProductColumn[]): Partial<ProductRow> {
  return Object.fromEntries(columns.map((column) => [column, row[column]]))
}

/**
 * The form of a product that others may change at the same moment. Fields that were not touched follow what is saved
 * elsewhere; those that were keep what was typed, and saying so is left to the page. `product` is what the database
 * last said.
 */
export function useEditedProduct(product: EditedProduct) {
  const queryClient = useQueryClient()
  const form = useForm<ProductInput, unknown, ProductValues>({
    resolver: zodResolver(productSchema),
    defaultValues: productInput(product),
  })
  const save = useMutation(updateProductMutation())
  const tellFailure = useSaveFailure(form)
  const values = useWatch({ control: form.control })
  const saved = productInput(product)
  const unsaved = PRODUCT_COLUMNS.filter((column) => values[column] !== saved[column])

  /** What the form's fields began with. */
  const base = useRef(product)
  /** What each column was when it was last on the screen: a save is refused where that is no longer so. */
  const seen = useRef(product)
  const [followed, setFollowed] = useState<ProductColumn[]>([])
  const [clashing, setClashing] = useState<ProductColumn[]>([])
  const [clash, setClash] = useState<Clash | null>(null)

  const isUnsaved = () => {
    const input = productInput(base.current)
    return PRODUCT_COLUMNS.some((column) => form.getValues(column) !== input[column])
  }

  const take = useEffectEvent((fresh: EditedProduct) => {
    const before = productInput(base.current)
    const now = productInput(fresh)
    const changed = differingColumns(fresh, base.current)
    const typed = changed.filter((column) => {
      const value = form.getValues(column)
      return value !== before[column] && value !== now[column]
    })
    const untouched = changed.filter((column) => form.getValues(column) === before[column])
    for (const column of untouched) form.setValue(column, now[column])
    // Also what clashed before and has not been decided yet.
    const undecided = differingColumns(seen.current, base.current).filter(
      (column) => !untouched.includes(column),
    )
    const kept = Object.fromEntries([...typed, ...undecided].map((column) => [column, seen.current[column]]))
    seen.current = {
      ...fresh,
      ...kept,
      image_color: 'image_url' in kept ? seen.current.image_color : fresh.image_color,
    }
    base.current = fresh
    if (save.isPending) return
    setClashing((known) => [...known.filter((column) => !changed.includes(column)), ...typed])
    // The gallery chooses the main picture as well, on this very page.
    const told = untouched.filter((column) => column !== 'image_url')
    setFollowed((known) => [...new Set([...known, ...told])])
  })
  useEffect(() => {
    if (product !== base.current) take(product)
  }, [product])

  const send = (mine: ProductValues) => {
    const sent = form.getValues()
    const shown = productInput(base.current)
    // Nobody's spaces are trimmed by the way.
    const changed = differingColumns(mine, base.current).filter((column) => sent[column] !== shown[column])
    if (changed.length === 0) {
      reset()
      return
    }
    save.mutate(
      { id: product.id, changes: pick(mine, changed), seen: seen.current },
      {
        onSuccess: (row) => {
          base.current = row
          seen.current = row
          const now = productInput(row)
          // What was typed while it was being saved stays.
          for (const column of PRODUCT_COLUMNS) {
            if (form.getValues(column) === sent[column]) form.setValue(column, now[column])
          }
          forgetPicked(sent.image_url)
          setFollowed([])
          setClashing([])
          setClash(null)
        },
        onError: (error) => {
          const theirs = conflictingColumns(error)
          if (theirs === null) tellFailure(error)
          else {
            setClash({ theirs, mine })
            void queryClient.invalidateQueries({ queryKey: productFormQueries.all(product.id) })
          }
        },
      },
    )
  }
  const submit = () => void form.handleSubmit(send)()

  function reset() {
    forgetPicked(form.getValues('image_url'))
    form.reset(productInput(base.current))
    seen.current = base.current
    setFollowed([])
    setClashing([])
  }

  return {
    form,
    unsaved,
    isUnsaved,
    isSaving: save.isPending,
    submit,
    reset,
    /** Untouched fields that somebody else has just changed. */
    followed,
    dismissFollowed: () => setFollowed([]),
    /** Touched fields that somebody else has saved with another value. */
    clashing,
    clash,
    compare: () => void form.handleSubmit((mine) => setClash({ theirs: pick(product, clashing), mine }))(),
    closeClash: () => setClash(null),
    /** What was decided is now what has been seen, and is saved. */
    resolve: (choices: Choices) => {
      if (clash === null) return
      const { theirs } = clash
      seen.current = { ...seen.current, ...theirs }
      base.current = { ...base.current, ...theirs }
      const input = productInput(base.current)
      for (const column of PRODUCT_COLUMNS) {
        if (choices[column] === 'theirs') form.setValue(column, input[column])
      }
      setClashing([])
      setClash(null)
      submit()
    },
  }
}
