import type { AnyCatalogue } from './message-types'

export const adminFiles = import.meta.glob<Record<string, AnyCatalogue>>('./messages/admin/*/*.ts')
