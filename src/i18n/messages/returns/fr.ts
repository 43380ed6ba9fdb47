import type { Translation } from '../../message-types'
import type { en } from './en'

export const fr = {
  'returns.title': 'Retour ou échange',
  'returns.order': 'Commande',
  'returns.until': 'Vous pouvez demander un retour jusqu’au {date}.',
  'returns.notDelivered':
    'Vous pourrez demander un retour ici dès que la commande sera livrée, pendant {count} jours à compter de la livraison.',
  'returns.closed':
    'Le délai de retour de cette commande a pris fin le {date}. Si une pièce présente un défaut, écrivez-nous\u00a0: vos droits légaux demeurent.',
  'returns.nothingLeft': 'Toutes les pièces de cette commande sont déjà dans un retour ou remboursées.',
  'returns.notFound': 'Commande introuvable',
  'returns.notFoundText': 'Rouvrez le lien de notre e-mail, ou écrivez-nous.',
  'returns.support': 'Une question sur votre retour\u00a0?',
  'returns.track': 'Suivre la commande',
  'returns.another': 'Retourner d’autres pièces',

  'returns.form.title': 'Que souhaitez-vous retourner\u00a0?',
  'returns.form.item': 'Pièces à retourner\u00a0: {name}',
  'returns.form.none': 'Aucune',
  'returns.form.ofBought': 'sur {count}',
  'returns.form.unavailable': 'Déjà dans un retour ou remboursée',
  'returns.form.itemsMissing': 'Choisissez au moins une pièce.',
  'returns.form.reason': 'Motif',
  'returns.form.reasonChoose': 'Choisissez un motif',
  'returns.form.wish': 'Que souhaitez-vous à la place\u00a0?',
  'returns.form.note': 'Remarque',
  'returns.form.noteRefund': 'Par exemple ce qui ne va pas avec la pièce.',
  'returns.form.noteExchange': 'Quelle pièce, couleur ou taille souhaitez-vous à la place\u00a0?',
  'returns.form.noteMissing': 'Indiquez ce que vous souhaitez en échange.',
  'returns.form.photos': 'Photos',
  'returns.form.photosHint':
    'Jusqu’à {max}. En cas de défaut ou de casse, elles nous aident à répondre aussitôt.',
  'returns.form.addPhoto': 'Ajouter des photos',
  'returns.form.photo': 'Photo {number}',
  'returns.form.removePhoto': 'Retirer la photo {number}',
  'returns.form.photoType':
    'Ce fichier n’est pas une photo que nous pouvons lire. Choisissez un JPEG ou un PNG.',
  'returns.form.tooManyPhotos':
    'Vous pouvez ajouter {max} photos au plus\u00a0; les autres n’ont pas été ajoutées.',
  'returns.form.send': 'Demander le retour',
  'returns.form.sendPhotos': 'Renvoyer les photos',
  'returns.form.skipPhotos': 'Continuer sans elles',
  'returns.form.photosFailed':
    'Votre retour {number} est enregistré, mais toutes les photos n’ont pas été envoyées. Vous pouvez les renvoyer.',
  'returns.form.cancel': 'Annuler',
  'returns.form.problems': 'Veuillez vérifier les champs signalés ci-dessus.',
  'returns.form.unanswered':
    'Nous ne savons pas si votre demande est arrivée. Renvoyez-la telle quelle\u00a0: elle ne sera pas enregistrée deux fois.',

  'returns.done': 'Votre retour {number} est enregistré. Nous vous répondrons par e-mail.',
  'returns.doneHere': 'Votre retour {number} est enregistré. Notre réponse apparaîtra sur cette page.',
  'returns.cancelled': 'Votre retour {number} est annulé.',
  'returns.list': 'Vos retours',
  'returns.number': 'Retour {number}',
  'returns.pieces': 'Pièces',
  'returns.piece': '{quantity} × {name}',
  'returns.reason': 'Motif',
  'returns.reason.damaged': 'Arrivée abîmée',
  'returns.reason.wrong_item': 'Ce n’est pas la pièce commandée',
  'returns.reason.not_as_described': 'Non conforme à la description',
  'returns.reason.changed_mind': 'Ne me convient pas',
  'returns.reason.other': 'Autre motif',
  'returns.wish': 'Souhait',
  'returns.wish.refund': 'Remboursement',
  'returns.wish.exchange': 'Échange',
  'returns.photos': { one: '{count} photo', many: '{count} photos', other: '{count} photos' },
  'returns.steps': 'Étapes',
  'returns.state.requested': 'Demandé',
  'returns.state.approved': 'Accepté',
  'returns.state.refused': 'Refusé',
  'returns.state.received': 'Pièces reçues',
  'returns.state.closed': 'Terminé',
  'returns.state.cancelled': 'Annulé',
  'returns.toCome': 'à venir',
  'returns.next.requested':
    'Nous examinons votre demande et vous répondons par e-mail. Merci de ne rien renvoyer pour l’instant.',
  'returns.next.requestedHere':
    'Nous examinons votre demande et vous répondons sur cette page. Merci de ne rien renvoyer pour l’instant.',
  'returns.next.approved':
    'Emballez les pièces comme à l’arrivée, inscrivez {number} sur le colis et gardez le reçu du transporteur.',
  'returns.next.bankAccount':
    'Payé en espèces ou par virement\u00A0? Envoyez-nous le compte bancaire à créditer (RIB ou IBAN).',
  'returns.next.received': 'Nous vérifions les pièces.',
  'returns.next.refunded':
    'Ce retour est remboursé. La facture d’avoir se trouve avec les factures de la commande.',
  'returns.next.exchanged': 'Votre échange est la commande {number}.',
  'returns.next.exchangeCancelled':
    'Votre échange, la commande {number}, est annulé. Nous vous rembourserons ou vous préparerons d’autres pièces.',
  'returns.shopPays':
    'Le retour est à notre charge\u00a0: envoyez-nous le reçu du transporteur et nous vous rembourserons ces frais.',
  'returns.customerPays': 'Les frais de retour sont à votre charge.',
  'returns.sendTo': 'Adresse d’envoi',
  'returns.refusal': 'Pourquoi nous ne pouvons pas l’accepter',
  'returns.closing': 'Pourquoi ce retour est clos',
  'returns.followExchange': 'Suivre la nouvelle commande',
  'returns.cancel.button': 'Annuler le retour',
  'returns.cancel.title': 'Annuler ce retour\u00a0?',
  'returns.cancel.text': 'Le retour {number} prend fin et vous gardez les pièces.',
  'returns.cancel.keep': 'Garder le retour',
  'returns.cancel.tooLate': 'Ce retour ne peut plus être annulé\u00a0: son statut a changé entre-temps.',
} as const satisfies Translation<'fr', typeof en>
