import type { Translation } from '../../message-types'
import type { en } from './en'

export const fr = {
  'alerts.text':
    'Nous vous écrirons une seule fois, dès qu’une pièce sera de nouveau en stock, dans l’ordre des demandes.',
  'alerts.contact': 'E-mail ou numéro de téléphone marocain',
  'alerts.contactHint': 'Par exemple nom@example.com ou 06\u00A012\u00A034\u00A056\u00A078.',
  'alerts.invalid': 'Saisissez une adresse e-mail ou un numéro de téléphone marocain.',
  'alerts.consent':
    'Nous l’utilisons pour ce seul message et l’effaçons trois mois après, ou au bout d’un an sans nouvelles.',
  'alerts.submit': 'Me prévenir',
  'alerts.done': 'C’est noté. Vous recevrez un seul message, dès qu’une pièce sera là pour vous.',
  'alerts.stopTitle': 'Arrêter les alertes de stock',
  'alerts.stopText':
    'Nous ne vous préviendrons plus du retour d’aucune pièce. Une nouvelle demande reste possible sur la page d’un produit.',
  'alerts.stop': 'Arrêter toutes mes alertes',
  'alerts.stopped': 'Vos alertes de stock sont arrêtées.',
  'alerts.noToken': 'Ce lien est incomplet. Ouvrez-le de nouveau depuis notre e-mail.',
} as const satisfies Translation<'fr', typeof en>
