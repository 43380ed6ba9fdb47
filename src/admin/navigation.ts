import {
  BadgePercent,
  ChartColumn,
  Coins,
  House,
  Inbox,
  type LucideIcon,
  Package,
  Settings,
  ShoppingBag,
  Star,
  TicketPercent,
  Truck,
  Users,
} from 'lucide-react'
import { adminPaths } from '@/admin/admin-paths'
import type { PlainMessageKey } from '@/i18n/message-types'
import { paths } from '@/paths'
import type { Badges } from './badges'

type WaitingKey = `adminShell.waiting.${'toConfirm' | 'toPack' | 'returns' | 'reviews' | 'messages'}`

type Place = {
  path: string
  label: PlainMessageKey
  icon: LucideIcon
  /** After `g`: go to this place. */
  letter: string
  /** What waits there, as a number beside it: its parts, each with a sentence. */
  waiting?: readonly (readonly [count: Exclude<keyof Badges, 'newest_order'>, label: WaitingKey])[]
}

/** The areas of the admin, in the order of the sidebar. */
export const PLACES: readonly Place[] = [
  { path: paths.admin(), label: 'adminShell.dashboard', icon: House, letter: 'd' },
  { path: adminPaths.products(), label: 'adminShell.products', icon: Package, letter: 'p' },
  {
    path: adminPaths.orders(),
    label: 'adminShell.orders',
    icon: ShoppingBag,
    letter: 'o',
    waiting: [
      ['to_confirm', 'adminShell.waiting.toConfirm'],
      ['to_pack', 'adminShell.waiting.toPack'],
      ['returns', 'adminShell.waiting.returns'],
    ],
  },
  { path: adminPaths.couriers(), label: 'adminShell.couriers', icon: Truck, letter: 'l' },
  { path: adminPaths.payments(), label: 'adminShell.payments', icon: Coins, letter: 'y' },
  { path: adminPaths.customers(), label: 'adminShell.customers', icon: Users, letter: 'c' },
  {
    path: adminPaths.reviews(),
    label: 'adminShell.reviews',
    icon: Star,
    letter: 'v',
    waiting: [['reviews', 'adminShell.waiting.reviews']],
  },
  { path: adminPaths.promotions(), label: 'adminShell.promotions', icon: TicketPercent, letter: 'k' },
  { path: adminPaths.sales(), label: 'adminShell.sales', icon: BadgePercent, letter: 'r' },
  { path: adminPaths.analytics(), label: 'adminShell.analytics', icon: ChartColumn, letter: 'a' },
  {
    path: adminPaths.messages(),
    label: 'adminShell.messages',
    icon: Inbox,
    letter: 'm',
    waiting: [['messages', 'adminShell.waiting.messages']],
  },
  { path: adminPaths.settings(), label: 'adminShell.settings', icon: Settings, letter: 's' },
]
