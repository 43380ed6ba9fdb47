import {
  ChartColumn,
  House,
  Inbox,
  Package,
  Settings,
  ShoppingBag,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '@/app/paths'
import type { PlainMessageKey } from '@/i18n/message-types'

type Place = {
  path: string
  label: PlainMessageKey
  icon: LucideIcon
  /** After `g`: go to this place. */
  letter: string
}

/** The areas of the admin, in the order of the sidebar. */
export const PLACES: readonly Place[] = [
  { path: paths.admin(), label: 'admin.dashboard', icon: House, letter: 'd' },
  { path: paths.adminProducts(), label: 'admin.products', icon: Package, letter: 'p' },
  { path: paths.adminOrders(), label: 'admin.orders', icon: ShoppingBag, letter: 'o' },
  { path: paths.adminCustomers(), label: 'admin.customers', icon: Users, letter: 'c' },
  { path: paths.adminAnalytics(), label: 'admin.analytics', icon: ChartColumn, letter: 'a' },
  { path: paths.adminMessages(), label: 'admin.messages', icon: Inbox, letter: 'm' },
  { path: paths.adminSettings(), label: 'admin.settings', icon: Settings, letter: 's' },
]
