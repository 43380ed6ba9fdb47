import type { Translation } from '../../message-types'
import type { en } from './en'

export const fr = {
  'home.tab': 'Artisanat marocain fait main',
  'home.title': 'Découvrez le Maroc traditionnel dans chaque objet',
  'home.intro': 'Poufs, lanternes, cuivre, cuir et zellige, faits main dans des ateliers de tout le Maroc.',
  'home.shopAll': 'Voir tous les produits',
  'home.featured': 'Notre sélection',
  'home.exploreCities': 'Explorer par ville',
  'home.since': 'Fait main depuis 1995',
  'home.rating': 'note de nos clients',
  'home.pauseFilm': 'Mettre la vidéo d’arrière-plan en pause',
  'home.playFilm': 'Lire la vidéo d’arrière-plan',
  'home.trust': 'Nos engagements',
  'home.authentic': 'Authentique et fait main',
  'home.authenticText':
    'Authenticité garantie\u00a0: chaque pièce est faite main au Maroc, dans un atelier que nous connaissons.',
  'home.fast': 'Livraison rapide',
  'home.fastText': 'Frais et délai de livraison affichés avant la commande.',
  'home.fastDays': 'Livraison au Maroc\u00A0: {days}.',
  'home.fastFree': 'Livraison au Maroc\u00A0: {days}, gratuite dès {amount}.',
  'home.quality': 'Qualité garantie',
  'home.qualityText': 'Nous contrôlons chaque pièce avant qu’elle quitte l’atelier.',
  'home.support': 'Contact 24\u00A0h/24, 7\u00A0j/7',
  'home.supportText': 'Écrivez-nous à toute heure\u00A0: une vraie personne vous répond sous un jour ouvré.',
  'home.featuredText': 'Les dernières pièces sorties des ateliers.',
  'home.cities': 'Les villes marocaines et leurs métiers',
  'home.citiesText': 'Chaque ville a son savoir-faire, transmis de génération en génération.',
  'home.explore': 'Voir la collection',
  'home.exploreNamed': 'Voir la collection\u00a0: {city}',
  'home.viewAll': 'Voir toutes les collections',
  'home.crafts': 'Les métiers',
  'home.craftsText': 'Neuf métiers, chacun avec sa matière et son rythme.',
  'home.story': 'Derrière chaque pièce, un atelier',
  'home.storyText':
    'Dinandiers de la place Seffarine, maroquiniers de Marrakech, maîtres du zellige qui commencent au compas\u00A0: nous connaissons celles et ceux qui fabriquent ce que vous achetez, et nous avons noté ce qu’ils nous ont raconté.',
  'home.storyLink': 'Lire leurs histoires',
} satisfies Translation<'fr', typeof en>
