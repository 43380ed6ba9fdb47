type Kind = 'object' | 'material' | 'colour' | 'room' | 'place' | 'occasion' | 'word' | 'noise'

export type SynonymGroup = {
  kind: Kind
  terms: readonly string[]
  /** Facts, categories and terms of other groups that the terms find besides themselves. */
  finds: readonly string[]
}

/** Terms between spaces; a term of several words is written with `_`. */
const split = (text: string) => (text === '' ? [] : text.split(' ').map((term) => term.replaceAll('_', ' ')))

const group =
  (kind: Kind) =>
  (terms: string, finds = ''): SynonymGroup => ({ kind, terms: split(terms), finds: split(finds) })
const object = group('object')
const material = group('material')
const colour = group('colour')
const room = group('room')
const place = group('place')
const occasion = group('occasion')
const word = group('word')
const noise = group('noise')

/** What can be given and carried. */
const presents =
  'box teapot bag babouche notebook candlestick burner chess vase cups tray cushion lantern bowl jar mortar tea_set sugar_box'

/**
 * What people type for one thing, in any script and spelling, Moroccan Arabic included. The database normalizes the terms and
 * treats singular and plural alike.
 */
export const synonyms: SynonymGroup[] = [
  object(
    'rug carpet tapis tapi zarbia zarbiya zrabi zerbia zarbya moquette alfombra area_rug floor_rug زربية زرابي زربيات سجاد سجادة سجاجيد بساط',
    'kilim',
  ),
  object('kilim kelim hanbel hanbal حنبل حنابل كليم'),
  object(
    'hallway_runner tapis_de_couloir corridor_runner rug_runner kilim_runner حنبل_ممر زربية_ممر',
    'kilim',
  ),
  object('bedside_rug descente_de_lit زربية_لجانب_السرير', 'rug'),
  object('prayer_rug prayer_mat tapis_de_prière tapis_priere sejjada زربية_الصلاة سجادة_صلاة', 'rug'),
  object('bath_mat tapis_de_bain door_mat doormat paillasson', 'rug'),
  object(
    'pouf pouffe poof pouff puff ottoman footstool hassock tabouret stool seat assise repose_pied floor_seat بوف بوفات مسند جلسة كرسي',
  ),
  object(
    'lamp lampe light luminaire lighting eclairage lumiere applique sconce مصباح مصابيح لامبة لمبة اضاءة ضوء إنارة lamba',
    'lantern',
  ),
  object('lantern lanterne fanous fnar fanar fener fawanis فانوس فوانيس فنار'),
  object(
    'lustre pendant suspension pendant_light pendant_lamp hanging_lamp ceiling_lamp ceiling_light lampe_suspendue lampe_plafond plafonnier ثريا ثريات تريا',
    'category/lamps lantern lamp',
  ),
  object('lampadaire floor_lamp lampe_de_sol lampe_sur_pied standing_lamp مصباح_أرضي مصباح_ارضي', 'lamp'),
  object(
    'veilleuse nightlight night_light bedside_lamp lampe_de_chevet lampe_chevet مصباح_السرير مصباح_سرير اباجورة',
    'included/cable-socket',
  ),
  object(
    'photophore tealight bougeoir candle_holder candle_lantern porte_bougie porte_bougies lanterne_bougie tea_light حامل_شموع حامل_شمعة',
    'candlestick lantern',
  ),
  object(
    'candlestick candelabra candelabrum bougeoir chandelier chandeliers شمعدان شمعدانات chem3dan hasska حسكة',
  ),
  object(
    'teapot theiere berrad barrad brad tayera mint_teapot berrad_atay براد_اتاي براد_الشاي براد_شاي إبريق_شاي ابريق_الشاي براد برارد',
  ),
  object(
    'tea_set tea_service service_à_thé service_thé ensemble_à_thé mint_tea_set service_atay siniya_atay طقم_شاي طقم_الشاي طقم_اتاي صينية_اتاي_كاملة',
  ),
  object(
    'tea_glass tea_glasses verre_à_thé verres_à_thé kas_atay kissan_atay kisan_atay كاس_شاي كؤوس_الشاي كيسان_اتاي كاس_اتاي',
    'cups tea_set',
  ),
  object(
    'cups mug goblet gobelet tumbler tasse verre glassware coffee_cup tasse_à_café cup كاس كؤوس كيسان فنجان فناجين كوب أكواب قدح kas kissan',
  ),
  object('tray plateau siniya sinia senia صينية صواني صينيات سينية'),
  object('jug pitcher cruche pichet aiguiere carafe ewer إبريق أباريق ابريق غراف ghraf'),
  object('kettle bouilloire mqraj moqraj مقراج مقارج غلاية'),
  object('sugar_box sugar_bowl sugar_jar boîte_à_sucre bonbonniere sucrier rbi3a rabia سكرية ربيعة'),
  object(
    'tagine tajine tajin taajin tajine_dish plat_à_tajine plat_tajine tagine_pot طاجين طجين طاجن طواجن طاجينان',
  ),
  object(
    'bowl bol saladier coupe coupelle zlafa zelafa jatte ramequin salad_bowl soup_bowl bol_soupe bol_à_soupe زلافة زلايف زبدية وعاء سلطانية زلافات',
  ),
  object('plate assiette tebsil tabsil soucoupe dinner_plate صحن صحون طبسيل طباسل طبق أطباق', 'dish'),
  object(
    'dish plat platter serving_dish plat_de_service couscous_dish plat_couscous plat_à_couscous tobsil_couscous gsaa طبق_كسكس قصعة',
    'plate',
  ),
  object(
    'vaisselle tableware dinnerware crockery dishware arts_de_la_table service_de_table mma3en أواني ماعن مواعن',
    'category/pottery plate dish bowl cups tagine',
  ),
  object('pot', 'jar planter cooking_pot'),
  object('chandelier', 'lustre candlestick'),
  object('jar jarre amphora amphore urn urne khabia جرة جرار خابية قلة'),
  object('cooking_pot couscous_pot couscoussier marmite cocotte casserole tanjra طنجرة قدر كسكاس برمة'),
  object('mortar mortier mehraz pestle pilon mortar_and_pestle مهراز هاون'),
  object('vase soliflore flower_vase مزهرية مزهريات فازة فاز مزهريتان fazza mzahria'),
  object(
    'planter cachepot jardiniere cache_pot cache-pot flower_pot flowerpot pot_de_fleurs pot_fleur plant_pot pot_plante أصيص محبس',
  ),
  object(
    'basin vasque lavabo sink evier bassine bathroom_sink wash_basin washbasin حوض مغسلة لافابو طاس tass',
  ),
  object('bucket seau satl stel pail سطل سطول دلو'),
  object(
    'burner mbakhra mabkhara bkhour encensoir censer incense_burner brûle_encens brûle_parfum brule_parfums porte_encens incense_holder مبخرة مباخر مجمر',
  ),
  object('fountain fontaine khassa seqqaya saqaya water_feature نافورة نافورات خصة سقاية'),
  object('table tabla tbla mida tayfor tifour طاولة طاولات مائدة ميدة طابلة طبلة طيفور', 'gueridon'),
  object(
    'gueridon side_table end_table table_appoint bout_de_canapé table_de_salon coffee_table table_basse low_table طاولة_جانبية طاولة_قهوة طاولة_منخفضة',
    'table',
  ),
  object(
    'chevet nightstand bedside_table table_de_nuit table_de_chevet night_table كومودينو طاولة_سرير طاولة_السرير طاولتا_سرير',
    'table',
  ),
  object('mirror miroir glace mraya mri مرآة مراية مرايا مرايات'),
  object(
    'panel panneau tableau rosace wall_art wall_panel wall_decor décoration_murale deco_murale art_mural tableau_mural لوحة لوحات',
    'hanging',
  ),
  object(
    'tile carreau carrelage faience zellige_tile zellige_tiles floor_tile wall_tile carreaux بلاطة بلاط كارلاج',
    'material/zellige-tile',
  ),
  object(
    'box boite coffret chest coffre casket sanduq sendouq sondoq plumier etui storage_box wooden_box coffre_bois صندوق صناديق علبة علب',
  ),
  object(
    'jewellery_box jewelry_box jewellery_chest boîte_à_bijoux coffret_à_bijoux coffret_bijoux boite_bijoux écrin ring_box علبة_مجوهرات صندوق_مجوهرات علبة_حلي صندوق_حلي علبة_خواتم',
    'box',
  ),
  object(
    'chess echecs checkers chess_set chess_board jeu_d’échecs échiquier board_game jeu_de_société jeu_de_dames شطرنج رقعة_شطرنج لعبة',
  ),
  object('salt_box boîte_à_sel spice_box boîte_à_épices biscuit_box boîte_à_biscuits مملحة', 'box jar'),
  object(
    'babouche babouches balgha belgha blgha bilgha baboosh slipper chausson pantoufle mule cherbil shoe chaussure sandal sandale بلغة بلاغي بلغات شربيل نعل حذاء شبشب بابوش belghat',
  ),
  object(
    'bag handbag sac sacoche satchel tote cabas purse chkara shkara bandouliere cartable besace pochette backpack briefcase shoulder_bag crossbody_bag laptop_bag work_bag sac_à_main sac_main sac_à_dos sac_de_voyage sac_week_end sac_cours حقيبة حقائب شنطة شكارة صاك محفظة',
  ),
  object(
    'notebook journal carnet cahier sketchbook diary agenda guest_book livre_d’or recipe_book cookbook livre_de_recettes livre_de_cuisine bloc_note livre دفتر دفاتر كناش سجل مذكرة كراسة',
  ),
  object(
    'cushion coussin pillow bolster traversin mkhedda mkhadda mkhayd throw_pillow cushion_cover pillow_cover pillowcase housse_de_coussin housse_coussin taie taie_oreiller floor_cushion coussin_de_sol galette_chaise oreiller housse cover وسادة وسائد مخدة مخاد مخدات خدية وسادتان',
  ),
  object(
    'tablecloth nappe table_cloth table_linen linge_de_table mandil_mida مفرش_مفارش_سماط غطاء_مائدة غطاء_طاولة غطاء_الطاولة مفرش_طاولة',
    'table_runner',
  ),
  object('table_runner runner chemin_de_table مفرش_طويل'),
  object('napkin serviette serviettes_de_table مناديل منديل'),
  object('placemat set_de_table sets_de_table place_mat place_mats table_mat'),
  object(
    'hanging tenture hayti tapestry tapisserie portiere curtain rideau drape wall_hanging door_curtain hanging معلقة ستارة ستائر ريدو حايطي خامية khamia rido',
  ),
  object(
    'throw plaid blanket couverture bedspread jete handira bettania couvre_lit jeté_de_lit jeté_canapé bed_cover wedding_blanket غطاء_سرير بطانية حنديرة مانطة',
    'kilim',
  ),
  object(
    'kaftan caftan djellaba jellaba jelaba takchita gandoura robe dress vetement clothes clothing foulard scarf قفطان جلابة تكشيطة ملابس كندورة',
    'babouche bag',
  ),
  object(
    'jewellery jewelry bijou bijoux necklace collier bracelet earrings bague حلي مجوهرات خاتم',
    'jewellery_box',
  ),
  // What the shop does not sell, and what comes near it.
  object(
    'soap savon sabon black_soap savon_noir argan argan_oil huile_d’argan kessa kessel gant_de_kessa ghassoul rhassoul towel serviette_de_bain bath_towel صابون ليفة كيسة أركان زيت_أركان غسول فوطة',
    'bucket basin',
  ),
  object('perfume parfum rose_water eau_de_rose fragrance عطر ماء_الورد ma_lward', 'burner basin'),
  object(
    'wallet portefeuille porte_monnaie coin_purse card_holder porte_cartes belt ceinture semta keyring porte_clés key_ring بزطام حزام حامل_مفاتيح',
    'bag notebook',
  ),
  object(
    'basket panier corbeille couffin koffa qoffa 9offa straw wicker osier raffia raphia قفة سلة سلال',
    'bag box',
  ),
  object('hat chapeau cap bonnet tarbouche tarbouch fez_hat قبعة طربوش', 'babouche bag'),
  object('backgammon domino playing_cards jeu_de_cartes puzzle طاولة_زهر', 'chess'),
  material(
    'leather cuir jeld jild goatskin peau maroquinerie جلد جلدي جلدية الجلد leather_goods cuir_véritable real_leather',
    'material/goat-leather material/cow-leather material/sheepskin',
  ),
  material('sheepskin peau_de_mouton جلد_الغنم', 'material/sheepskin'),
  material('wool laine woolen woollen souf soufa صوف صوفي صوفية', 'material/wool'),
  material('cotton coton qten قطن قطني', 'material/cotton'),
  material('linen lin kettan كتان', 'material/linen'),
  material('silk soie sabra hrir حرير حريري', 'material/silk-thread'),
  material('boucherouite boucherouette recycled recycle rag بوشرويط', 'material/recycled-fabric'),
  material('clay argile terracotta tin terre_cuite terra_cotta terre_brute طين طيني', 'material/terracotta'),
  material(
    'pottery ceramic ceramique poterie faience earthenware fekhar fakhar فخار فخاري خزف خزفي سيراميك',
    'material/terracotta material/glazed-earthenware category/pottery',
  ),
  material(
    'zellige zellij zelij zelige zlij mosaic mosaique mosaics زليج زليجي فسيفساء موزاييك',
    'material/zellige-tile',
  ),
  material('copper cuivre cuivré نحاس_أحمر nhas_hmar copperware dinanderie', 'material/copper'),
  material('brass laiton bronze نحاس_أصفر nhas_sfar', 'material/brass'),
  // In Arabic the word is the same for both.
  material('nhas nhass نحاس نحاسي نحاسية نحاسيات', 'material/copper material/brass'),
  material(
    'silver argent argenté argentée silvered plated nickel maillechort noqra lfdda fedda فضة فضي فضية الفضة نقرة silver_plated plaqué_argent',
    'material/silver-plated-brass technique/silver-plated colour/silver',
  ),
  material('iron hdid fer_forgé wrought_iron fer حديد حديدي', 'material/iron'),
  material(
    'metal métal metallic metallique معدن معدني',
    'material/copper material/brass material/silver-plated-brass material/iron',
  ),
  material(
    'glass verre_coloré coloured_glass stained_glass verre_soufflé en_verre verre زجاج زجاجي زجاجية zaj jaj',
    'material/glass',
  ),
  material('marble marbre rkham رخام', 'material/marble'),
  material(
    'wood wooden bois khchab khcheb khshab خشب خشبي خشبية',
    'material/thuya material/cedar material/walnut material/olive-wood material/lemonwood',
  ),
  material(
    'thuya thuja arar araar 3ar3ar bois_de_thuya thuya_wood loupe_de_thuya عرعار عرعر',
    'material/thuya',
  ),
  material('cedar cedre cedar_wood bois_de_cèdre أرز lerz', 'material/cedar'),
  material('walnut noyer walnut_wood bois_de_noyer الجوز خشب_الجوز', 'material/walnut'),
  material('olive_wood olivewood bois_d’olivier olivier خشب_الزيتون', 'material/olive-wood'),
  material('lemonwood citronnier خشب_الليمون', 'material/lemonwood'),
  material('nacre mother_of_pearl صدف', 'material/mother-of-pearl'),
  material(
    'embroidery embroidered broderie brodé brodée tarz mtarrez طرز تطريز مطرز مطرزة مطروز',
    'technique/hand-embroidered category/embroidery',
  ),
  material('engraved gravé gravée engraving منقوش منقوشة نقش', 'technique/engraved'),
  material('carved sculpté sculptée carving منحوت منقوش منقوشة', 'technique/carved'),
  material(
    'inlaid marqueterie marqueté marquetée inlay marquetry مطعم مطعمة ترصيع تطعيم مرصع',
    'technique/inlaid',
  ),
  material('pierced ajouré ajourée openwork مخرم مخرمة', 'technique/pierced'),
  material('hammered martelé martelée مطروق مطروقة', 'technique/hand-hammered'),
  material('painted peint peinte hand_painted peint_à_la_main مرسوم مرسومة ملون', 'technique/hand-painted'),
  material('henna henné hanna حناء حنة peint_au_henné', 'technique/henna-painted'),
  material('flat_woven flatweave tissé_à_plat tissé_plat', 'technique/flat-woven'),
  material('glazed émaillé émaillée vernissé مطلي مزجج', 'technique/glazed'),
  colour('white blanc blanche bied byed bida أبيض بيضاء بيضا ابيض', 'colour/white'),
  colour(
    'beige ivory ivoire cream crème écru ecru natural naturel undyed بيج عاجي عاجية كريمي كريمية سكري',
    'colour/beige',
  ),
  colour('brown brun marron chocolat chocolate qehwi 9ehwi kahwi بني بنية قهوي قهوية', 'colour/brown'),
  colour('tan cognac camel fauve caramel honey miel عسلي عسلية قرفي قرفية جملي', 'colour/brown'),
  colour(
    'black noir noire k7el k7la kohl khel kehla khal kohol أسود سوداء سودا اسود كحل كحلة كحال',
    'colour/black grey',
  ),
  colour('grey gray gris grise charcoal anthracite ramadi رمادي رمادية فحمي فحمية', 'colour/grey'),
  colour('red rouge hmer 7mer hamra 7amra hmar أحمر حمراء حمرا احمر حمر', 'colour/red'),
  colour('burgundy bordeaux wine grenat عنابي عنابية خمري', 'colour/red'),
  colour('pink rose rosé fuchsia wardi werdi وردي وردية زهري', 'colour/pink'),
  colour('orange rust rouille peach pêche limouni برتقالي برتقالية آجري آجرية ليموني', 'colour/orange'),
  colour(
    'yellow jaune sfer safra sfra mustard moutarde saffron safran ochre ocre أصفر صفراء صفرا اصفر خردلي خردلية زعفراني زعفرانية',
    'colour/yellow',
  ),
  colour('green vert verte khder khdra khadra أخضر خضراء خضرا اخضر', 'colour/green'),
  colour('emerald émeraude vert_émeraude emerald_green زمردي زمردية', 'colour/green'),
  colour('turquoise فيروزي فيروزية تركواز', 'colour/turquoise'),
  colour('teal petrol bleu_canard bleu_pétrole', 'colour/turquoise colour/blue'),
  colour('blue bleu bleue zreq zerqa zrek zer9a أزرق زرقاء زرقا ازرق', 'colour/blue'),
  colour(
    'navy marine indigo cobalt kuhli kohli bleu_marine navy_blue bleu_roi royal_blue bleu_nuit bleu_majorelle majorelle bleu_indigo bleu_cobalt dark_blue bleu_foncé كحلي كحلية نيلي كوبالتي كوبالتية',
    'colour/blue',
  ),
  colour('bleu_ciel sky_blue light_blue bleu_clair azur azure سماوي', 'colour/blue'),
  colour('violet violette purple mauve plum prune lilac lilas بنفسجي بنفسجية موف أرجواني', 'colour/violet'),
  colour('gold golden doré dorée dhabi dehbi ذهبي ذهبية مذهب', 'colour/gold'),
  colour(
    'multicolour multicolor multicolore colourful colorful coloured colored coloré colorée polychrome many_colours متعدد_الألوان ملونة',
  ),
  room('bedroom bedside bed chambre chevet lit chambre_à_coucher bit_n3as bit_nâas غرفة_النوم غرفة غرف سرير'),
  room(
    'salon living lounge séjour sitting living_room sitting_room family_room bit_diaf salle_de_séjour صالون_صالة غرفة_الجلوس معيشة',
  ),
  room('dining dining_room salle_à_manger coin_repas غرفة_الطعام سفرة'),
  room('kitchen cuisine kouzina couzina مطبخ كوزينة', 'tagine plate bowl dish mortar cups cooking_pot'),
  room('bathroom hammam bain spa salle_de_bain salle_de_bains bath حمام الحمام', 'basin bucket'),
  room('entrance entry hall hallway entrée couloir corridor vestibule مدخل ممر'),
  room(
    'terrace terrasse garden jardin patio balcony balcon courtyard outdoor extérieur outside piscine تراس سطح سطيحة شرفة بلكونة حديقة جنان فناء رياض',
    'safety/outdoors-sheltered fountain',
  ),
  room('office bureau desk study مكتب بيرو'),
  room('stairs stairwell staircase escalier درج دروج'),
  room('wall mural murale mur جدار جداري جدارية حائط حيط'),
  room(
    'child children kid kids enfant bébé baby nursery chambre_enfant chambre_d’enfant playroom طفل أطفال الأطفال drari دراري',
  ),
  room('riad hotel restaurant رياض فندق مطعم'),
  place('fez fes fès fassi fassia فاس فاسي فاسية الفاسي', 'city/Fez place/fez'),
  place('marrakech marrakesh mrakch مراكش مراكشي مراكشية', 'city/Marrakech place/marrakech'),
  place('rabat rbat rbati الرباط رباطي رباطية رباط', 'city/Rabat place/rabat'),
  place('salé sla سلا سلاوي سلاوية', 'place/sale'),
  place('tetouan tétouan tetuan tetwan تطوان تطواني تطوانية', 'city/Tetouan place/tetouan'),
  place('meknes meknès mknas مكناس مكناسي مكناسية', 'city/Meknes place/meknes'),
  place('essaouira mogador souira الصويرة صويري صويرية', 'city/Essaouira place/essaouira'),
  place('casablanca casa الدار_البيضاء كازا دار_البيضاء dar_beida', 'city/Casablanca place/casablanca'),
  place('safi asfi آسفي اسفي', 'place/safi'),
  place(
    'berber berbère berberes amazigh amazighe amazighi atlas beni أمازيغي أمازيغية امازيغي بربري بربرية أطلس',
    'place/azilal place/beni-ourain place/boujad place/mrirt place/khemisset place/taznakht place/azrou',
  ),
  place('azilal أزيلال ازيلال', 'place/azilal'),
  place(
    'ourain ouarain ouraine warain beni_ourain beni_ouarain beni_ourrain beni_ouraine beni_warain beniourain بني_وراين',
    'place/beni-ourain',
  ),
  place('boujad boujaad أبي_الجعد بوجعد ابي_الجعد', 'place/boujad'),
  place('mrirt m’rirt مريرت', 'place/mrirt'),
  place('taznakht tazenakht taznaght تازناخت', 'place/taznakht'),
  place('zemmour khemisset الخميسات زمور', 'place/khemisset'),
  occasion(
    'gift present cadeau hadiya hdiya kado offrir souvenir idée_cadeau gift_idea cadeau_original هدية هدايا هديه كادو',
    presents,
  ),
  occasion(
    'mother mom mum maman mère mama fête_des_mères mother’s_day عيد_الأم الأم أمي لأمي والدة والدتي لوالدتي ماما لماما',
    presents,
  ),
  occasion(
    'friend ami amie sister sœur girlfriend wife épouse colleague collègue teacher صديق صديقة صديقي صديقتي لصديقي لصديقتي أختي لأختي زوجتي لزوجتي',
    presents,
  ),
  occasion('birthday anniversaire anniversary عيد_ميلاد', presents),
  occasion('housewarming crémaillère pendaison_de_crémaillère new_home', presents),
  occasion('christmas noël noel xmas valentine saint_valentin', presents),
  occasion(
    'wedding mariage bridal bride mariée marriage 3ers 3ars ars ers zwaj zefaf عرس أعراس زفاف زواج عروس عروسة henna_night nuit_du_henné',
  ),
  occasion('ramadan ramadhan ftour iftar رمضان فطور إفطار', 'lantern tagine bowl teapot tea_set sugar_box'),
  occasion(
    'eid aid l3id fête feast celebration ceremony العيد عيد أعياد حفلة مناسبات',
    'babouche tray tea_set',
  ),
  occasion('party reception guests invités réception ضيوف ضيافة'),
  occasion('prayer prière salat صلاة'),
  word(
    'tea thé atay ataye mint menthe شاي أتاي اتاي mint_tea thé_à_la_menthe',
    'teapot kettle cups tea_set sugar_box tea_glass',
  ),
  word('coffee café qahwa 9ahwa قهوة'),
  word('couscous kesksou seksu كسكس كسكسو سيكوك', 'dish'),
  word('soup soupe harira حريرة شوربة حساء', 'bowl'),
  word('spice épice épices spices توابل عطرية'),
  word('sugar sucre sokkar سكر سكار'),
  word('fruit fruits فواكه فاكهة'),
  word('cooking cook cuisson cuisiner طبخ طهي الطبخ'),
  word('candle bougie chandelle chem3a شمعة شموع شمع'),
  word('flower fleur bouquet زهور ورود أزهار زهرة'),
  word('jewel bijoux jewellery مجوهرات'),
  word('incense encens bkhour bakhour بخور'),
  word('travel voyage trip سفر'),
  word('work travail laptop documents عمل شغل وثائق'),
  word(
    'men men’s man homme hommes monsieur rajel rjal rajal husband mari boyfriend father dad papa père رجل رجال رجالي رجالية للرجال زوجي لزوجي أبي لأبي بابا',
  ),
  word('women women’s woman lady ladies femme femmes dame 3yalat nsa mra نساء نسائي نسائية للنساء للمرأة'),
  word('evening soir soirée سهرة'),
  word('round rond ronde circular mdewwer دائري دائرية مستدير مستديرة مدور مدورة'),
  word('square carré carrée مربع مربعة'),
  word('octagonal octogonal octogonale مثمن مثمنة'),
  word('hexagonal hexagonale سداسي سداسية'),
  word('star étoile étoilé najma nejma نجمة نجوم'),
  word('striped rayé rayure stripe مخطط مخططة'),
  word('checkerboard damier checkered مربعات'),
  word('large big huge giant géant géante grand grande xl xxl gros grosse kbir kbira كبير كبيرة'),
  word('small little mini petit petite tiny sghir sghira صغير صغيرة'),
  word('tall haut haute high عالي عالية طويل طويلة'),
  word('long longue'),
  word('low bas basse منخفض منخفضة'),
  word('pair paire couple duo زوج set_of_two lot_de_deux'),
  word('filled garni garnie rempli محشو محشوة', 'included/filled'),
  noise(
    'moroccan morocco maroc marocain marocaine maghrebi maghribi maghribia مغربي مغربية المغربي المغربية مغاربة المغرب',
  ),
  noise(
    'handmade handcrafted handicraft craft artisan artisanal artisanale artisanat art hand_made fait_main fait_à_la_main made_in_morocco يدوي يدوية الصناعة صناعة تقليدية تقليدي',
  ),
  noise(
    'authentic authentique traditional traditionnel traditionnelle original oriental orientale ethnic ethnique boho beldi beldia style أصيل أصيلة بلدي بلدية',
  ),
  noise(
    'deco decor decoration décoration decorative décoratif objet object produit product article thing something chose interieur intérieur ديكور زينة منتجات منتج أدوات حاجة',
  ),
  noise('home house maison dar بيت منزل دار'),
  noise(
    'nice beautiful pretty beau belle joli jolie zwin zwina best very très extra super cheap luxury luxe moderne modern new nouveau ancien vintage qualité quality جميل جميلة زوين زوينة رخيص جديد',
  ),
  word('beach plage شاطئ'),
  noise('price prix shop online boutique vente solde promo pas_cher en_ligne ثمن متجر'),
  noise('idea idée idées couleur color colour'),
]
