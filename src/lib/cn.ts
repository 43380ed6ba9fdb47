import { clsx, type ClassValue } from 'clsx'

// Primitives take a className that adds layout (margin, width, order) and never overrides their looks,
// so nothing has to be merged and no merger is shipped.
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
