import type { Translation } from '../../message-types'
import type { en } from './en'

export const fr = {
  'promotion.have': 'J’ai un code',
  'promotion.label': 'Code promo',
  'promotion.apply': 'Appliquer',
  'promotion.remove': 'Retirer le code {code}',
  'promotion.applied': '«\u00a0{name}\u00a0» vous fait économiser {amount}.',
  'promotion.problem.unknown': 'Nous ne connaissons pas le code {code}. Vérifiez son orthographe.',
  'promotion.problem.not_begun': 'Le code {code} n’est pas encore valable.',
  'promotion.problem.ended': 'Le code {code} n’est plus valable.',
  'promotion.problem.used_up': 'Le code {code} est épuisé.',
  'promotion.problem.used_before': 'Vous avez déjà utilisé le code {code}.',
  'promotion.problem.first_order': 'Le code {code} est réservé à une première commande.',
  'promotion.problem.no_product': 'Le code {code} concerne d’autres produits.',
  'promotion.problem.min_pieces': {
    one: 'Le code {code} demande au moins {count} pièce.',
    many: 'Le code {code} demande au moins {count} pièces.',
    other: 'Le code {code} demande au moins {count} pièces.',
  },
  'promotion.problem.min_subtotal': 'Le code {code} est valable à partir de {amount} d’achats.',
  'promotion.problem.nothing_saved': 'Le code {code} ne change rien au prix de ces articles.',
  'promotion.problem.better_offer':
    'Le code {code} n’est pas nécessaire\u00a0: «\u00a0{name}\u00a0» vous fait économiser davantage.',
} as const satisfies Translation<'fr', typeof en>
