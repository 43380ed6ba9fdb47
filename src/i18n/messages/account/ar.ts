import type { Translation } from '../../message-types'
import type { en } from './en'

export const ar = {
  'auth.signIn': 'تسجيل الدخول',
  'auth.signUp': 'إنشاء حساب',
  'auth.signInText': 'مرحبًا بعودتك.',
  'auth.signUpText': 'يتيح لك الحساب الطلب وتتبع طلباتك.',
  'auth.email': 'البريد الإلكتروني',
  'auth.password': 'كلمة المرور',
  'auth.passwordHint': '8 أحرف على الأقل.',
  'auth.displayName': 'الاسم المعروض',
  'auth.toSignUp': 'ليس لديك حساب؟ أنشئ حسابًا',
  'auth.toSignIn': 'لديك حساب؟ سجل الدخول',
  'auth.google': 'المتابعة باستخدام Google',
  'auth.signedIn': 'تم تسجيل دخولك',
  'auth.created': 'حسابك جاهز',
  'auth.confirmEmail': 'تحقق من بريدك الإلكتروني',
  'auth.confirmEmailText': 'أرسلنا إليك رابطًا. افتحه لإتمام إنشاء حسابك.',
  'auth.closed': 'إنشاء الحسابات غير متاح حاليًا.',
} satisfies Translation<'ar', typeof en>
