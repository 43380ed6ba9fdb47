import type { Translation } from '../../message-types'
import type { en } from './en'

export const fr = {
  'ordering.checkout.title': 'Passer la commande',
  'ordering.checkout.address': 'Adresse de livraison',
  'ordering.checkout.payment': 'Mode de paiement',
  'ordering.checkout.firstName': 'Prénom',
  'ordering.checkout.lastName': 'Nom',
  'ordering.checkout.email': 'E-mail',
  'ordering.checkout.emailHint':
    'Pour toute question sur la livraison. Les e-mails de commande vont à l’adresse de votre compte.',
  'ordering.checkout.phone': 'Téléphone',
  'ordering.checkout.streetAddress': 'Adresse',
  'ordering.checkout.district': 'Quartier',
  'ordering.checkout.landmark': 'Point de repère',
  'ordering.checkout.landmarkHint': 'Un lieu proche qui aide le livreur à vous trouver.',
  'ordering.checkout.city': 'Ville',
  'ordering.checkout.state': 'État',
  'ordering.checkout.province': 'Province ou territoire',
  'ordering.checkout.postalCode': 'Code postal',
  'ordering.checkout.postalExample': 'Par exemple {example}',
  'ordering.checkout.country': 'Pays',
  'ordering.checkout.notes': 'Remarques',
  'ordering.checkout.cashOnlyMorocco': 'Le paiement à la livraison n’est possible qu’au Maroc.',
  'ordering.checkout.duties': 'Les droits de douane du pays de destination ne sont pas compris.',
  'ordering.checkout.place': 'Confirmer la commande \u2013 {total}',
  'ordering.checkout.processing': 'Traitement en cours…',
  'ordering.checkout.placed': 'Commande enregistrée\u00A0!',
  'ordering.checkout.placedText': 'Merci pour votre achat. Vous recevrez bientôt un e-mail de confirmation.',
  'ordering.checkout.failed': 'La commande a échoué',
  'ordering.checkout.failedText': 'Une erreur s’est produite lors de votre commande. Veuillez réessayer.',
  'ordering.checkout.unknownText':
    'La boutique n’a pas répondu, nous ne savons donc pas si la commande est passée. Réessayez\u00A0: elle ne sera pas enregistrée deux fois.',
  'ordering.checkout.authRequired': 'Connexion requise',
  'ordering.checkout.authRequiredText': 'Veuillez vous connecter pour passer une commande.',
  'ordering.checkout.priceChanged': 'Le total est passé de {before} à {now}. Rien n’a encore été commandé.',
  'ordering.checkout.priceConsent':
    'Vérifiez le récapitulatif, puis confirmez à nouveau la commande si vous êtes d’accord.',
  'ordering.checkout.linesRefused':
    'Certains articles ne peuvent pas être livrés tels que commandés. Veuillez les modifier ci-dessous.',
  'ordering.checkout.alreadyPlaced':
    'Votre tentative précédente a abouti\u00A0: cette commande est déjà enregistrée.',
  'ordering.checkout.problems': 'Veuillez vérifier les champs signalés ci-dessous.',
  'ordering.checkout.billing': 'Informations de facturation',
  'ordering.checkout.shipping': 'Informations de livraison',
  'ordering.checkout.phoneHint': 'Le livreur vous appellera à ce numéro.',
  'ordering.checkout.phoneHintMobile':
    'Un numéro de mobile marocain (06 ou 07)\u00A0: le livreur vous appellera.',
  'ordering.checkout.mobileOnly':
    'Le paiement à la livraison nécessite un numéro de mobile marocain (06 ou 07).',
  'ordering.checkout.phoneHintAbroad': 'Indiquez l’indicatif si le numéro est étranger.',
  'ordering.checkout.saveAddress': 'Enregistrer cette adresse pour ma prochaine commande',
  'ordering.checkout.arrives': 'Livraison entre le {from} et le {to}',
  'ordering.checkout.deliveryFee': 'Livraison {fee}',
  'ordering.checkout.deliveryFree': 'Livraison gratuite',
  'ordering.checkout.offline':
    'Vous êtes hors ligne. Votre panier et ce formulaire sont conservés. Si vous commandez maintenant, la commande sera envoyée dès le retour de la connexion.',
  'ordering.checkout.held':
    'Vous êtes hors ligne\u00A0: votre commande n’est pas encore envoyée. Gardez cette page ouverte\u00A0: elle sera envoyée dès le retour de la connexion.',
  'ordering.checkout.cancelHeld': 'Annuler l’envoi',
  'ordering.checkout.waitsForNetwork': 'En attente de connexion…',
  'ordering.checkout.tooLate':
    'La connexion a été interrompue un moment\u00A0: votre commande n’a pas été envoyée. Vérifiez-la, puis confirmez-la à nouveau.',
  'ordering.checkout.takesLong':
    'Enregistrement de votre commande. Cela prend un peu plus de temps que d’habitude…',
  'ordering.checkout.takesVeryLong':
    'Toujours pas de réponse. Vous pouvez patienter encore, ou arrêter et vérifier si la commande est passée.',
  'ordering.checkout.stop': 'Ne plus attendre',
  'ordering.checkout.notSent':
    'La connexion a été coupée et nous n’avons pas reçu votre commande. Réessayez\u00A0: elle ne sera pas enregistrée deux fois.',
  'ordering.checkout.failing':
    'Nous ne pouvons pas prendre votre commande pour le moment\u00A0; rien n’a été commandé. Réessayez plus tard, ou écrivez-nous en indiquant la',
  'ordering.checkout.reference': 'référence',
  'ordering.checkout.wait': {
    one: 'Trop de commandes en peu de temps. Vous pourrez commander à nouveau dans {count} minute.',
    many: 'Trop de commandes en peu de temps. Vous pourrez commander à nouveau dans {count} minutes.',
    other: 'Trop de commandes en peu de temps. Vous pourrez commander à nouveau dans {count} minutes.',
  },

  'ordering.order.thanks': 'Merci pour votre commande\u00A0!',
  'ordering.order.received': 'Nous l’avons bien reçue et vous envoyons une confirmation par e-mail.',
  'ordering.order.number': 'Numéro de commande',
  'ordering.order.date': 'Date',
  'ordering.order.estimate': 'Livraison estimée',
  'ordering.order.payment': 'Paiement',
  'ordering.order.deliverTo': 'Adresse de livraison',
  'ordering.order.items': 'Articles',
  'ordering.order.bankText':
    'Veuillez virer le total sur ce compte, avec le numéro de commande comme référence.',
  'ordering.order.next': 'Et maintenant\u00A0?',
  'ordering.order.nextConfirm': 'Vous recevez notre confirmation par e-mail.',
  'ordering.order.nextPrepare': 'L’atelier prépare et emballe vos pièces.',
  'ordering.order.nextShip': 'Le livreur vous appelle avant de passer.',
  'ordering.order.support': 'Une question\u00A0? Écrivez-nous',
  'ordering.order.notFound': 'Commande introuvable',
  'ordering.order.notFoundText': 'Votre compte ne contient aucune commande portant ce numéro.',
  'ordering.order.signIn': 'Connectez-vous pour voir votre commande.',
  'ordering.order.status.pending': 'En attente',
  'ordering.order.status.processing': 'En préparation',
  'ordering.order.status.shipped': 'Expédiée',
  'ordering.order.status.delivered': 'Livrée',
  'ordering.order.status.cancelled': 'Annulée',
  'ordering.order.reason.customer_request': 'À votre demande',
  'ordering.order.reason.out_of_stock': 'Une pièce n’est plus disponible',
  'ordering.order.reason.unreachable': 'Nous n’avons pas pu vous joindre',
  'ordering.order.reason.payment': 'Le paiement n’est pas arrivé',
  'ordering.order.reason.other': 'Annulée par la boutique',
  'ordering.order.statusToCome': 'à venir',
  'ordering.order.nextTransfer': 'Virez le total sur le compte ci-dessus.',
  'ordering.order.track': 'Suivre cette commande',
  'ordering.order.trackText':
    'Ce lien permet de suivre la commande sans se connecter. Il figure aussi dans nos e-mails.',
  'ordering.order.confirmChat': 'Confirmer sur WhatsApp',
  'ordering.order.toAccount': 'Toutes mes commandes',
  'ordering.order.between': 'du {from} au {to}',
  'ordering.order.supportPage': 'Aide et assistance',

  'ordering.track.title': 'Suivi de commande',
  'ordering.track.lines': 'Dans cette commande',
  'ordering.track.arrives': 'Livraison estimée\u00A0: du {from} au {to}',
  'ordering.track.notFound': 'Aucune commande trouvée',
  'ordering.track.notFoundText':
    'Ce lien est incomplet ou n’est plus valable. Ouvrez-le à nouveau depuis votre e-mail, ou écrivez-nous.',
  'ordering.track.updated': 'Cette page se met à jour automatiquement.',
} satisfies Translation<'fr', typeof en>
