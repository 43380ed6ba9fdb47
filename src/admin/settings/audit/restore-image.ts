import { mutationOptions } from '@tanstack/react-query'
import { finishAdding } from '@/admin/products/gallery/mutations'
import { adminKeys } from '@/admin/query-keys'
import { catalogQueries } from '@/catalog/queries'
import { unwrap } from '@/lib/errors'
import { supabase } from '@/lib/supabase'

/** Restores the picture that an entry of the audit log changed or deleted. */
export const restoreImageMutation = mutationOptions({
  mutationFn: async (entry: number) => {
    const client = await supabase()
    await finishAdding(unwrap(await client.rpc('restore_image', { entry_id: entry })))
  },
  meta: {
    invalidates: [adminKeys.all, catalogQueries.all],
    successText: 'adminSettings.audit.restored',
    errorText: 'adminSettings.audit.restoreFailed',
  },
})
