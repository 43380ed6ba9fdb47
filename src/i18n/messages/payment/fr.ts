import type { Translation } from '../../message-types'
import type { en } from './en'

export const fr = {
  'payment.title': 'Payer votre commande',
  'payment.order': 'Votre paiement',
  'payment.orderNumber': 'Commande',
  'payment.notFound': 'Commande introuvable',
  'payment.notFoundText': 'Rouvrez le lien de notre e-mail, ou écrivez-nous.',
  'payment.amount': 'À payer',
  'payment.partly': 'Nous avons reçu {paid} sur {total}.',
  'payment.heldUntil': 'Vos pièces sont réservées jusqu’au {date}.',
  'payment.paid': 'Merci, votre commande est payée.',
  'payment.received': 'Nous avons reçu {amount} ({ways}).',
  'payment.next': 'Nous préparons vos pièces et vous écrivons dès leur expédition.',
  'payment.nextPickup': 'Nous préparons vos pièces et vous écrivons dès que vous pouvez les retirer.',
  'payment.nextHere': 'Nous préparons vos pièces. Suivez votre commande ci-dessous.',
  'payment.attempt':
    'Vous avez commencé à payer ({way}) le {date} et nous n’avons pas encore de confirmation. Si vous avez terminé, attendez notre e-mail\u00A0; sinon, payez ci-dessous.',
  'payment.attemptHere':
    'Vous avez commencé à payer ({way}) le {date} et nous n’avons pas encore de confirmation. Si vous avez terminé, elle apparaîtra ici\u00A0; sinon, payez ci-dessous.',
  'payment.way.cash_on_delivery': 'paiement à la livraison',
  'payment.way.cash': 'espèces',
  'payment.way.transfer': 'virement bancaire',
  'payment.way.cmi': 'carte bancaire',
  'payment.way.paypal': 'PayPal',
  'payment.held':
    'Votre paiement ({way}) est en cours de vérification, ce qui peut prendre plusieurs jours. Inutile de payer à nouveau\u00a0: vos pièces sont réservées et nous vous écrirons.',
  'payment.heldHere':
    'Votre paiement ({way}) est en cours de vérification, ce qui peut prendre plusieurs jours. Inutile de payer à nouveau\u00A0: vos pièces sont réservées et cette page affichera le résultat.',
  'payment.awaited':
    'Nous attendons la confirmation de votre paiement. Vous pouvez fermer cette page\u00a0: nous vous écrirons.',
  'payment.awaitedHere':
    'Nous attendons la confirmation de votre paiement. Elle apparaîtra sur cette page, que vous pouvez rouvrir à tout moment.',
  'payment.again': 'Vous n’avez pas terminé\u00a0? Reprendre le paiement',
  'payment.againText':
    'Vous pouvez reprendre le paiement. Si le premier arrive malgré tout, nous vous remboursons l’un des deux.',
  'payment.declined':
    'Le paiement n’a pas abouti et rien n’a été débité. Réessayez ou choisissez un autre mode de paiement.',
  'payment.expired': 'Cette commande a été annulée, car le paiement n’est pas arrivé à temps.',
  'payment.expiredLate':
    'Si votre paiement est déjà en route, rien n’est perdu\u00a0: nous rétablissons la commande si les pièces sont encore disponibles, sinon nous vous remboursons.',
  'payment.cancelled': 'Cette commande a été annulée.',
  'payment.toRefund': 'Nous allons vous rembourser {amount}.',
  'payment.refunded': 'Nous vous avons remboursé {amount}.',
  'payment.onReceipt': 'Vous payez {amount} en espèces à la réception de votre commande.',
  'payment.how': 'Comment souhaitez-vous payer\u00a0?',
  'payment.orOnline': 'Ou payez en ligne',
  'payment.method.cardText':
    'Visa ou Mastercard, en dirhams, sur la page sécurisée du Centre monétique interbancaire. Sans frais.',
  'payment.method.cardGo': 'Payer par carte',
  'payment.method.paypalText':
    'En euros, dollars américains, livres sterling ou dollars canadiens, sur la page de PayPal. Sans frais de notre part.',
  'payment.method.paypalGo': 'Payer avec PayPal',
  'payment.currency': 'Devise',
  'payment.charged': 'PayPal débitera {amount} (1 {currency} = {rate}, taux du {date}).',
  'payment.chooseTransfer': 'Payer plutôt par virement',
  'payment.transfer.title': 'Virement bancaire',
  'payment.transfer.text':
    'Virez ce montant sur ce compte en indiquant le numéro de commande comme référence. Nous vous écrirons à sa réception, puis nous préparerons votre commande.',
  'payment.transfer.textHere':
    'Virez ce montant sur ce compte en indiquant le numéro de commande comme référence. Cette page indiquera sa réception, puis nous préparerons votre commande.',
  'payment.transfer.amount': 'Montant',
  'payment.transfer.reference': 'Référence',
  'payment.transfer.holder': 'Titulaire du compte',
  'payment.transfer.bank': 'Banque',
  'payment.transfer.qr': 'Code QR avec les coordonnées du virement',
  'payment.transfer.qrText': 'Les mêmes coordonnées, à scanner avec un téléphone',
  'payment.copy': 'Copier\u00a0: {label}',
  'payment.copied': 'Copié\u00a0: {label}',
  'payment.proof.label': 'Justificatif du virement (facultatif)',
  'payment.proof.hint': 'Une photo ou un PDF de 5\u00a0Mo au plus. Nous serons seuls à le voir.',
  'payment.proof.choose': 'Choisir un fichier',
  'payment.proof.signIn': 'Connectez-vous pour nous envoyer un justificatif du virement',
  'payment.proof.write': 'Pour nous envoyer un justificatif du virement, écrivez-nous\u00a0:',
  'payment.proof.of': 'Justificatif du virement, commande {number}',
  'payment.proof.type': 'Choisissez une photo (JPEG, PNG ou WebP) ou un PDF.',
  'payment.proof.size': 'Le fichier dépasse 5\u00a0Mo.',
  'payment.proof.full':
    'Nous avons reçu cinq fichiers pour cette commande, le maximum. Écrivez-nous s’il en manque un.',
  'payment.proof.sending': 'Envoi du fichier…',
  'payment.proof.received': {
    one: 'Nous avons reçu {count} fichier. Nous vous confirmerons le paiement par e-mail.',
    many: 'Nous avons reçu {count} fichiers. Nous vous confirmerons le paiement par e-mail.',
    other: 'Nous avons reçu {count} fichiers. Nous vous confirmerons le paiement par e-mail.',
  },
  'payment.proof.receivedHere': {
    one: 'Nous avons reçu {count} fichier. Cette page indiquera quand le paiement sera confirmé.',
    many: 'Nous avons reçu {count} fichiers. Cette page indiquera quand le paiement sera confirmé.',
    other: 'Nous avons reçu {count} fichiers. Cette page indiquera quand le paiement sera confirmé.',
  },
  'payment.invoices': 'Factures',
  'payment.invoice': 'Facture',
  'payment.creditNote': 'Facture d’avoir',
  'payment.track': 'Suivre la commande',
  'payment.orderAgain': 'Commander à nouveau',
  'payment.support': 'Une question sur votre paiement\u00a0?',

  'payment.complete.title': 'Votre commande',
  'payment.complete.text':
    'Nous avons préparé cette commande pour vous. Vérifiez-la, complétez vos coordonnées et passez-la.',
  'payment.complete.expired': 'Ce lien n’est plus valable',
  'payment.complete.unserved':
    'Nous ne livrons plus dans le pays de cette commande. Écrivez-nous, nous trouverons une solution.',
  'payment.complete.expiredText': 'Écrivez-nous et nous vous en enverrons un autre.',
  'payment.complete.placed': 'Cette commande est passée',
  'payment.complete.follow': 'Suivre la commande',
  'payment.complete.priceChanged':
    'Le prix est maintenant de {total}. Vérifiez-le, puis passez la commande de nouveau.',
  'payment.complete.items': 'Vos articles',
} as const satisfies Translation<'fr', typeof en>
