import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/language-context'
import { errorMessage, toAppError } from '@/lib/errors'
import { toast } from '@/ui/toast'
import { adminReviewMutations, adminReviewQueries } from './queries'

/** A decision about a review. When the review has changed meanwhile, that is said and its present text shown. */
export function useModerate() {
  const queryClient = useQueryClient()
  const { t } = useLanguage()
  return useMutation({
    ...adminReviewMutations.moderate(),
    onSuccess: (_, { decision }) => toast({ title: t(`adminReviews.done.${decision}`), tone: 'success' }),
    onError: (error) => {
      const isConflict = toAppError(error).code === 'edit_conflict'
      toast({
        title: t(isConflict ? 'adminReviews.conflict' : 'adminReviews.failed'),
        description: isConflict ? t('adminReviews.conflictText') : errorMessage(error, t),
        tone: 'error',
      })
      if (isConflict) void queryClient.invalidateQueries({ queryKey: adminReviewQueries.all })
    },
  })
}
