import france from '@/assets/brand/flag-fr.svg'
import britain from '@/assets/brand/flag-gb.svg'
import morocco from '@/assets/brand/flag-ma.svg'
import type { Language } from '@/i18n/locales'

/** Of the country whose language the shop speaks: its Arabic is Morocco's. */
export const flags: Readonly<Record<Language, string>> = { en: britain, fr: france, ar: morocco }
