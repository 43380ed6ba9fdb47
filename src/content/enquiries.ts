import type { Text } from './text'

/** What the contact form starts with, by the parameter `about` of its address: what the shop asks back otherwise. */
export const enquiries: ReadonlyMap<string | null, { subject: Text; message: Text }> = new Map([
  [
    'bulk',
    {
      subject: {
        en: 'Offer for several pieces',
        fr: 'Offre pour plusieurs pièces',
        ar: 'عرض لعدة قطع',
      },
      message: {
        en: 'Pieces and how many of each:\n\nFor (family, guest house, hotel, event):\n\nDelivery to:\n\nNeeded by:\n',
        fr: 'Pièces et nombre de chacune\u00a0:\n\nPour (famille, maison d’hôtes, hôtel, événement)\u00a0:\n\nLivraison à\u00a0:\n\nPour le\u00a0:\n',
        ar: 'القطع وعدد كل منها:\n\nلأجل (عائلة، دار ضيافة، فندق، مناسبة):\n\nالتوصيل إلى:\n\nقبل تاريخ:\n',
      },
    },
  ],
])
