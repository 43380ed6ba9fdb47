import type { Tables } from '@/lib/database.types'

/**
 * How often a promotion was used by orders that were not cancelled, and for how much (MAD). `orders` counts the cancelled ones as well:
 * one that an order names cannot be deleted.
 */
export type Uses = { orders: number; uses: number; discount: number; revenue: number }

export type Promotion = Tables<'promotions'> & Uses

export type PromotionState = 'off' | 'planned' | 'running' | 'ended' | 'usedUp'

export function promotionState(promotion: Promotion, now: Date): PromotionState {
  if (!promotion.is_active) return 'off'
  if (promotion.ends_at !== null && new Date(promotion.ends_at) <= now) return 'ended'
  if (promotion.max_uses !== null && promotion.uses >= promotion.max_uses) return 'usedUp'
  return new Date(promotion.starts_at) > now ? 'planned' : 'running'
}
