import type { Translation } from '../../message-types'
import type { en } from './en'

export const fr = {
  'currency.about': 'environ {price}',
  'currency.rate': '1 {currency} = {price}, taux du {date}',
  'currency.charged':
    'Vous payez en dirhams ou, avec PayPal, dans la devise indiquée sur la page de paiement.',
} as const satisfies Translation<'fr', typeof en>
