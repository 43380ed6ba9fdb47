import { clsx, type ClassValue } from 'clsx'

// A className passed to a ui component only adds layout (margin, width, order) and never overrides its style, so
// tailwind-merge is not needed.
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
