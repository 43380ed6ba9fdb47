/** Invented people for the demonstration data: names, streets and telephone ranges that look right in each country. */
export type Country = 'morocco' | 'france' | 'spain' | 'usa' | 'canada' | 'uk'
export type Language = 'en' | 'fr' | 'ar'

export type Place = {
  city: string
  postalCode: string
  streets: string[]
  region?: string
  districts?: string[]
}

export type Nation = {
  country: Country
  customers: number
  firstNames: string[]
  lastNames: string[]
  languages: [Language, number][]
  /** International form; the last two digits are drawn, or the last six where the number ends in six zeros. */
  phones: string[]
  places: Place[]
}

const list = (text: string) => text.split(', ')

export const nations: Nation[] = [
  {
    country: 'morocco',
    customers: 84,
    firstNames: list(
      'Fatima, Khadija, Salma, Meryem, Hajar, Imane, Ghita, Zineb, Nadia, Samira, Houda, Loubna, Asmae, Kenza, Soukaina, Mohamed, Youssef, Mehdi, Hamza, Omar, Anas, Karim, Rachid, Hicham, Abdelilah, Said, Tarik, Nabil, Othmane, Driss',
    ),
    lastNames: list(
      'El Amrani, Benjelloun, Alaoui, Tazi, Bennani, El Idrissi, Berrada, Chraibi, El Fassi, Lahlou, Ouazzani, Sebti, Benkirane, Ait Ali, Oubella, El Mansouri, Naciri, Rhazi, Bouazza, Zerouali, Kabbaj, Mernissi, Skalli, Filali, Hajji, Belkadi',
    ),
    languages: [
      ['fr', 5],
      ['ar', 4],
      ['en', 1],
    ],
    phones: ['+212661000000', '+212662000000', '+212670000000', '+212651000000', '+212700000000'],
    places: [
      {
        city: 'Casablanca',
        postalCode: '20250',
        streets: [
          '14 rue Ibn Batouta',
          '82 boulevard Zerktouni',
          '5 rue des Hôpitaux',
          '231 boulevard Ghandi',
        ],
        districts: ['Maârif', 'Gauthier', 'Ain Diab', 'Oasis'],
      },
      {
        city: 'Rabat',
        postalCode: '10090',
        streets: ['9 avenue Fal Ould Oumeir', '27 rue Oued Ziz', '3 rue Tanger'],
        districts: ['Agdal', 'Hassan', 'Hay Riad'],
      },
      {
        city: 'Marrakech',
        postalCode: '40000',
        streets: ['18 rue de la Liberté', '44 avenue Mohammed VI', '7 derb Sidi Bouamer'],
        districts: ['Guéliz', 'Hivernage', 'Médina'],
      },
      {
        city: 'Fès',
        postalCode: '30000',
        streets: ['12 avenue Hassan II', '61 rue Abdelkrim El Khattabi', '4 derb Serrajine'],
        districts: ['Ville Nouvelle', 'Saiss', 'Batha'],
      },
      {
        city: 'Tanger',
        postalCode: '90000',
        streets: ['33 rue de Hollande', '10 avenue Moulay Youssef'],
        districts: ['Marshan', 'Iberia'],
      },
      { city: 'Agadir', postalCode: '80000', streets: ['21 avenue des FAR', '6 rue de l’Hôtel de Ville'] },
      { city: 'Meknès', postalCode: '50000', streets: ['15 rue Rouamzine', '2 avenue Allal Ben Abdellah'] },
      { city: 'Oujda', postalCode: '60000', streets: ['48 boulevard Derfoufi', '11 rue de Marrakech'] },
      {
        city: 'Kénitra',
        postalCode: '14000',
        streets: ['19 rue Maghreb El Arabi', '70 avenue Mohamed Diouri'],
      },
      { city: 'Tétouan', postalCode: '93000', streets: ['8 avenue Mohammed V', '25 rue Al Wahda'] },
    ],
  },
  {
    country: 'france',
    customers: 13,
    firstNames: list(
      'Camille, Julien, Claire, Antoine, Sophie, Nicolas, Amélie, Mathieu, Inès, Luc, Hélène, Paul',
    ),
    lastNames: list(
      'Moreau, Lefèvre, Garnier, Roussel, Fontaine, Chevalier, Marchand, Dupuis, Bertin, Colin',
    ),
    languages: [['fr', 1]],
    // Ranges that the regulator keeps for fiction.
    phones: ['+33639980000', '+33199000000', '+33465710000'],
    places: [
      { city: 'Paris', postalCode: '75011', streets: ['24 rue Oberkampf', '9 passage Saint-Bernard'] },
      { city: 'Lyon', postalCode: '69004', streets: ['17 rue du Mail', '3 place Bellevue'] },
      { city: 'Marseille', postalCode: '13006', streets: ['58 rue Paradis', '12 cours Julien'] },
      { city: 'Lille', postalCode: '59000', streets: ['6 rue de Gand'] },
      { city: 'Toulouse', postalCode: '31000', streets: ['31 rue des Filatiers'] },
    ],
  },
  {
    country: 'spain',
    customers: 7,
    firstNames: list('Lucía, Javier, Carmen, Álvaro, Elena, Pablo, Marta, Diego'),
    lastNames: list('García Ruiz, Romero, Navarro, Ortega, Molina, Serrano, Vidal'),
    languages: [
      ['en', 2],
      ['fr', 1],
    ],
    phones: ['+34610000000', '+34670000000'],
    places: [
      { city: 'Madrid', postalCode: '28012', streets: ['Calle de Atocha 41', 'Calle de Embajadores 18'] },
      { city: 'Barcelona', postalCode: '08010', streets: ['Carrer de Girona 77'] },
      { city: 'Granada', postalCode: '18010', streets: ['Calle Elvira 52'] },
      { city: 'Sevilla', postalCode: '41004', streets: ['Calle Sierpes 30'] },
    ],
  },
  {
    country: 'uk',
    customers: 6,
    firstNames: list('Emma, Oliver, Charlotte, James, Hannah, Thomas, Amelia'),
    lastNames: list('Walker, Hughes, Bennett, Fletcher, Collins, Barnes'),
    languages: [['en', 1]],
    // The range that the regulator keeps for fiction.
    phones: ['+447700900000'],
    places: [
      {
        city: 'London',
        postalCode: 'N16 8JR',
        streets: ['12 Stoke Newington Church Street', '88 Albion Road'],
      },
      { city: 'Bristol', postalCode: 'BS6 5QA', streets: ['5 Cotham Hill'] },
      { city: 'Edinburgh', postalCode: 'EH3 6SS', streets: ['34 Raeburn Place'] },
    ],
  },
  {
    country: 'usa',
    customers: 6,
    firstNames: list('Grace, Daniel, Olivia, Michael, Abigail, Ethan, Sarah'),
    lastNames: list('Johnson, Miller, Carter, Brooks, Sullivan, Hayes'),
    languages: [['en', 1]],
    phones: ['+12125550100', '+14155550100', '+15125550100'],
    places: [
      { city: 'New York', region: 'NY', postalCode: '10011', streets: ['210 W 18th Street, Apt 4B'] },
      { city: 'San Francisco', region: 'CA', postalCode: '94110', streets: ['1431 Valencia Street'] },
      { city: 'Austin', region: 'TX', postalCode: '78704', streets: ['902 S 1st Street', '77 Annie Street'] },
    ],
  },
  {
    country: 'canada',
    customers: 4,
    firstNames: list('Chloé, William, Megan, Étienne, Noah'),
    lastNames: list('Tremblay, Gagnon, MacDonald, Campbell'),
    languages: [
      ['fr', 1],
      ['en', 1],
    ],
    phones: ['+15145550100', '+14165550100'],
    places: [
      {
        city: 'Montréal',
        region: 'QC',
        postalCode: 'H2J 2L3',
        streets: ['4120 rue Saint-Denis', '55 avenue Laurier Est'],
      },
      { city: 'Toronto', region: 'ON', postalCode: 'M6J 1G1', streets: ['318 Queen Street West'] },
    ],
  },
]

export const landmarks = [
  '',
  '',
  '',
  '',
  'Face à la pharmacie',
  'Près de la mosquée',
  'À côté du café',
  'قرب الصيدلية',
]

export const orderNotes: Record<Language, string[]> = {
  en: [
    'Please call before delivery.',
    'It is a present: no invoice in the parcel, please.',
    'Leave it with the concierge.',
  ],
  fr: [
    'Merci d’appeler avant la livraison.',
    'C’est un cadeau, merci de ne pas joindre la facture.',
    'À déposer chez le gardien.',
  ],
  ar: ['يُرجى الاتصال قبل التوصيل.', 'هذه هدية، يُرجى عدم إرفاق الفاتورة.', 'يمكن ترك الطرد عند حارس العمارة.'],
}
