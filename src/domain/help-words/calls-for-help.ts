/** What is shouted in danger and seldom written else: a call wherever it is in a search. */
export const SHOUTS: readonly string[] = [
  ...['спасите', 'врятуйте', 'рятуйте', 'порятуйте', 'au secours', 'انقذوني', 'الحقوني'],
  ...['saklolo', 'bachao', 'bachaao', 'बचाओ', '救命', '救救我', '救救我们'],
]

/** What is written beside a call, and asks for nothing else. */
export const BESIDE_CALLS: readonly string[] = [
  ...['please', 'pls', 'plz', 'urgent', 'now', 'me', 'us', 'пожалуйста', 'срочно', 'мне', 'нам'],
  ...['будь ласка', 'терміново', 'svp', 'sil vous plait', 'من فضلكم', 'ارجوكم', 'por favor'],
  ...['bitte', 'mir', 'uns', 'po', 'naman', 'ako', 'कृपया', 'मुझे', 'mujhe', 'koi', 'saya', 'dong'],
  ...['请', '我', '快'],
]
