import {
  ChartColumn,
  Coins,
  House,
  Inbox,
  type LucideIcon,
  Package,
  Settings,
  ShoppingBag,
  Users,
} from 'lucide-react'
import type { PlainMessageKey } from '@/i18n/message-types'
import { paths } from '@/paths'

type Place = {
  path: string
  label: PlainMessageKey
  icon: LucideIcon
  /** After `g`: go to this place. */
  letter: string
}

/** The areas of the admin, in the order of the sidebar. */
export const PLACES: readonly Place[] = [
  { path: paths.admin(), label: 'adminShell.dashboard', icon: House, letter: 'd' },
  { path: paths.adminProducts(), label: 'adminShell.products', icon: Package, letter: 'p' },
  { path: paths.adminOrders(), label: 'adminShell.orders', icon: ShoppingBag, letter: 'o' },
  { path: paths.adminPayments(), label: 'adminShell.payments', icon: Coins, letter: 'y' },
  { path: paths.adminCustomers(), label: 'adminShell.customers', icon: Users, letter: 'c' },
  { path: paths.adminAnalytics(), label: 'adminShell.analytics', icon: ChartColumn, letter: 'a' },
  { path: paths.adminMessages(), label: 'adminShell.messages', icon: Inbox, letter: 'm' },
  { path: paths.adminSettings(), label: 'adminShell.settings', icon: Settings, letter: 's' },
]
