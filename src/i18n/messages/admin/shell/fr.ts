import type { Translation } from '../../../message-types'
import type { en } from './en'

export const fr = {
  'adminShell.pageTitle': '{page} – Administration',
  'adminShell.menu': 'Menu d’administration',
  'adminShell.dashboard': 'Tableau de bord',
  'adminShell.products': 'Produits',
  'adminShell.sales': 'Promotions',
  'adminShell.promotions': 'Codes et réductions',
  'adminShell.reviews': 'Avis',
  'adminShell.orders': 'Commandes',
  'adminShell.couriers': 'Transporteurs',
  'adminShell.payments': 'Paiements',
  'adminShell.customers': 'Clients',
  'adminShell.analytics': 'Statistiques',
  'adminShell.messages': 'Messages',
  'adminShell.settings': 'Paramètres',
  'adminShell.toShop': 'Voir la boutique',
  'adminShell.collapseSidebar': 'Réduire le menu',
  'adminShell.expandSidebar': 'Développer le menu',
  'adminShell.accessDenied': 'Accès refusé',
  'adminShell.accessDeniedText':
    'Cet espace est réservé à l’équipe de la boutique. Connectez-vous avec un compte administrateur pour continuer.',
  'adminShell.awaited':
    'Reconnectez-vous avec le même compte pour continuer\u00A0: ce que vous avez saisi ici est conservé tel quel.',
  'adminShell.awaitedSignIn': 'Se connecter (nouvel onglet)',

  'adminShell.find': 'Rechercher ou aller à…',
  'adminShell.paletteKey': 'Ctrl K',
  'adminShell.paletteActions': 'Pages et actions',
  'adminShell.paletteNothing': 'Aucun résultat pour «\u00A0{query}\u00A0».',
  'adminShell.newProduct': 'Nouveau produit',
  'adminShell.shortcuts': 'Raccourcis clavier',
  'adminShell.shortcutsOn': 'Raccourcis d’une seule touche',
  'adminShell.keysEverywhere': 'Partout',
  'adminShell.keysGo': 'Aller à',
  'adminShell.keysList': 'Dans les listes',
  'adminShell.keySearch': 'Rechercher dans cette page',
  'adminShell.keyNext': 'Ligne suivante',
  'adminShell.keyPrevious': 'Ligne précédente',
  'adminShell.keySelect': 'Sélectionner la ligne',
  'adminShell.keyOpen': 'Ouvrir la ligne',

  'adminShell.pages': 'Pages',
  'adminShell.page': 'Page {page}',
  'adminShell.firstPage': 'Première page',
  'adminShell.previousPage': 'Page précédente',
  'adminShell.nextPage': 'Page suivante',
  'adminShell.selectAll': 'Sélectionner toutes les lignes',
  'adminShell.selectRow': 'Sélectionner {name}',
  'adminShell.selected': {
    one: '{count} ligne sélectionnée',
    many: '{count} lignes sélectionnées',
    other: '{count} lignes sélectionnées',
  },
  'adminShell.clearSelection': 'Annuler la sélection',
  'adminShell.nothingFound': 'Aucun élément ne correspond à ces filtres.',
  'adminShell.firstOf': 'Seules les {shown} premières lignes sur {total} sont affichées ici.',
  'adminShell.clearFilters': 'Effacer les filtres',
  'adminShell.all': 'Tous',
  'adminShell.filters': 'Filtres',
  'adminShell.alert': 'Son et notification à chaque nouvelle commande',
  'adminShell.alertTitle': 'Une nouvelle commande est arrivée',
  'adminShell.waiting.toConfirm': {
    one: '{count} commande à confirmer',
    many: '{count} commandes à confirmer',
    other: '{count} commandes à confirmer',
  },
  'adminShell.waiting.toPack': {
    one: '{count} commande à préparer',
    many: '{count} commandes à préparer',
    other: '{count} commandes à préparer',
  },
  'adminShell.waiting.returns': {
    one: '{count} demande de retour à traiter',
    many: '{count} demandes de retour à traiter',
    other: '{count} demandes de retour à traiter',
  },
  'adminShell.waiting.reviews': {
    one: '{count} avis à traiter',
    many: '{count} avis à traiter',
    other: '{count} avis à traiter',
  },
  'adminShell.waiting.messages': {
    one: '{count} message non lu',
    many: '{count} messages non lus',
    other: '{count} messages non lus',
  },
  'adminShell.sort': 'Trier par',
  'adminShell.leaveTitle': 'Quitter sans enregistrer\u00A0?',
  'adminShell.discard': 'Abandonner',
  'adminShell.discardText': 'Ce que vous avez saisi sera perdu.',
  'adminShell.cancel': 'Annuler',
  'adminShell.save': 'Enregistrer',
  'adminShell.edit': 'Modifier',
  'adminShell.delete': 'Supprimer',
  'adminShell.export': 'Exporter',
  'adminShell.exportExcel': 'Excel (.xlsx)',
  'adminShell.exportCsv': 'CSV (.csv)',
  'adminShell.from': 'Du',
  'adminShell.to': 'Au',
  'adminShell.failed': '{what}\u00A0: {reason}',
  'adminShell.unread': 'Une partie de cette page n’a pas pu être lue.',
  'adminShell.lostScans': {
    one: '{count} numéro n’a pas pu être recherché. Scannez-le de nouveau\u00A0:',
    many: '{count} numéros n’ont pas pu être recherchés. Scannez-les de nouveau\u00A0:',
    other: '{count} numéros n’ont pas pu être recherchés. Scannez-les de nouveau\u00A0:',
  },
  'adminShell.clearScans': 'Effacer cette liste',

  'adminShell.error.already_refunded':
    'Cela a déjà été remboursé au client et ne peut plus être modifié ni annulé.',
  'adminShell.error.already_invoiced': 'La facture est émise, et une facture émise ne change plus.',
  'adminShell.error.return_settled':
    'Le retour dont cette commande était l’échange a été remboursé, échangé de nouveau ou clos, ou sa commande a été annulée\u00A0: celle-ci reste annulée.',
  'adminShell.error.has_return':
    'Des pièces de cette commande doivent encore revenir, ou ont été échangées\u00A0: terminez d’abord le retour, ou annulez l’échange. Vous trouvez les deux sur la page de la commande.',
  'adminShell.error.already_remitted':
    'Le transporteur a déjà remis l’argent de cette livraison\u00A0: elle ne peut plus être annulée. Enregistrez plutôt un retour ou un remboursement.',
  'adminShell.error.amount_mismatch': 'Le montant n’est pas le prix de ces pièces.',
  'adminShell.error.cash_collected':
    'L’argent de cette commande a été encaissé lors d’une livraison précédente\u00A0: rien de plus ne peut être encaissé pour elle. Créez une nouvelle commande pour le reste.',
  'adminShell.error.cash_held':
    'L’argent de cette commande a été encaissé lors d’une livraison précédente et n’est pas encore soldé. Soldez-le d’abord, ou marquez la commande comme expédiée et saisissez vous-même le transporteur.',
  'adminShell.error.stock_by_combination':
    'Le stock d’un produit à variantes se tient par combinaison\u00A0: modifiez-le sur la page du produit.',
  'adminShell.error.picked_up':
    'Le client vient retirer cette commande\u00A0: elle n’est pas remise à un transporteur.',
  'adminShell.error.picture_missing':
    'Un produit visible dans la boutique doit avoir une photo. Ajoutez-en une d’abord, ou retirez le produit de la boutique.',
  'adminShell.error.pieces_unknown':
    'La commande a été expédiée\u00A0: indiquez quelles pièces sont revenues avant de l’annuler.',
  'adminShell.error.too_many_combinations': 'Il y a trop de combinaisons de variantes\u00A0: 500 au maximum.',
  'adminShell.error.too_many_rows': 'Trop de lignes seraient modifiées à la fois.',
  'adminShell.error.too_many_views': 'Il y a déjà 20 vues enregistrées. Supprimez-en une d’abord.',
  'adminShell.now': 'Dans la boutique actuellement\u00a0: {value}',
  'adminShell.error.edit_conflict':
    'Ces données ont changé entre-temps\u00A0: quelqu’un d’autre les a modifiées, ou votre tentative précédente avait abouti.',
  'adminShell.error.future_day': 'Ce jour est à venir.',
  'adminShell.error.negative_stock': 'Il n’y a pas autant de pièces en stock.',
  'adminShell.error.no_hold': 'Cette commande n’expire pas\u00A0: sa réservation ne peut pas être prolongée.',
  'adminShell.error.offer_would_end':
    'Le nouveau prix atteindrait le prix avant réduction. Modifiez aussi celui-ci, ou mettez fin à la promotion.',
  'adminShell.error.price_out_of_range':
    'Le prix doit être compris entre 0,01 et 1\u00A0000\u00A0000\u00A0DH.',
  'adminShell.error.payment_mismatch': 'La référence appartient à une autre commande ou à un autre montant.',
  'adminShell.error.refund_too_large': 'C’est plus que ce qui a été payé et non remboursé.',
  'adminShell.error.unpaid': 'La commande n’est pas payée\u00A0: elle ne peut pas être expédiée.',
} satisfies Translation<'fr', typeof en>
