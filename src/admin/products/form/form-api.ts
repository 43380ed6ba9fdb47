import type { UseFormReturn } from 'react-hook-form'
import type { ProductInput, ProductValues } from './schema'

export type ProductFormApi = UseFormReturn<ProductInput, unknown, ProductValues>
