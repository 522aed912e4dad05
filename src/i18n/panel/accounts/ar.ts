import type { AccountsTexts } from './en'

export const arAccounts: AccountsTexts = {
  mailKindStaffLink: 'رابط إلى عنوان جديد',
  mailKindAccountNotice: 'إشعار بشأن حساب',
  mailStateHeld: 'محجوزة',
  mailHeldMeans:
    'لم تُرسل: لم يؤكّد هذا العنوان شيئًا على الموقع وقد تلقّى اليوم ما يكفي من الرسائل، أو أُرسل إليه الرابط نفسه خلال الساعة الأخيرة.',
  askedPasswordTitle: 'كلمة مرورك من فضلك',
  askedPasswordExpired: 'يتطلب هذا كلمة مرورك مرة أخرى: لقد أدخلتها قبل أكثر من 15 دقيقة.',
  askedPasswordAccount: 'لتغيير كلمة مرور أو عنوان بريد إلكتروني، أدخل كلمة مرورك الحالية أنت.',
  askedPasswordKeys: 'أدخل لذلك كلمة مرورك الحالية أنت، والخطوة الثانية إن كانت لك.',
  askedPasswordField: 'كلمة مرورك الحالية',
  askedPasswordGoOn: 'متابعة',
  askedPasswordWrong: 'هذه ليست كلمة مرورك.',
  askedPasswordEnded: 'كلمات مرور خاطئة كثيرة: أُنهيت جلستك هنا. سجّل الدخول من جديد.',
  passwordCommon: 'يستخدم كثيرون كلمة المرور هذه، لذلك تُجرَّب أولًا. اختر غيرها.',
  passwordIsAddress: 'كلمة المرور هذه هي عنوان البريد الإلكتروني أو تكاد. اختر غيرها.',
  newAddressWaits:
    'كتبنا إلى {{address}}. وحتى يُؤكَّد الرابط في تلك الرسالة يبقى العنوان أعلاه هو المعتمد.',
  staffLinkSubject: 'أكّد عنوان بريدك الإلكتروني الجديد لدى {{site}}',
  staffLinkText: 'أُدخل هذا العنوان لحساب لدى {{site}}. ويصبح معتمدًا حين تؤكّده.',
  staffLinkPress: 'تأكيد العنوان',
  staffLinkUntil: 'يعمل الرابط 24 ساعة. إن لم تكن على علم بذلك فلا تفعل شيئًا: لن يتغيّر شيء.',
  staffPasswordSubject: 'تغيّرت كلمة مرور حسابك لدى {{site}}',
  staffPasswordText: 'تغيّرت كلمة مرور حسابك، وسُجّل الخروج من جميع الأجهزة الأخرى.',
  staffEmailSubject: 'تغيّر عنوان البريد الإلكتروني لحسابك لدى {{site}}',
  staffEmailText: 'من الآن يُسجَّل الدخول بالعنوان {{address}}، لا بهذا العنوان.',
  staffNotMe:
    'إن لم تكن أنت من فعل ذلك، ولا مشرف بطلب منك، فأخبر مشرفًا فورًا واختر كلمة مرور جديدة عبر «نسيت كلمة المرور؟».',
  newAddressTitle: 'عنوان بريد إلكتروني جديد',
  newAddressText: 'اضغط الزر لاستخدام {{address}} لدى {{site}} من الآن.',
  newAddressButton: 'استخدام هذا العنوان',
  newAddressDone: 'أُكّد العنوان. سجّل الدخول به من الآن.',
  newAddressDead:
    'لم يعد هذا الرابط يعمل: فقد استُعمل أو مضى عليه أكثر من 24 ساعة أو غُيّرت كلمة المرور بعده. لم يتغيّر شيء.',
  newAddressTaken: 'صار هذا العنوان لحساب آخر، لذلك لم يتغيّر شيء.',
}
