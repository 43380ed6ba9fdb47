import type { Translation } from '../../message-types'
import type { en } from './en'

export const ar = {
  'promotion.have': 'لديّ رمز تخفيض',
  'promotion.label': 'رمز التخفيض',
  'promotion.apply': 'تطبيق',
  'promotion.remove': 'إزالة الرمز {code}',
  'promotion.applied': '«{name}»: وفّرت {amount}.',
  'promotion.problem.unknown': 'لا نعرف الرمز {code}. تحقق من كتابته.',
  'promotion.problem.not_begun': 'لم يبدأ العمل بالرمز {code} بعد.',
  'promotion.problem.ended': 'انتهت صلاحية الرمز {code}.',
  'promotion.problem.used_up': 'نفد الرمز {code}.',
  'promotion.problem.used_before': 'سبق أن استعملت الرمز {code}.',
  'promotion.problem.first_order': 'الرمز {code} خاص بالطلب الأول.',
  'promotion.problem.no_product': 'الرمز {code} يخص منتجات أخرى.',
  'promotion.problem.min_pieces': {
    zero: 'يتطلب الرمز {code} قطعًا في السلة.',
    one: 'يتطلب الرمز {code} قطعة واحدة على الأقل.',
    two: 'يتطلب الرمز {code} قطعتين على الأقل.',
    few: 'يتطلب الرمز {code} {count} قطع على الأقل.',
    many: 'يتطلب الرمز {code} {count} قطعة على الأقل.',
    other: 'يتطلب الرمز {code} {count} قطعة على الأقل.',
  },
  'promotion.problem.min_subtotal': 'الرمز {code} للمشتريات التي تبلغ {amount} فأكثر.',
  'promotion.problem.nothing_saved': 'لا يخفض الرمز {code} سعر هذه المنتجات.',
  'promotion.problem.better_offer': 'لا حاجة إلى الرمز {code}: «{name}» توفر لك أكثر.',
} as const satisfies Translation<'ar', typeof en>
