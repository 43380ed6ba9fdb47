import type { Text } from './text'

/** The seller's name and address are not in the text: the page adds them from the shop's settings. */
export type TermsSection = {
  readonly id: 'seller' | 'orders' | 'prices' | 'delivery' | 'returns' | 'warranty' | 'privacy' | 'law'
  readonly title: Text
  readonly paragraphs: readonly Text[]
}

/** The date of the last change, shown on the page. */
export const TERMS_DATE = '2026-11-29'

export const termsIntro: Text = {
  en: 'These terms apply to every order placed in this shop. By placing an order you accept them. A practical summary is on the support page.',
  fr: 'Les présentes conditions s’appliquent à toute commande passée dans cette boutique. Vous les acceptez en passant commande. L’essentiel pratique figure aussi sur la page d’aide.',
  ar: 'تسري هذه الشروط على كل طلب يُسجل في هذا المتجر، ويُعد تسجيل الطلب قبولًا لها. وتجد خلاصة عملية لها في صفحة المساعدة.',
}

export const termsSections: readonly TermsSection[] = [
  {
    id: 'seller',
    title: { en: 'The seller', fr: 'Le vendeur', ar: 'البائع' },
    paragraphs: [
      {
        en: 'The shop is run from Morocco by the seller named here. Write or call: a real person answers.',
        fr: 'La boutique est exploitée depuis le Maroc par le vendeur désigné ici. Écrivez ou appelez\u00a0: une vraie personne vous répond.',
        ar: 'يدير المتجر من المغرب البائع المذكور هنا. راسلنا أو اتصل بنا وسيجيبك أحدنا.',
      },
    ],
  },
  {
    id: 'orders',
    title: { en: 'Orders', fr: 'Commandes', ar: 'الطلبات' },
    paragraphs: [
      {
        en: 'Before you confirm, you see the pieces, the delivery fee and the total, and you can correct everything. The contract is made when you confirm; we confirm it at once on the page, with the order number, and by email if you gave an email address.',
        fr: 'Avant de confirmer, vous voyez les pièces, les frais de livraison et le total, et pouvez tout corriger. Le contrat est conclu à la confirmation\u00a0; nous le confirmons aussitôt sur la page, avec le numéro de commande, et par e-mail si vous avez donné une adresse e-mail.',
        ar: 'قبل التأكيد ترى القطع وتكلفة التوصيل والمجموع، ويمكنك تصحيح كل شيء. يُبرم العقد عند التأكيد، ونؤكده لك فورًا في الصفحة مع رقم الطلب، وعبر البريد الإلكتروني إن أدخلته.',
      },
      {
        en: 'If a piece turns out to be unavailable, we tell you without delay. You can choose another one or have your payment refunded, no later than {refundDays} days after payment.',
        fr: 'Si une pièce se révèle indisponible, nous vous prévenons sans délai. Vous en choisissez une autre ou recevez votre remboursement, au plus tard {refundDays} jours après le paiement.',
        ar: 'إذا تبين أن قطعة غير متوفرة نخبرك دون تأخير، فتختار غيرها أو تسترجع ما دفعته في أجل أقصاه {refundDays} يومًا من الدفع.',
      },
    ],
  },
  {
    id: 'prices',
    title: { en: 'Prices and payment', fr: 'Prix et paiement', ar: 'الأسعار والدفع' },
    paragraphs: [
      {
        en: 'Prices are in Moroccan dirhams, all Moroccan taxes included, without delivery. The price shown when you place the order applies. Prices in other currencies are approximate and for orientation only.',
        fr: 'Les prix sont en dirhams marocains, toutes taxes marocaines comprises, hors livraison. Le prix au moment de la commande fait foi. Les prix indiqués dans d’autres devises sont approximatifs et donnés à titre indicatif.',
        ar: 'الأسعار بالدرهم المغربي شاملة جميع الضرائب المغربية ودون تكلفة التوصيل، والعبرة بالسعر وقت تسجيل الطلب. والأسعار المبينة بعملات أخرى تقريبية وعلى سبيل الاستئناس.',
      },
      {
        en: 'You can pay by the payment methods that the checkout offers for your order, such as cash on delivery (within Morocco only), bank transfer, card or, for orders from abroad, PayPal. Card and PayPal payments are made on the page of the payment provider; the shop never sees a card number and never asks for one. PayPal charges a currency other than the dirham, at the shop’s rate, which you see before paying.',
        fr: 'Vous pouvez payer par les modes de paiement que la page de commande propose pour votre commande, tels que les espèces à la livraison (au Maroc seulement), le virement bancaire, la carte ou, pour une commande depuis l’étranger, PayPal. Les paiements par carte et par PayPal se font sur la page du prestataire\u00a0; la boutique ne voit aucun numéro de carte et n’en demande jamais. PayPal débite une autre devise que le dirham, au taux de la boutique, que vous voyez avant de payer.',
        ar: 'يمكنك الدفع بالطرق المعروضة عند إتمام طلبك، مثل الدفع نقدًا عند الاستلام (داخل المغرب فقط)، أو التحويل البنكي، أو البطاقة البنكية، أو باي بال للطلبات من الخارج. ويتم الدفع بالبطاقة وعبر باي بال في صفحة مزود خدمة الدفع، ولا يطلع المتجر على أي رقم بطاقة ولا يطلبه أبدًا. ويقتطع باي بال بعملة غير الدرهم حسب سعر المتجر الذي تراه قبل الدفع.',
      },
      {
        en: 'Orders that are not paid on delivery are sent once they are paid in full. The pieces are reserved for you until the time stated with the order; an order that is not paid by then is cancelled. A payment that arrives later is never kept: we reopen the order if the pieces are still available, and otherwise refund it.',
        fr: 'Les commandes qui ne sont pas payées à la livraison partent une fois payées en totalité. Nous réservons les pièces jusqu’à la date indiquée avec la commande\u00a0; une commande impayée à cette date est annulée. Un paiement reçu après cette date n’est jamais conservé\u00a0: nous rétablissons la commande si les pièces sont encore disponibles, sinon nous le remboursons.',
        ar: 'الطلبات التي لا يُدفع ثمنها عند الاستلام لا تُرسل إلا بعد دفعه بالكامل. ونحجز القطع إلى الأجل المبين مع الطلب، ويُلغى الطلب الذي لم يُدفع ثمنه قبله. ولا نحتفظ بأي مبلغ يصل بعد ذلك: نعيد فتح الطلب إن كانت القطع ما زالت متوفرة، وإلا رددنا المبلغ.',
      },
      {
        en: 'An invoice is issued for every order paid in full, and a credit note for every later refund of it.',
        fr: 'Toute commande payée en totalité donne lieu à une facture, et tout remboursement ultérieur à une facture d’avoir.',
        ar: 'تصدر فاتورة عن كل طلب مدفوع بالكامل، وإشعار دائن عن كل مبلغ يُرد منه بعد ذلك.',
      },
    ],
  },
  {
    id: 'delivery',
    title: { en: 'Delivery', fr: 'Livraison', ar: 'التوصيل' },
    paragraphs: [
      {
        en: '{moroccoCost} {abroadCost} The table gives fees and times; those in force on the day of the order apply.',
        fr: '{moroccoCost} {abroadCost} Le tableau donne les frais et les délais\u00a0; ceux en vigueur le jour de la commande s’appliquent.',
        ar: '{moroccoCost} {abroadCost} يبين الجدول التكاليف والمدد، والعبرة بما هو معمول به منها يوم الطلب.',
      },
      {
        en: 'A piece made to order takes the extra time stated on its page or agreed with you; a special order usually takes {madeMin} to {madeMax} business days. If delivery is more than seven days late, except in cases of force majeure, you may cancel the order and have it refunded.',
        fr: 'Une pièce faite sur commande demande en plus le délai indiqué sur sa fiche ou convenu avec vous, en général {madeMin} à {madeMax} jours ouvrés pour une demande particulière. Si la livraison dépasse de plus de sept jours la date prévue, hors force majeure, vous pouvez annuler la commande et en obtenir le remboursement.',
        ar: 'تحتاج القطعة المصنوعة حسب الطلب إلى المدة الإضافية المذكورة في صفحتها أو المتفق عليها معك، وهي في الغالب من {madeMin} إلى {madeMax} أيام عمل للطلبات الخاصة. وإذا تجاوز التأخير سبعة أيام دون قوة قاهرة جاز لك إلغاء الطلب واسترجاع مالك.',
      },
      {
        en: 'Customs duties and import taxes in the destination country are not included and are paid by the recipient.',
        fr: 'Les droits de douane et taxes d’importation du pays de destination ne sont pas compris et sont à la charge du destinataire.',
        ar: 'لا تشمل الأسعار الرسوم الجمركية وضرائب الاستيراد في بلد التسليم، ويتحملها المستلم.',
      },
    ],
  },
  {
    id: 'returns',
    title: {
      en: 'Right of withdrawal and returns',
      fr: 'Droit de rétractation et retours',
      ar: 'حق التراجع والاسترجاع',
    },
    paragraphs: [
      {
        en: 'Law 31-08 on consumer protection gives you {legalDays} days from receipt to withdraw, without giving a reason and at no cost other than that of the return. We extend this to {returnDays} days.',
        fr: 'La loi n°\u00a031-08 édictant des mesures de protection du consommateur vous donne {legalDays} jours à compter de la réception pour vous rétracter, sans motif et sans autre coût que celui du retour. Nous portons ce délai à {returnDays} jours.',
        ar: 'يخولك القانون رقم 31.08 القاضي بتحديد تدابير لحماية المستهلك أجل {legalDays} أيام من تاريخ التسلم للتراجع دون ذكر السبب ودون دفع أي مصاريف غير مصاريف الإرجاع. ونمدد هذا الأجل إلى {returnDays} يومًا.',
      },
      {
        en: 'Ask for the return in your account or by the tracking link of the order, within {returnDays} days of delivery; an email or the contact form will do as well. Then send the piece back unused, in its packaging. We refund what you paid for it, no later than {refundDays} days after your request: to the card or the PayPal account you paid with, otherwise by transfer to the account you name.',
        fr: 'Demandez le retour dans votre compte ou par le lien de suivi de la commande, dans les {returnDays} jours suivant la livraison\u00a0; un e-mail ou le formulaire de contact conviennent aussi. Renvoyez ensuite la pièce inutilisée, dans son emballage. Nous remboursons ce que vous avez payé pour elle, au plus tard {refundDays} jours après votre demande\u00a0: sur la carte ou le compte PayPal utilisé, sinon par virement sur le compte que vous indiquez.',
        ar: 'اطلب الإرجاع في حسابك أو عبر رابط تتبع الطلب خلال {returnDays} يومًا من الاستلام، ويمكنك أيضًا إخبارنا عبر البريد الإلكتروني أو نموذج الاتصال. ثم أعد القطعة غير مستعملة وفي تغليفها. نرد إليك ما دفعته مقابلها في أجل أقصاه {refundDays} يومًا من طلبك: إلى البطاقة أو حساب باي بال الذي دفعت به، وإلا بتحويل إلى الحساب الذي تحدده.',
      },
      {
        en: 'This right does not apply to pieces made to your own specifications or clearly personalised.',
        fr: 'Ce droit ne s’étend pas aux pièces confectionnées selon vos spécifications ou nettement personnalisées.',
        ar: 'لا يشمل هذا الحق القطع المصنوعة وفق مواصفات حددتها أو ذات الطابع الشخصي الواضح.',
      },
    ],
  },
  {
    id: 'warranty',
    title: { en: 'Damage and faults', fr: 'Casse et défauts', ar: 'الأضرار والعيوب' },
    paragraphs: [
      {
        en: 'Please send photos of a piece damaged in transit within {damageHours} hours of delivery, so that we can claim from the carrier; we replace it at our expense or, if there is none left, refund it. Your legal rights against hidden defects remain, even after that time.',
        fr: 'Merci d’envoyer des photos d’une pièce abîmée pendant le transport dans les {damageHours} heures suivant la livraison, afin que nous puissions saisir le transporteur\u00a0; nous la remplaçons à nos frais ou, s’il n’y en a plus, la remboursons. Vos droits légaux contre les vices cachés demeurent, même après ce délai.',
        ar: 'يُرجى إرسال صور القطعة المتضررة أثناء النقل خلال {damageHours} ساعة من الاستلام لنتمكن من الرجوع على شركة التوصيل، ونستبدلها على نفقتنا، أو نرد ثمنها إن لم يبق مثلها. وتبقى حقوقك القانونية في ضمان العيوب الخفية قائمة حتى بعد هذا الأجل.',
      },
      {
        en: 'Small differences in shade, size and surface come with handwork and are not defects.',
        fr: 'De légères différences de teinte, de dimension et de surface tiennent au travail à la main et ne sont pas des défauts.',
        ar: 'الفروق الطفيفة في اللون والمقاس والسطح من طبيعة العمل اليدوي وليست عيوبًا.',
      },
    ],
  },
  {
    id: 'privacy',
    title: { en: 'Your data', fr: 'Vos données', ar: 'معطياتك الشخصية' },
    paragraphs: [
      {
        en: 'We keep what an order, a return or a message needs: name, address, telephone, email, the pieces and the amount, a gift message, the name and ICE of a company, proof of a transfer, and the notes and photos of a return; your email address, if you have subscribed to our newsletter; and the address or number that you left to hear when a piece is back in stock. We note our calls about an order and the parcels that were refused, after which cash on delivery may not be offered for that phone number. We use all this to deliver, to answer, to send the newsletter and for our accounts, and share it only with the carrier, the payment provider you choose and the technical services that run the shop. Payment providers receive your card details themselves; we never do. Only a review that we publish is public: it shows the name that you choose, your words and your photos.',
        fr: 'Nous conservons ce qu’exige une commande, un retour ou un message\u00a0: nom, adresse, téléphone, e-mail, pièces et montant, message cadeau, nom et ICE d’une entreprise, justificatif d’un virement, remarques et photos d’un retour, votre adresse e-mail en cas d’abonnement à notre newsletter, ainsi que l’adresse ou le numéro laissé pour être prévenu d’un retour en stock. Nous notons nos appels au sujet d’une commande et les colis refusés, à la suite desquels le paiement à la livraison peut ne plus être proposé pour ce numéro de téléphone. Nous utilisons ces données pour livrer, répondre, envoyer la newsletter et tenir les comptes, et ne les transmettons qu’au transporteur, au prestataire de paiement que vous choisissez et aux services techniques qui font fonctionner la boutique. Les données de votre carte vont directement au prestataire\u00a0; nous ne les recevons jamais. Seul un avis que nous publions est public\u00a0: il montre le nom que vous choisissez, votre texte et vos photos.',
        ar: 'نحتفظ بما يلزم للطلب أو الإرجاع أو الرسالة: الاسم والعنوان والهاتف والبريد الإلكتروني والقطع والمبلغ، ورسالة الهدية، واسم المقاولة وتعريفها الموحد (ICE)، وإثبات التحويل، وملاحظات الإرجاع وصوره، وببريدك الإلكتروني إذا اشتركت في نشرتنا البريدية، وبالعنوان أو الرقم الذي تركته لنخبرك بتوفر قطعة من جديد. ونسجل اتصالاتنا بشأن الطلب والطرود المرفوضة، وقد لا يُعرض بعدها الدفع عند الاستلام على رقم الهاتف نفسه. نستعمل هذه المعطيات للتوصيل والرد وإرسال النشرة والمحاسبة، ولا نسلمها إلا لشركة التوصيل ومزود خدمة الدفع الذي تختاره والخدمات التقنية التي يقوم عليها المتجر. وتصل معطيات بطاقتك إلى مزود خدمة الدفع مباشرة ولا نتوصل بها أبدًا. ولا يُعرض على العموم إلا التقييم الذي ننشره: الاسم الذي تختاره وكلماتك وصورك.',
      },
      {
        en: 'Emails about orders are deleted after 90 days, messages after a year. The address of an order and the name on its invoice stay in our accounts for the ten years that the law requires, even when you delete your account.',
        fr: 'Les e-mails relatifs aux commandes sont supprimés après 90 jours, les messages après un an. L’adresse d’une commande et le nom porté sur sa facture restent dans notre comptabilité pendant les dix ans exigés par la loi, même si vous supprimez votre compte.',
        ar: 'نحذف رسائل البريد المتعلقة بالطلبات بعد 90 يومًا، ورسائلك إلينا بعد سنة. ويبقى عنوان الطلب والاسم الوارد في فاتورته في محاسبتنا مدة السنوات العشر التي يفرضها القانون، حتى لو حذفت حسابك.',
      },
      {
        en: 'Law 09-08 on the protection of personal data gives you the right to see, correct and delete what we hold about you and to object to its use. Write to us; our answer is free of charge.',
        fr: 'La loi n°\u00a009-08 relative à la protection des personnes physiques à l’égard du traitement des données à caractère personnel vous donne un droit d’accès, de rectification, de suppression et d’opposition. Écrivez-nous\u00a0: la réponse est gratuite.',
        ar: 'يخولك القانون رقم 09.08 المتعلق بحماية الأشخاص الذاتيين تجاه معالجة المعطيات ذات الطابع الشخصي حق الولوج إلى معطياتك وتصحيحها وحذفها والتعرض على معالجتها. راسلنا ونجيبك مجانًا.',
      },
      {
        en: 'The shop sets no advertising cookies. Your browser keeps your language, currency, delivery country, cart, promotion code, wishlist, recently viewed pieces, latest searches and sign-in (also for an order without an account) on your device, and what you type into a form until you close the tab. If you say that a review is helpful, it sends a random number of its own, so that your vote counts once. If you are signed in to an account, your cart and address are saved there as well, so that you find them again on another device.',
        fr: 'La boutique ne dépose aucun cookie publicitaire. Votre navigateur garde la langue, la devise, le pays de livraison, le panier, le code promo, les favoris, les pièces vues récemment, les dernières recherches et la connexion, y compris celle d’une commande sans compte, sur votre appareil, et ce que vous saisissez dans un formulaire jusqu’à la fermeture de l’onglet. Si vous trouvez un avis utile, il envoie un numéro aléatoire qui lui est propre, pour que votre vote ne compte qu’une fois. Lorsque vous utilisez un compte, votre panier et votre adresse y sont aussi conservés, pour que vous les retrouviez sur un autre appareil.',
        ar: 'لا يستعمل المتجر ملفات تعريف ارتباط إعلانية. ويحفظ متصفحك على جهازك لغتك وعملتك وبلد التوصيل وسلتك ورمز التخفيض وقائمة المفضلة والقطع التي شاهدتها مؤخرًا وآخر عمليات بحثك وتسجيل دخولك، ومنه ما يخص طلبًا دون حساب، كما يحفظ ما تكتبه في النماذج إلى أن تغلق علامة التبويب. وإذا قلت إن تقييمًا مفيد أرسل المتصفح رقمًا عشوائيًا خاصًا به حتى يُحتسب صوتك مرة واحدة. وإذا سجّلت الدخول إلى حسابك حُفظت فيه سلتك وعنوانك أيضًا لتجدهما على جهاز آخر.',
      },
      {
        en: 'To keep the shop fast and free of faults, your browser may report how quickly a page loaded, what failed on it, the kind of page, device and connection, and the language, without cookies and without anything that identifies you. These reports are deleted after three months. A browser that asks not to be tracked (Do Not Track, Global Privacy Control) sends none.',
        fr: 'Pour que la boutique reste rapide et sans défaut, le navigateur peut signaler la vitesse d’une page, ce qui y a échoué, le type de page, d’appareil et de connexion, et la langue, sans cookie et sans rien qui vous identifie. Ces relevés sont supprimés au bout de trois mois. Un navigateur qui demande à ne pas être suivi (Do Not Track, Global Privacy Control) n’en envoie aucun.',
        ar: 'حتى يبقى المتجر سريعًا وخاليًا من الأعطال، قد يبلّغ المتصفح عن سرعة الصفحة وما تعطّل فيها ونوع الصفحة والجهاز والاتصال واللغة، دون ملفات تعريف ارتباط ودون أي شيء يدل على هويتك. تُحذف هذه البيانات بعد ثلاثة أشهر. والمتصفح الذي يطلب عدم التتبع (Do Not Track أو Global Privacy Control) لا يرسل شيئًا منها.',
      },
      {
        en: 'When nothing matches a search wholly, its words, the language and the piece that is opened next are recorded, without saying who searched, and deleted a year after the last such search.',
        fr: 'Lorsque rien ne correspond entièrement à une recherche, ses mots, la langue et la pièce ouverte ensuite sont enregistrés, sans aucune indication sur la personne, et supprimés un an après la dernière recherche semblable.',
        ar: 'عندما لا يطابق أي شيء البحث تمامًا، تُسجل كلماته ولغته والقطعة التي تُفتح بعده دون هوية صاحبه، وتُحذف بعد سنة من آخر بحث مماثل.',
      },
    ],
  },
  {
    id: 'law',
    title: { en: 'Law and language', fr: 'Droit applicable et langue', ar: 'القانون واللغة' },
    paragraphs: [
      {
        en: 'Moroccan law applies; the protection that the law of your own country gives you as a consumer remains. Let us look for a solution together before going to court.',
        fr: 'Le droit marocain s’applique\u00a0; la protection que la loi de votre pays vous accorde comme consommateur demeure. Cherchons ensemble une solution avant de saisir un tribunal.',
        ar: 'يسري القانون المغربي، وتبقى لك الحماية التي يمنحها قانون بلدك للمستهلك. ولنبحث معًا عن حل ودي قبل اللجوء إلى القضاء.',
      },
      {
        en: 'These terms exist in Arabic, French and English. If they differ, the Arabic text prevails.',
        fr: 'Ces conditions existent en arabe, en français et en anglais. En cas de divergence, le texte arabe prévaut.',
        ar: 'هذه الشروط متوفرة بالعربية والفرنسية والإنجليزية، وعند الاختلاف يُعتد بالنص العربي.',
      },
    ],
  },
]
