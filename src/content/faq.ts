import { paths } from '@/paths'
import type { Text } from './text'

export const FAQ_GROUPS = ['orders', 'payment', 'delivery', 'returns', 'pieces'] as const
export type FaqGroup = (typeof FAQ_GROUPS)[number]

export const faqGroupTitles: Readonly<Record<FaqGroup, Text>> = {
  orders: { en: 'Orders', fr: 'Commandes', ar: 'الطلبات' },
  payment: { en: 'Prices and payment', fr: 'Prix et paiement', ar: 'الأسعار والدفع' },
  delivery: { en: 'Delivery', fr: 'Livraison', ar: 'التوصيل' },
  returns: { en: 'Returns and damage', fr: 'Retours et casse', ar: 'الاسترجاع والقطع المتضررة' },
  pieces: { en: 'The pieces', fr: 'Les pièces', ar: 'القطع' },
}

export type FaqEntry = {
  /** Part of the question's anchor, so it must not change once published. */
  readonly id: string
  readonly group: FaqGroup
  readonly question: Text
  readonly answer: Text
  /** Where the answer leads. */
  readonly link?: { readonly to: string; readonly text: Text }
}

export const faq: readonly FaqEntry[] = [
  {
    id: 'how-to-order',
    group: 'orders',
    question: {
      en: 'How do I place an order?',
      fr: 'Comment passer une commande\u00a0?',
      ar: 'كيف أسجل طلبًا؟',
    },
    answer: {
      en: 'Choose a piece, its colour or size where there is a choice, and add it to the cart. At checkout you enter your address, choose how to pay and see the total, delivery included, before you confirm. The confirmation with your order number appears at once and, if you gave an email address, also comes by email.',
      fr: 'Choisissez une pièce, sa couleur ou sa taille s’il y a un choix, et ajoutez-la au panier. Vous indiquez ensuite l’adresse, choisissez le mode de paiement et voyez le total, livraison comprise, avant de confirmer. La confirmation, avec votre numéro de commande, s’affiche aussitôt et, si vous avez donné une adresse e-mail, vous parvient aussi par e-mail.',
      ar: 'اختر القطعة ولونها أو مقاسها إن وُجد خيار، ثم أضفها إلى السلة. عند إتمام الطلب تدخل العنوان وتختار طريقة الدفع وترى المجموع شاملًا التوصيل قبل التأكيد. ويظهر تأكيد الطلب ورقمه في الحين، ويصلك أيضًا عبر البريد الإلكتروني إن أدخلته.',
    },
  },
  {
    id: 'account',
    group: 'orders',
    question: {
      en: 'Do I need an account?',
      fr: 'Faut-il un compte\u00a0?',
      ar: 'هل أحتاج إلى حساب؟',
    },
    answer: {
      en: 'No, unless the checkout asks you to sign in. Within Morocco your name, phone number and address are enough; abroad or to pay by card, we also need an email address. You can find the order again with its number and your phone number. An account keeps your orders and addresses together; where new accounts can be created, you can move the order into one afterwards.',
      fr: 'Non, sauf si la page de commande vous demande de vous connecter. Au Maroc, votre nom, votre téléphone et votre adresse suffisent\u00a0; à l’étranger ou pour payer par carte, il nous faut aussi une adresse e-mail. Vous retrouvez la commande avec son numéro et votre téléphone. Un compte réunit vos commandes et vos adresses\u00a0; lorsque la création de comptes est ouverte, vous pouvez y ranger la commande après l’achat.',
      ar: 'لا، إلا إذا طُلب منك تسجيل الدخول عند إتمام الطلب. داخل المغرب يكفي اسمك ورقم هاتفك وعنوانك، أما في الخارج أو للدفع بالبطاقة فيلزم بريدك الإلكتروني أيضًا. وتجد طلبك من جديد برقمه ورقم هاتفك. أما الحساب فيجمع طلباتك وعناوينك، ويمكنك بعد الطلب أن تضمه إلى حساب متى كان إنشاء الحسابات متاحًا.',
    },
  },
  {
    id: 'handmade',
    group: 'orders',
    question: {
      en: 'Are the pieces really made by hand in Morocco?',
      fr: 'Les pièces sont-elles vraiment faites à la main au Maroc\u00a0?',
      ar: 'هل القطع مصنوعة يدويًا في المغرب حقًا؟',
    },
    answer: {
      en: 'Yes. They come from family workshops and cooperatives, and the page of each piece names the place where it was made. We buy from the people who make them and know their workshops.',
      fr: 'Oui. Elles viennent d’ateliers familiaux et de coopératives, et chaque fiche indique le lieu où la pièce a été faite. Nous achetons directement à celles et ceux qui les fabriquent, et nous connaissons leurs ateliers.',
      ar: 'نعم. مصدرها ورشات عائلية وتعاونيات، وتذكر صفحة كل قطعة مكان صنعها. نشتري من الصناع التقليديين مباشرة ونعرف ورشاتهم.',
    },
  },
  {
    id: 'differences',
    group: 'orders',
    question: {
      en: 'Will my piece look exactly like the photo?',
      fr: 'Ma pièce sera-t-elle identique à la photo\u00a0?',
      ar: 'هل تكون القطعة مطابقة للصورة تمامًا؟',
    },
    answer: {
      en: 'It is the same model, but not the same object. A shade, a seam or a brushstroke differs a little from piece to piece, and measurements vary by one or two centimetres. That is the mark of the hand, not a fault.',
      fr: 'C’est le même modèle, mais pas le même objet. Une nuance, une couture, un coup de pinceau varient un peu d’une pièce à l’autre, et les dimensions d’un ou deux centimètres. C’est la marque de la main, non un défaut.',
      ar: 'هو التصميم نفسه لا القطعة نفسها. يختلف اللون أو الخياطة أو خط الفرشاة قليلًا من قطعة إلى أخرى، وقد تتفاوت المقاسات بسنتيمتر أو اثنين. تلك بصمة اليد وليست عيبًا.',
    },
  },
  {
    id: 'made-to-order',
    group: 'orders',
    question: {
      en: 'Can you make a piece to order?',
      fr: 'Pouvez-vous fabriquer une pièce sur commande\u00a0?',
      ar: 'هل تصنعون قطعًا حسب الطلب؟',
    },
    answer: {
      en: 'Often, yes: another size, another colour, a name engraved. Write to us with what you have in mind; we ask the workshop and answer with a price. Most special orders are ready in {madeMin} to {madeMax} business days; a piece of the catalogue that is made to order takes the time stated on its page. Delivery comes on top.',
      fr: 'Souvent, oui\u00a0: une autre taille, une autre couleur, un nom gravé. Écrivez-nous ce que vous imaginez\u00a0; nous interrogeons l’atelier et vous répondons avec un prix. La plupart de ces demandes sont prêtes en {madeMin} à {madeMax} jours ouvrés\u00a0; une pièce du catalogue faite sur commande prend le délai indiqué sur sa fiche. La livraison vient ensuite.',
      ar: 'نعم في أغلب الأحيان: مقاس آخر أو لون آخر أو اسم منقوش. راسلنا بما تريد فنسأل الورشة ونجيبك بالسعر. معظم هذه الطلبات تجهز في مدة من {madeMin} إلى {madeMax} أيام عمل، أما القطعة المعروضة التي تُصنع حسب الطلب فتحتاج إلى المدة المذكورة في صفحتها، ثم تبدأ مدة التوصيل.',
    },
  },
  {
    id: 'bulk',
    group: 'orders',
    question: {
      en: 'Is there a discount for several pieces?',
      fr: 'Y a-t-il une remise pour plusieurs pièces\u00a0?',
      ar: 'هل هناك تخفيض عند طلب عدة قطع؟',
    },
    answer: {
      en: 'Yes, for orders of more than {bulkPieces} pieces, and for families, guest houses and hotels that are furnishing. Send us the list before you order and we answer with an offer.',
      fr: 'Oui, pour les commandes de plus de {bulkPieces} pièces, et pour les familles, maisons d’hôtes et hôtels qui s’équipent. Envoyez-nous la liste avant de commander\u00a0: nous vous répondons par une offre.',
      ar: 'نعم، للطلبات التي تزيد على {bulkPieces} قطع، وللعائلات ودور الضيافة والفنادق. أرسل إلينا القائمة قبل الطلب ونجيبك بعرض.',
    },
    link: {
      to: `${paths.contact()}?about=bulk`,
      text: { en: 'Ask for an offer', fr: 'Demander une offre', ar: 'اطلب عرضًا' },
    },
  },
  {
    id: 'cancel',
    group: 'orders',
    question: {
      en: 'Can I change or cancel my order?',
      fr: 'Puis-je modifier ou annuler ma commande\u00a0?',
      ar: 'هل يمكنني تعديل طلبي أو إلغاؤه؟',
    },
    answer: {
      en: 'As long as it is pending, yes. Open it in your account and cancel it there; without an account, or to change it, write to us or call with the order number. Once the workshop has started or the parcel has left, the rules for returns apply.',
      fr: 'Oui, tant qu’elle est en attente. Ouvrez-la dans votre compte pour l’annuler\u00a0; sans compte, ou pour la modifier, écrivez-nous ou appelez-nous en indiquant son numéro. Une fois l’atelier à l’œuvre ou le colis parti, ce sont les règles de retour qui s’appliquent.',
      ar: 'نعم، ما دام قيد الانتظار. افتحه في حسابك لإلغائه، وإن لم يكن لك حساب أو أردت تعديله فراسلنا أو اتصل بنا مع ذكر رقمه. أما إذا بدأت الورشة العمل أو أُرسل الطرد، فتسري قواعد الاسترجاع.',
    },
  },
  {
    id: 'gift',
    group: 'orders',
    question: {
      en: 'Can you send a gift to someone else?',
      fr: 'Pouvez-vous envoyer un cadeau à quelqu’un d’autre\u00a0?',
      ar: 'هل يمكن إرسال هدية إلى شخص آخر؟',
    },
    answer: {
      en: 'Yes: give that person’s address and telephone number at checkout, tick “This order is a gift” and write a few words. We put them on a card and leave prices and invoice out of the parcel; only a parcel to another country must carry an invoice for customs. We also wrap the gift where the checkout offers it. With cash on delivery, the person who opens the door pays the courier, so choose another payment method for a gift.',
      fr: 'Oui\u00a0: indiquez son adresse et son téléphone en passant commande, cochez «\u00a0Cette commande est un cadeau\u00a0» et écrivez quelques mots. Nous les mettons sur une carte et ne joignons ni prix ni facture au colis\u00a0; seul un colis pour l’étranger doit porter une facture pour la douane. Nous emballons aussi le cadeau lorsque la page de commande le propose. Avec le paiement à la livraison, c’est la personne qui ouvre la porte qui paie\u00a0; pour un cadeau, choisissez donc un autre mode de paiement.',
      ar: 'نعم: أدخل عنوان ذلك الشخص وهاتفه عند إتمام الطلب، واختر «هذا الطلب هدية» واكتب بضع كلمات. نضعها على بطاقة ولا نضع في الطرد أسعارًا ولا فاتورة، إلا الطرد المرسل إلى الخارج فلا بد له من فاتورة للجمارك. ونغلف الهدية أيضًا متى عُرض ذلك عند إتمام الطلب. مع الدفع عند الاستلام يدفع المبلغ من يفتح الباب، لذلك اختر طريقة دفع أخرى للهدايا.',
    },
  },
  {
    id: 'payment-methods',
    group: 'payment',
    question: {
      en: 'How can I pay?',
      fr: 'Comment puis-je payer\u00a0?',
      ar: 'ما طرق الدفع المتاحة؟',
    },
    answer: {
      en: 'By one of the payment methods that the checkout offers for your country: for example in cash to the courier when the parcel arrives in Morocco, which requires a Moroccan mobile number (06 or 07), by bank transfer, by card or, for orders from abroad, with PayPal.',
      fr: 'Par l’un des modes de paiement que la page de commande propose pour votre pays\u00a0: par exemple en espèces au livreur, à l’arrivée du colis au Maroc, avec un numéro de mobile marocain (06 ou 07), par virement bancaire, par carte ou, pour une commande depuis l’étranger, par PayPal.',
      ar: 'بإحدى طرق الدفع المعروضة لبلدك عند إتمام الطلب، مثل الدفع نقدًا للموزع عند وصول الطرد داخل المغرب، ويلزم له رقم هاتف محمول مغربي (06 أو 07)، أو التحويل البنكي، أو البطاقة البنكية، أو باي بال للطلبات من الخارج.',
    },
  },
  {
    id: 'card',
    group: 'payment',
    question: {
      en: 'Can I pay online, by card or PayPal?',
      fr: 'Puis-je payer en ligne, par carte ou PayPal\u00a0?',
      ar: 'هل يمكنني الدفع عبر الإنترنت بالبطاقة أو باي بال؟',
    },
    answer: {
      en: 'Yes, where the checkout offers it. You pay on the secure page of the payment provider, by card with the confirmation of your bank, or with PayPal for orders from abroad. Your pieces are reserved in the meantime. Card numbers are entered there and nowhere else: if a page or a message asks for one in our name, do not answer it.',
      fr: 'Oui, lorsque la page de commande le propose. Vous payez sur la page sécurisée du prestataire, par carte avec confirmation de votre banque, ou par PayPal pour une commande depuis l’étranger. Nous vous réservons les pièces pendant ce temps. Le numéro de carte se saisit sur cette page et nulle part ailleurs\u00a0: si une page ou un message le demande en notre nom, n’y répondez pas.',
      ar: 'نعم، متى عُرض ذلك عند إتمام الطلب. تدفع في الصفحة الآمنة لمزود خدمة الدفع: بالبطاقة مع تأكيد من بنكك، أو عبر باي بال للطلبات من الخارج. ونحجز لك القطع في هذه الأثناء. لا يُدخل رقم البطاقة إلا في تلك الصفحة، فإن طلبته صفحة أو رسالة باسمنا فلا تستجب لها.',
    },
  },
  {
    id: 'transfer',
    group: 'payment',
    question: {
      en: 'How does the bank transfer work?',
      fr: 'Comment se passe le virement bancaire\u00a0?',
      ar: 'كيف يتم التحويل البنكي؟',
    },
    answer: {
      en: 'Our bank details are on the order confirmation and the payment page that it links to and, if you gave an email address, in the email. Transfer the total with the order number as the reference, before the time stated there. Your pieces are reserved until then, and we ship as soon as the transfer arrives. If it arrives too late, we reopen the order if the pieces are still available, or refund you.',
      fr: 'Nos coordonnées bancaires figurent sur la confirmation de commande, sur la page de paiement vers laquelle elle mène et, si vous avez donné une adresse e-mail, dans l’e-mail. Virez le total en indiquant le numéro de commande en référence, avant la date indiquée. Jusque-là nous vous réservons les pièces, et nous les envoyons dès réception du virement. S’il arrive trop tard, nous rétablissons la commande si les pièces sont encore disponibles, sinon nous vous remboursons.',
      ar: 'تجد معلوماتنا البنكية في تأكيد الطلب وفي صفحة الدفع التي يحيل إليها، وفي الرسالة الإلكترونية إن أدخلت بريدك. حوّل المجموع واذكر رقم الطلب مرجعًا للتحويل قبل الأجل المبين هناك. نحجز لك القطع إلى ذلك الحين ونرسلها عند التوصل بالمبلغ. وإن وصل متأخرًا أعدنا فتح الطلب إذا كانت القطع ما زالت متوفرة، أو رددنا إليك المبلغ.',
    },
  },
  {
    id: 'currency',
    group: 'payment',
    question: {
      en: 'In which currency are the prices, and do they include taxes?',
      fr: 'Dans quelle devise sont les prix, et les taxes sont-elles comprises\u00a0?',
      ar: 'ما عملة الأسعار، وهل تشمل الضرائب؟',
    },
    answer: {
      en: 'All prices are in Moroccan dirhams (DH) and include all Moroccan taxes. In the language menu you can choose a currency: approximate prices then appear beside the dirhams. You are charged in dirhams, and your bank converts at its own rate; PayPal charges in another currency at our rate, which you see before paying. Once the order is paid there is an invoice, which shows the VAT where there is some: in your account, by the link in our email, or from us if you ask for it.',
      fr: 'Tous les prix sont en dirhams marocains (DH), toutes taxes marocaines comprises. Dans le menu des langues, vous pouvez choisir une devise\u00a0: des prix approximatifs s’affichent alors à côté des dirhams. Vous payez en dirhams, que votre banque convertit à son propre taux\u00a0; PayPal débite une autre devise, à notre taux, que vous voyez avant de payer. Une fois la commande payée, vous trouvez la facture, avec la TVA lorsqu’elle s’applique, dans votre compte ou par le lien de notre e-mail, ou nous vous l’envoyons sur demande.',
      ar: 'جميع الأسعار بالدرهم المغربي وتشمل جميع الضرائب المغربية. يمكنك في قائمة اللغات اختيار عملة تظهر بها أسعار تقريبية إلى جانب الدرهم. تدفع بالدرهم ويطبق بنكك سعر الصرف الخاص به، أما باي بال فيقتطع بعملة أخرى حسب سعرنا الذي تراه قبل الدفع. وبعد دفع ثمن الطلب تجد الفاتورة، مع بيان الضريبة على القيمة المضافة متى كانت مستحقة، في حسابك أو عبر الرابط الوارد في رسالتنا الإلكترونية، أو نرسلها إليك متى طلبتها.',
    },
  },
  {
    id: 'delivery-cost',
    group: 'delivery',
    question: {
      en: 'What does delivery cost in Morocco?',
      fr: 'Combien coûte la livraison au Maroc\u00a0?',
      ar: 'كم تكلفة التوصيل داخل المغرب؟',
    },
    answer: {
      en: '{moroccoCost} Your cart shows how much more to add for free delivery, where it is offered.',
      fr: '{moroccoCost} Le panier indique le montant qui manque pour la livraison gratuite, lorsqu’elle est proposée.',
      ar: '{moroccoCost} وتبين السلة المبلغ الناقص للاستفادة من التوصيل المجاني إن كان متاحًا.',
    },
  },
  {
    id: 'delivery-time',
    group: 'delivery',
    question: {
      en: 'How long does delivery take in Morocco?',
      fr: 'Quel est le délai de livraison au Maroc\u00a0?',
      ar: 'كم تستغرق مدة التوصيل داخل المغرب؟',
    },
    answer: {
      en: 'Delivery within Morocco: {moroccoDays}. Large cities are the quickest; villages and mountain areas take longer. A piece made to order first needs its time in the workshop.',
      fr: 'Livraison au Maroc\u00a0: {moroccoDays}. Les grandes villes sont servies au plus vite, les villages et la montagne un peu plus tard. Une pièce sur commande demande d’abord son temps d’atelier.',
      ar: 'مدة التوصيل داخل المغرب: {moroccoDays}. المدن الكبرى أسرع، والقرى والمناطق الجبلية تأخذ وقتًا أطول. والقطعة المصنوعة حسب الطلب تحتاج أولًا إلى مدة صنعها.',
    },
  },
  {
    id: 'abroad',
    group: 'delivery',
    question: {
      en: 'Do you deliver abroad?',
      fr: 'Livrez-vous à l’étranger\u00a0?',
      ar: 'هل توصلون إلى خارج المغرب؟',
    },
    answer: {
      en: '{abroadCost} Delivery time: {abroadDays}.',
      fr: '{abroadCost} Délai\u00a0: {abroadDays}.',
      ar: '{abroadCost} مدة التوصيل: {abroadDays}.',
    },
  },
  {
    id: 'elsewhere',
    group: 'delivery',
    question: {
      en: 'My country is not in the list. Can you still deliver?',
      fr: 'Mon pays n’est pas dans la liste. Pouvez-vous livrer quand même\u00a0?',
      ar: 'بلدي غير موجود في القائمة. هل يمكنكم التوصيل إليه؟',
    },
    answer: {
      en: 'Usually, on request. The extra fee depends on the weight of the parcel and the distance. Tell us the pieces and the city; we answer with the fee and the time, and you decide.',
      fr: 'En général oui, sur demande. Le supplément dépend du poids du colis et de la distance. Indiquez-nous les pièces et la ville\u00a0; nous vous donnons le prix et le délai, et vous décidez.',
      ar: 'في الغالب نعم، بعد مراسلتنا. تتوقف التكلفة الإضافية على وزن الطرد والمسافة. أخبرنا بالقطع والمدينة فنجيبك بالتكلفة والمدة، والقرار لك.',
    },
  },
  {
    id: 'customs',
    group: 'delivery',
    question: {
      en: 'Do I have to pay customs duties?',
      fr: 'Dois-je payer des droits de douane\u00a0?',
      ar: 'هل عليّ دفع رسوم جمركية؟',
    },
    answer: {
      en: 'Within Morocco, never. Abroad, your country may ask for duties and import tax, which are not part of our price and which the carrier collects. Every parcel sent abroad carries an invoice for customs.',
      fr: 'Au Maroc, jamais. À l’étranger, votre pays peut demander des droits et une taxe d’importation, non compris dans nos prix et perçus par le transporteur. Chaque colis envoyé à l’étranger porte une facture pour la douane.',
      ar: 'داخل المغرب لا. أما في الخارج فقد يفرض بلدك رسومًا جمركية وضريبة استيراد لا تشملها أسعارنا وتستخلصها شركة التوصيل. ويحمل كل طرد يُرسل إلى الخارج فاتورة للجمارك.',
    },
  },
  {
    id: 'tracking',
    group: 'delivery',
    question: {
      en: 'How do I follow my parcel?',
      fr: 'Comment suivre mon colis\u00a0?',
      ar: 'كيف أتتبع طردي؟',
    },
    answer: {
      en: 'Use the link on the confirmation page or in our emails to follow the order without signing in; you can also find it with the order number and your phone number. When the parcel leaves, its tracking number appears there.',
      fr: 'Le lien de la page de confirmation ou de nos e-mails permet de suivre la commande sans se connecter\u00a0; vous la retrouvez aussi avec son numéro et votre téléphone. Au départ du colis, son numéro de suivi y apparaît.',
      ar: 'يتيح لك الرابط الوارد في صفحة التأكيد أو في رسائلنا الإلكترونية تتبع الطلب دون تسجيل الدخول، كما تجده برقم الطلب ورقم هاتفك. وعند إرسال الطرد يظهر هناك رقم التتبع.',
    },
  },
  {
    id: 'absent',
    group: 'delivery',
    question: {
      en: 'What if I am not at home?',
      fr: 'Et si je ne suis pas chez moi\u00a0?',
      ar: 'ماذا لو لم أكن في البيت؟',
    },
    answer: {
      en: 'In Morocco the courier calls before coming, so give a number you will answer. If the courier cannot reach you, a second attempt follows; after that, the parcel comes back to us and we get in touch with you.',
      fr: 'Au Maroc, le livreur appelle avant de passer\u00a0: donnez un numéro où vous répondez. S’il ne vous joint pas, il revient une deuxième fois\u00a0; ensuite le colis nous est retourné et nous vous contactons.',
      ar: 'في المغرب يتصل الموزع قبل القدوم، فأدخل رقمًا ترد عليه. وإن تعذر الاتصال بك يحاول مرة ثانية، ثم يعود الطرد إلينا ونتواصل معك.',
    },
  },
  {
    id: 'return-period',
    group: 'returns',
    question: {
      en: 'How long do I have to return a piece?',
      fr: 'Combien de temps ai-je pour retourner une pièce\u00a0?',
      ar: 'ما مهلة استرجاع قطعة؟',
    },
    answer: {
      en: 'You can ask for a return or an exchange within {returnDays} days of the day of delivery, provided the piece has not been used. You need not justify yourself.',
      fr: 'Vous pouvez demander un retour ou un échange dans les {returnDays} jours suivant la livraison, à condition que la pièce n’ait pas servi. Vous n’avez pas à vous justifier.',
      ar: 'يمكنك طلب الإرجاع أو الاستبدال خلال {returnDays} يومًا من يوم الاستلام، بشرط ألا تكون القطعة قد استُعملت. ولست ملزمًا بتبرير طلبك.',
    },
  },
  {
    id: 'return-how',
    group: 'returns',
    question: {
      en: 'How do I return something, and who pays?',
      fr: 'Comment retourner une pièce, et qui paie\u00a0?',
      ar: 'كيف أرجع قطعة، ومن يتحمل التكلفة؟',
    },
    answer: {
      en: 'Open the order in your account or by its tracking link, and choose “Return or exchange”: you say which pieces, and add photos if something is wrong. Our answer, with the address, appears on that page and, if you gave an email address, also comes by email. Pack the piece as it came. You pay for the return, unless the piece is faulty or is not what you ordered: then we do.',
      fr: 'Ouvrez la commande dans votre compte ou par son lien de suivi, et choisissez «\u00a0Retourner ou échanger\u00a0»\u00a0: vous indiquez les pièces et ajoutez des photos en cas de problème. Notre réponse, avec l’adresse, s’affiche sur cette page et, si vous avez donné une adresse e-mail, vous parvient aussi par e-mail. Emballez la pièce comme à l’arrivée. Le retour est à votre charge, sauf si la pièce est défectueuse ou n’est pas celle que vous avez commandée\u00a0: il est alors à la nôtre.',
      ar: 'افتح الطلب في حسابك أو عبر رابط تتبعه، ثم اختر «إرجاع أو استبدال»: حدد القطع وأضف صورًا عند وجود مشكلة. ويظهر جوابنا مع العنوان في تلك الصفحة، ويصلك أيضًا عبر البريد الإلكتروني إن أدخلته. غلف القطعة كما وصلتك. تكلفة الإرجاع عليك، إلا إذا كانت القطعة معيبة أو مخالفة لما طلبت، فنتحملها نحن.',
    },
  },
  {
    id: 'not-returnable',
    group: 'returns',
    question: {
      en: 'Which pieces cannot be returned?',
      fr: 'Quelles pièces ne sont pas reprises\u00a0?',
      ar: 'ما القطع التي لا تُسترجع؟',
    },
    answer: {
      en: 'Pieces customised for you, such as an engraved name or a size outside the catalogue, and pieces that have been used. Anything that arrives faulty or broken is replaced or refunded in any case.',
      fr: 'Celles qui ont été personnalisées pour vous, comme un nom gravé ou une taille hors catalogue, et celles qui ont servi. Ce qui arrive défectueux ou cassé est remplacé ou remboursé dans tous les cas.',
      ar: 'القطع المصنوعة خصيصًا لك، كالاسم المنقوش أو المقاس غير الموجود في المعروض، والقطع المستعملة. أما ما يصل معيبًا أو مكسورًا فنستبدله أو نرد ثمنه في كل الأحوال.',
    },
  },
  {
    id: 'damaged',
    group: 'returns',
    question: {
      en: 'My piece arrived damaged. What now?',
      fr: 'Ma pièce est arrivée abîmée. Que faire\u00a0?',
      ar: 'وصلتني القطعة متضررة، ماذا أفعل؟',
    },
    answer: {
      en: 'Take photos of the piece and of the parcel and send them to us within {damageHours} hours of delivery. As soon as we have checked them, we send a replacement at our expense; if there is none, we refund you.',
      fr: 'Photographiez la pièce et le colis, et envoyez-nous les photos dans les {damageHours} heures suivant la livraison. Après vérification, nous envoyons une pièce de remplacement à nos frais\u00a0; s’il n’y en a plus, nous vous remboursons.',
      ar: 'صوّر القطعة والطرد وأرسل الصور خلال {damageHours} ساعة من الاستلام. بعد التحقق منها نرسل إليك قطعة بديلة على نفقتنا، وإن لم تتوفر نرد إليك المبلغ.',
    },
  },
  {
    id: 'refund',
    group: 'returns',
    question: {
      en: 'When do I get my money back?',
      fr: 'Quand recevrai-je mon remboursement\u00a0?',
      ar: 'متى أسترجع المبلغ؟',
    },
    answer: {
      en: 'As soon as the piece is back and checked, and no later than {refundDays} days after you asked for the return. We refund what you paid by card or PayPal the same way, and what you paid in cash or by transfer to the bank account that you name. A credit note confirms the amount.',
      fr: 'Dès que la pièce est revenue et vérifiée, au plus tard {refundDays} jours après votre demande. Ce que vous avez payé par carte ou par PayPal revient par la même voie\u00a0; ce que vous avez payé en espèces ou par virement est viré sur le compte que vous indiquez. Une facture d’avoir confirme le montant.',
      ar: 'فور عودة القطعة وفحصها، وفي أجل أقصاه {refundDays} يومًا من طلب الإرجاع. ما دفعته بالبطاقة أو عبر باي بال يعود بالطريقة نفسها، وما دفعته نقدًا أو بالتحويل نحوّله إلى الحساب البنكي الذي تحدده. ويؤكد إشعار دائن المبلغ.',
    },
  },
  {
    id: 'pouf-filling',
    group: 'pieces',
    question: {
      en: 'Do poufs come filled?',
      fr: 'Les poufs sont-ils livrés garnis\u00a0?',
      ar: 'هل تُسلَّم البوفات محشوة؟',
    },
    answer: {
      en: 'Most do not: they travel flat, which saves freight. Some arrive filled and ready to sit on, as their page says. A zip underneath lets you fill the flat ones with old clothes, blankets or wadding: roll them tightly and fill the edge first, then the middle.',
      fr: 'La plupart non\u00a0: ils voyagent à plat, ce qui allège le transport. Certains arrivent garnis, prêts à l’usage\u00a0: leur fiche l’indique. Une fermeture éclair, dessous, permet de garnir les autres de vieux vêtements, de couvertures ou d’ouate\u00a0: roulez bien serré, remplissez d’abord le tour, puis le centre.',
      ar: 'معظمها لا: تُرسل فارغة لتخفيف تكلفة النقل، ويصل بعضها محشوًا جاهزًا للجلوس كما تذكر صفحته. في أسفل البوفات الفارغة سحّاب لحشوها بملابس قديمة أو أغطية أو قطن: لف الحشو بإحكام واملأ الأطراف أولًا ثم الوسط.',
    },
  },
  {
    id: 'leather-smell',
    group: 'pieces',
    question: {
      en: 'Why does new leather smell, and does the smell go away?',
      fr: 'Pourquoi le cuir neuf a-t-il une odeur, et s’en va-t-elle\u00a0?',
      ar: 'لماذا للجلد الجديد رائحة، وهل تزول؟',
    },
    answer: {
      en: 'Vegetable-tanned leather keeps the scent of bark and oil for a while. Air the piece in the shade for a few days, with crumpled newspaper inside; the scent fades within a few weeks.',
      fr: 'Un cuir au tannage végétal garde un temps l’odeur de l’écorce et de l’huile. Aérez la pièce quelques jours à l’ombre, du papier journal froissé à l’intérieur\u00a0; en quelques semaines, l’odeur s’estompe.',
      ar: 'يحتفظ الجلد المدبوغ بالنباتات برائحة اللحاء والزيت مدة من الزمن. عرّض القطعة للهواء في الظل بضعة أيام وبداخلها ورق جرائد مجعّد، وستخف الرائحة خلال أسابيع قليلة.',
    },
  },
  {
    id: 'copper-darkens',
    group: 'pieces',
    question: {
      en: 'My copper is getting darker. Is that normal?',
      fr: 'Mon cuivre fonce. Est-ce normal\u00a0?',
      ar: 'بدأ النحاس يميل إلى السواد، هل هذا طبيعي؟',
    },
    answer: {
      en: 'Yes: copper and brass darken in the air, and many people like this patina. To bring back the shine, rub with half a lemon and a little fine salt, rinse with warm water and dry at once.',
      fr: 'Oui\u00a0: le cuivre et le laiton foncent à l’air, et beaucoup aiment cette patine. Pour retrouver l’éclat, frottez avec un demi-citron et un peu de sel fin, rincez à l’eau tiède et séchez aussitôt.',
      ar: 'نعم، فالنحاس الأحمر والأصفر يغمقان في الهواء، وكثيرون يحبون ذلك. ولاستعادة اللمعان افركه بنصف ليمونة وقليل من الملح الناعم، ثم اشطفه بماء دافئ وجففه فورًا.',
    },
  },
  {
    id: 'tagine-cooking',
    group: 'pieces',
    question: {
      en: 'Can I cook in my tagine?',
      fr: 'Puis-je cuisiner dans mon tajine\u00a0?',
      ar: 'هل يمكنني الطبخ في الطاجين؟',
    },
    answer: {
      en: 'In plain terracotta, yes: soak it in water overnight before the first use, heat it slowly and put a diffuser between flame and clay. A painted tagine is made for serving and for decoration: do not cook or keep food in it.',
      fr: 'En terre cuite brute, oui\u00a0: trempez-le une nuit dans l’eau avant le premier usage, chauffez doucement et placez un diffuseur entre la flamme et la terre. Un tajine peint est fait pour présenter et décorer\u00a0: n’y cuisez et n’y conservez rien.',
      ar: 'في طاجين الطين غير المطلي نعم: انقعه في الماء ليلة كاملة قبل أول استعمال، وسخنه ببطء وضع موزع حرارة بين النار والطين. أما الطاجين المرسوم فللتقديم والزينة: لا تطبخ فيه ولا تحفظ فيه طعامًا.',
    },
  },
  {
    id: 'candles-oils',
    group: 'pieces',
    question: {
      en: 'How long do candles and oils keep?',
      fr: 'Combien de temps se gardent les bougies et les huiles\u00a0?',
      ar: 'كم تدوم صلاحية الشموع والزيوت؟',
    },
    answer: {
      en: 'Candles keep for 6 to 12 months and oils for about one year, closed and away from heat and light; the date is on the label. The online shop does not sell them at the moment.',
      fr: 'Les bougies se gardent de 6 à 12 mois et les huiles environ un an, fermées, à l’abri de la chaleur et de la lumière\u00a0; la date figure sur l’étiquette. La boutique en ligne n’en vend pas pour le moment.',
      ar: 'تدوم الشموع من 6 إلى 12 شهرًا والزيوت نحو سنة، مغلقة وبعيدة عن الحرارة والضوء، والتاريخ مكتوب على الملصق. ولا يبيعها المتجر الإلكتروني حاليًا.',
    },
  },
]
