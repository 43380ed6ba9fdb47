import { loadArea } from '@/i18n/catalogues'

/** Below the first screen: its code comes after what is looked at. */
export const loadPageEnd = async () => {
  const [{ PageEnd }] = await Promise.all([import('./page-end'), loadArea('later')])
  return PageEnd
}
