import type { Translation } from '../../message-types'
import type { en } from './en'

export const ar = {
  'alerts.text': 'سنراسلك مرة واحدة عندما تتوفر قطعة من جديد، حسب أسبقية من طلبوا إخبارهم.',
  'alerts.contact': 'البريد الإلكتروني أو رقم هاتف مغربي',
  'alerts.contactHint': 'مثال: name@example.com أو \u206606 12 34 56 78\u2069.',
  'alerts.invalid': 'أدخل بريدًا إلكترونيًا أو رقم هاتف مغربيًا.',
  'alerts.consent': 'نستعمله لهذه الرسالة وحدها، ونحذفه بعدها بثلاثة أشهر، أو بعد سنة إن لم تتوفر القطعة.',
  'alerts.submit': 'أخبرني',
  'alerts.done': 'سجلنا طلبك. ستصلك منا رسالة واحدة فور توفر قطعة لك.',
  'alerts.stopTitle': 'إيقاف تنبيهات التوفر',
  'alerts.stopText': 'لن نخبرك بعد ذلك بأي قطعة طلبت الإخبار عنها. ويمكنك أن تطلب ذلك من جديد في صفحة المنتج.',
  'alerts.stop': 'إيقاف جميع تنبيهاتي',
  'alerts.stopped': 'أوقفنا تنبيهات التوفر.',
  'alerts.noToken': 'هذا الرابط غير كامل. افتحه من جديد من رسالتنا.',
} as const satisfies Translation<'ar', typeof en>
