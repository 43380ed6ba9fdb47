/**
 * Searches as people type them, and which products belong on their first page. Judged by what the product is, from its
 * English name and its facts, and not by the words of the search.
 */

import {
  type Belongs,
  named,
  both,
  either,
  without,
  fact,
  craft,
  inCity,
  priced,
  sized,
  across,
  valued,
} from './judged-rules.ts'

// Kinds of object.
const rug = craft('carpets')
const kilim = named(/kilim|hanbel|kitchen runner/i, 'carpets')
const pouf = craft('poufs')
const lamp = craft('lamps')
const lantern = both(lamp, without(named(/\blamps?\b|night light/i)))
const teapot = named(/teapot/i)
const teaSet = named(/tea set/i)
const tray = both(named(/\btray\b(?! table)/i), without(named(/tea set|chest/i)))
const metalTable = named(/tray table/i)
const jug = named(/\bjug\b/i)
const basin = named(/\bbasin\b/i)
const bucket = named(/bucket/i)
const planter = named(/planter|pot for the windowsill/i)
const candlestick = named(/candlesticks/i)
const burner = named(/burner/i)
const kettle = named(/kettle/i)
const mortar = named(/mortar/i)
const sugarBox = either(named(/sugar box|sugar jar|broken sugar/i))
const pot = named(/copper pot (with|for feast)|couscous pot/i)
const vase = named(/\bvases?\b/i)
const babouche = named(/babouches/i)
const bag = either(named(/\b(bag|tote|satchel|handbag)\b/i, 'leather-goods'))
const notebook = named(/journal|notebook|\bbook\b|sketchbook/i, 'leather-goods')
const cushion = both(
  craft('embroidery'),
  named(/cushions?|bolster|cover|seat pad/i),
  without(named(/pin cushion/i)),
)
const hanging = named(/hanging|hayti|door curtain/i, 'embroidery')
const tablecloth = named(/tablecloth|table cloth|tea-table cloth/i)
const runner = named(/runner/i, 'embroidery')
const napkins = named(/napkins/i)
const tagine = named(/tagines?/i)
const bowl = named(/\bbowls?\b|catch-all/i, 'pottery', 'woodwork')
const plate = named(/\bplates?\b|\bdish\b/i, 'pottery')
const cups = named(/\bcups\b|tumblers/i)
const jar = named(/\bjars?\b|amphora/i)
const amphora = named(/amphora/i)
const fountain = named(/fountain/i)
const mirror = named(/mirrors?/i)
const panel = named(/panel|zellige sun|zellige rosette|large turquoise rosette/i, 'zellige')
const tile = named(/\btiles?\b/i)
const table = either(named(/\btables?\b(?! (lamp|lantern|runner))/i, 'zellige', 'woodwork'), metalTable)
const tables = both(table, without(named(/tray for|planter for a table|cachepot/i)))
const box = named(/\bbox(es)?\b|\bchest\b/i, 'woodwork')
const chess = named(/chess|weighted men/i)
const pottery = craft('pottery')

// Materials, colours and finishes.
const leather = fact('goat-leather', 'cow-leather', 'sheepskin')
const wool = fact('wool')
const copper = either(fact('copper'))
const brass = fact('brass')
const silver = either(fact('silver', 'silver-plated', 'silver-plated-brass'))
const glass = fact('glass')
const blue = fact('blue')
const red = fact('red')
const green = fact('green')
const white = fact('white', 'beige')
const black = fact('black', 'grey')
const yellow = fact('yellow')
const pink = fact('pink')
const turquoise = fact('turquoise')
const brown = fact('brown')
const violet = fact('violet')
const metalware = craft('copperware')
const wood = craft('woodwork')

// Rooms, uses and occasions.
const berber = both(
  rug,
  either(
    fact('azilal', 'beni-ourain', 'boujad', 'mrirt', 'khemisset', 'taznakht', 'azrou'),
    named(/amazigh|beni ourain/i),
  ),
)
const outdoors = either(fact('outdoors-sheltered'), named(/terrace|garden|courtyard|balcony/i), fountain)
const wedding = named(/wedding|bridal|henna.night|ceremony|celebrations|feast/i)
/** Something to give: small enough to carry, not a rug or a piece of furniture. */
const gift = both(
  priced(700),
  either(
    box,
    notebook,
    teaSet,
    teapot,
    babouche,
    bag,
    candlestick,
    burner,
    chess,
    vase,
    cups,
    sugarBox,
    tray,
    cushion,
    lamp,
    bowl,
    mirror,
    jar,
    mortar,
  ),
)

export type JudgedQuery = readonly [query: string, belongs: Belongs]

export const english: readonly JudgedQuery[] = [
  ['moroccan rug', rug],
  ['berber rug', berber],
  ['berber carpet wool', berber],
  ['beni ourain', either(both(rug, fact('beni-ourain')), named(/beni ourain/i))],
  ['beni ourain rug', both(rug, either(fact('beni-ourain'), named(/beni ourain/i)))],
  ['red rug', both(rug, red)],
  ['large red rug for living room', both(rug, red)],
  ['rug 200x300', both(rug, sized(200, 300))],
  ['200x300', sized(200, 300)],
  ['120 x 180 cm carpet', both(rug, sized(120, 180))],
  ['round rug', both(rug, named(/round/i))],
  ['kilim runner', both(kilim, named(/runner/i))],
  ['hallway runner', named(/runner|corridor/i, 'carpets')],
  ['prayer rug', both(rug, named(/prayer/i))],
  ['moroccan lamp', lamp],
  ['moroccan lantern', lantern],
  ['lantren', lantern],
  ['brass lantern', both(lantern, brass)],
  ['hanging lantern', lantern],
  ['pendant light', lamp],
  ['candle holder', either(candlestick, both(lantern, named(/candle/i)))],
  ['lantern for terrace', both(lantern, outdoors)],
  ['moroccan pouf', pouf],
  ['leather pouffe', both(pouf, leather)],
  ['ottoman footstool', pouf],
  ['brown leather pouf', both(pouf, leather, brown)],
  ['moroccan table', tables],
  ['mosaic table', both(tables, craft('zellige'))],
  ['coffee table', tables],
  ['side table wood', both(tables, wood)],
  ['taginne', tagine],
  ['cooking tagine', tagine],
  ['blue tagine', both(tagine, blue)],
  ['moroccan teapot', teapot],
  ['silver teapot', both(teapot, silver)],
  ['mint tea set', teaSet],
  ['tea glasses', either(cups, teaSet)],
  ['copper tray', both(tray, copper)],
  ['handbag', bag],
  ['leather bag', bag],
  ['black leather tote', both(bag, black)],
  ['laptop bag', bag],
  ['moroccan slippers', babouche],
  ['mens slippers size 42', both(babouche, valued('42'))],
  ['yellow babouches', both(babouche, yellow)],
  ['jewelry box', box],
  ['wooden jewellery box with lock', box],
  ['thuya wood', fact('thuya')],
  ['chess set', chess],
  ['ceramic plates', plate],
  ['blue bowl', both(bowl, blue)],
  ['salad bowl', bowl],
  ['vase', vase],
  ['turquoise vase', both(vase, turquoise)],
  ['zellige tiles', either(tile, craft('zellige'))],
  ['mirror', mirror],
  ['wood mirror', both(mirror, either(wood, fact('cedar', 'walnut')))],
  ['garden fountain', fountain],
  ['cushion cover', cushion],
  ['throw pillow', cushion],
  ['tablecloth', tablecloth],
  ['gift', gift],
  ['wedding gift', either(gift, wedding)],
  ['gift for mom', gift],
  ['hammam', either(named(/hammam|hand-rinsing|basin|bucket/i))],
  ['couscous', either(named(/couscous|\bdish\b/i), pot)],
  ['something blue for bedroom', blue],
  ['handmade moroccan ceramics', pottery],
  ['leather', leather],
  ['bathroom sink', basin],
  ['wall art', either(panel, hanging, named(/\bwall\b/i))],
  ['copper jug', both(jug, copper)],
  ['planter for indoor plants', planter],
  ['linen napkins', napkins],
  ['coloured glass lantern', both(lantern, glass)],
  ['moroccan decor', () => true],
  ['gift under 200', both(gift, priced(200))],
  ['extra large rug', both(rug, named(/large|grand|reception/i))],
  ['cookbook', notebook],
  ['present for my wife', gift],
]

export const french: readonly JudgedQuery[] = [
  ['tapis berbère', berber],
  ['tapis marocain', rug],
  ['tapis marocain fait main', rug],
  ['tapi berbere', berber],
  ['tapis beni ouarain', both(rug, either(fact('beni-ourain'), named(/beni ourain/i)))],
  ['tapis chambre', rug],
  ['tapis salon rouge', both(rug, red)],
  ['tapis 2m sur 3', both(rug, sized(200, 300))],
  ['tapis 160x230', both(rug, sized(160, 230))],
  ['tapis noir et blanc', both(rug, either(black, white))],
  ['tapis laine', both(rug, wool)],
  ['tapis rond', both(rug, named(/round/i))],
  ['kilim', kilim],
  ['descente de lit', both(rug, named(/bedside/i))],
  ['pouf marocain', pouf],
  ['pouf en cuir', both(pouf, leather)],
  ['pouf cuir marron', both(pouf, leather, brown)],
  ['pouffe', pouf],
  ['lampe marocaine', lamp],
  ['lanterne marocaine', lantern],
  ['lantiren', lantern],
  ['lampe de chevet', both(lamp, either(named(/bedside|night light|table/i), without(lantern)))],
  ['lampadaire', lamp],
  ['suspension laiton', both(lamp, brass)],
  ['lustre marocain', lamp],
  ['photophore', both(lamp, named(/candle/i))],
  ['table basse marocaine', tables],
  ['table mosaique', both(tables, craft('zellige'))],
  ['table zellige', both(tables, craft('zellige'))],
  ['table de nuit', both(tables, named(/bedside/i))],
  ['tajine', tagine],
  ['plat a tajine terre cuite', both(tagine, fact('terracotta'))],
  ['théière marocaine', teapot],
  ['teiere', teapot],
  ['service a thé', teaSet],
  ['verre a thé', either(cups, teaSet)],
  ['plateau cuivre', both(tray, copper)],
  ['plateau à thé argenté', both(tray, silver)],
  ['sac en cuir', bag],
  ['sac a main cuir rouge', both(bag, red)],
  ['sac femme', bag],
  ['cartable', bag],
  ['babouche homme', both(babouche, named(/men.s/i))],
  ['babouches femme pointure 38', both(babouche, valued('38'))],
  ['babouches dorées', babouche],
  ['chaussons cuir', babouche],
  ['coffret bijoux', box],
  ['boite en bois', box],
  ['boite à bijoux thuya', both(box, fact('thuya'))],
  ["jeu d'échecs", chess],
  ['assiettes', plate],
  ['assiette bleue', both(plate, blue)],
  ['vaisselle marocaine', pottery],
  ['saladier', bowl],
  ['bol à soupe', bowl],
  ['vase bleu', both(vase, blue)],
  ['poterie de fes', both(pottery)],
  ['carrelage zellige', either(tile, craft('zellige'))],
  ['miroir', mirror],
  ['miroir bleu', both(mirror, blue)],
  ['fontaine de jardin', fountain],
  ['fontaine murale', both(fountain, named(/wall/i))],
  ['housse de coussin', cushion],
  ['coussin brodé bleu roi', both(cushion, blue)],
  ['nappe brodée', tablecloth],
  ['rideau', both(hanging, named(/curtain|hanging|hayti/i))],
  ['brule parfum', burner],
  ['brule encens', burner],
  ['chandelier', candlestick],
  ['cadeau', gift],
  ['cadeau mariage', either(wedding, gift)],
  ['idée cadeau femme', gift],
  ['cadeau fete des meres', gift],
  ['décoration marocaine', () => true],
  ['deco terrasse', outdoors],
  ['lavabo cuivre', both(basin, copper)],
  ['carnet cuir', notebook],
  ['mortier', mortar],
  ['cruche', jug],
  ['bouilloire', kettle],
  ['seau hammam', bucket],
  ['cache pot', planter],
  ['amphore', amphora],
  ['plat couscous', either(named(/couscous/i), plate)],
  ['cadeau moins de 200 dh', both(gift, priced(200))],
  ['sac de plage', bag],
  ['pouf géant', pouf],
]

export const arabic: readonly JudgedQuery[] = [
  ['زربية', rug],
  ['زرابي مغربية', rug],
  ['زربية امازيغية', berber],
  ['سجاد مغربي', rug],
  ['زربية حمراء', both(rug, red)],
  ['زربية الرباط', both(rug, either(named(/rabat/i), fact('rabat'), inCity('Rabat')))],
  ['زربية 200x300', both(rug, sized(200, 300))],
  ['زربية صغيرة للغرفة', rug],
  ['بني وراين', either(fact('beni-ourain'), named(/beni ourain/i))],
  ['حنبل', kilim],
  ['بوف', pouf],
  ['بوف جلد', both(pouf, leather)],
  ['بوف مغربي', pouf],
  ['بوف احمر', both(pouf, red)],
  ['فانوس', lantern],
  ['فنوس', lantern],
  ['فانوس نحاس', both(lamp, either(copper, brass))],
  ['فوانيس رمضان', lantern],
  ['مصباح', lamp],
  ['ثريا', lamp],
  ['لامبة', lamp],
  ['مصباح للسرير', lamp],
  ['طاولة', tables],
  ['طاولة زليج', both(tables, craft('zellige'))],
  ['مائدة', tables],
  ['طاجين', tagine],
  ['طاجن', tagine],
  ['طاجين فخار', tagine],
  ['براد', teapot],
  ['براد اتاي', teapot],
  ['براد شاي فضة', both(teapot, silver)],
  ['طقم شاي', teaSet],
  ['كيسان اتاي', either(cups, teaSet)],
  ['صينية', tray],
  ['صينية نحاس', both(tray, either(copper, brass))],
  ['شنطة يد', bag],
  ['حقيبة جلدية', bag],
  ['حقيبة جلدية سوداء', both(bag, black)],
  ['بلغة', babouche],
  ['بلغة رجالية', both(babouche, named(/men.s/i))],
  ['بلغة صفراء', both(babouche, yellow)],
  ['بلغة مقاس 42', both(babouche, valued('42'))],
  ['صندوق خشب', box],
  ['علبة مجوهرات', box],
  ['شطرنج', chess],
  ['صحن', plate],
  ['اطباق فخار', plate],
  ['زلافة', bowl],
  ['مزهرية زرقاء', both(vase, blue)],
  ['فخار فاس', pottery],
  ['زليج', craft('zellige')],
  ['مرآة', mirror],
  ['مراة خشب', both(mirror, either(wood, fact('cedar', 'walnut')))],
  ['نافورة', fountain],
  ['وسادة', cushion],
  ['وسائد مطرزة', cushion],
  ['مخدة زرقاء', both(cushion, blue)],
  ['غطاء طاولة', either(tablecloth, runner)],
  ['مبخرة', burner],
  ['شمعدان', candlestick],
  ['هدية', gift],
  ['هدية عرس', either(wedding, gift)],
  ['هدايا للنساء', gift],
  ['ديكور مغربي', () => true],
  ['ادوات الحمام', named(/hammam|hand-rinsing|basin|bucket/i)],
  ['مغسلة نحاس', both(basin, either(copper, brass))],
  ['إبريق', jug],
  ['سطل نحاس', bucket],
  ['مناديل', napkins],
  ['جلد', leather],
  ['نحاس', either(copper, brass, metalware)],
  ['هدية أقل من 200 درهم', both(gift, priced(200))],
  ['هدية لأمي', gift],
  ['هدية للرجل', either(gift, named(/men.s/i))],
]

/** Darija in Latin letters and in Arabic, two languages at once, and misspellings. */
export const mixed: readonly JudgedQuery[] = [
  ['zarbia', rug],
  ['zrabi', rug],
  ['zarbiya beldia', rug],
  ['tajin', tagine],
  ['tajine dyal tin', tagine],
  ['belgha', babouche],
  ['balgha rjal', both(babouche, named(/men.s/i))],
  ['blgha safra', both(babouche, yellow)],
  ['berrad', teapot],
  ['berrad atay', teapot],
  ['siniya', tray],
  ['siniya dyal nhas', both(tray, either(copper, brass))],
  ['fanous', lantern],
  ['fnar', lantern],
  ['mida', tables],
  ['tabla', tables],
  ['mraya', mirror],
  ['mkhedda', cushion],
  ['zellij', craft('zellige')],
  ['zlafa', bowl],
  ['tebsil', plate],
  ['hanbel', kilim],
  ['3ers', wedding],
  ['hadiya', gift],
  ['cadeau 3ers', either(wedding, gift)],
  ['mbakhra', burner],
  ['sac jeld', bag],
  ['jeld', leather],
  ['3ar3ar', fact('thuya')],
  ['pouf kohl', both(pouf, either(black, blue))],
  ['tapis زربية', rug],
  ['lanterne نحاس', both(lamp, either(copper, brass))],
  ['rug rouge', both(rug, red)],
  ['moroccan tapis', rug],
  ['babuche', babouche],
  ['baboush rouge', both(babouche, red)],
  ['zelige table', both(tables, craft('zellige'))],
  ['cusion', cushion],
  ['mirrir', mirror],
  ['theyere', teapot],
  ['tapsi', rug],
  ['lamppe', lamp],
  ['throw pilow', cushion],
  ['lanterne 400 dh', both(lantern, priced(400))],
  ['زربيه', rug],
  ['فانووس', lantern],
  ['vase bleau', both(vase, blue)],
  ['coussinn', cushion],
  ['leahter bag', bag],
  ['tablecoth', tablecloth],
  ['carpett', rug],
  ['fountian', fountain],
  ['pouf diametre 55', both(pouf, across(55))],
  ['120*180', sized(120, 180)],
  ['coussin 50x50', both(cushion, sized(50, 50))],
  ['1,50 x 2,20 m', sized(150, 220)],
  ['plateau diamètre 40 cm', both(tray, across(40))],
  ['babouches 41', both(babouche, valued('41'))],
  ['pink rug for kids room', both(rug, either(pink, named(/child/i)))],
  ['je cherche un tapis pour mon salon', rug],
  ['looking for a blue leather pouf', both(pouf, leather, blue)],
  ['بغيت شي زربية كبيرة', rug],
  ['green leather bag for women', both(bag, green)],
  ['petit plateau en bois', both(tray, wood)],
  ['box in cedar wood', both(box, fact('cedar'))],
  ['violet cushion', both(cushion, violet)],
]

/** What the shop does not sell, and what may be shown in its place. */
export const notSold: readonly JudgedQuery[] = [
  ['soap', either(basin, bucket)],
  ['savon noir', either(basin, bucket)],
  ['sabon beldi', either(basin, bucket)],
  ['صابون', either(basin, bucket)],
  ['argan oil', either(basin, bucket)],
  ['wallet', either(bag, notebook)],
  ['ceinture cuir', either(bag, notebook)],
  ['djellaba', either(babouche, bag)],
  ['panier', either(bag, box)],
  ['silver necklace', box],
]

/** Nothing is found for these. */
export const nonsense: readonly string[] = [
  'xqzwvk',
  'iphone charger 17',
  'qwrtzp blmk',
  'ضصثقفغ',
  'asdfghjkl',
]
