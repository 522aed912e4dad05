import type { PanelErrors } from './panel-texts'

export const ja: PanelErrors = {
  oneLanguageAtATime:
    '一度に一つの言語だけを書いて公開してください。言語は「locale」で指定します。',
  requestUnreadable: 'リクエストを理解できません。アドレスを確認してください。',
  lockedBySomeoneElse:
    'ほかの人が編集中のため、変更は保存されませんでした。終わるまで待つか、パネルで編集を引き継いでください。',
  connectionLost:
    '接続が切れました。書いた内容はこのウィンドウに残り、接続が戻ると保存されます。閉じないでください。',
  connectionBack: '接続が戻りました。書いた内容を保存しています。',
  pageBelowItself: 'ページを自分自身の下に置くことはできません。別の親ページを選んでください。',
  parentWithoutAddress:
    '親ページにはまだ{{language}}のアドレスがありません。先にそのページを、この言語か原文の言語で公開してください。',
  pagesBelow: 'このページの下に別のページがあります。先に移動するか削除してください。',
  titleMakesNoAddress:
    'このタイトルには文字がないため、アドレスを作れません。スラッグを入力してください。',
  addressTaken:
    'アドレス {{address}} は{{language}}ですでに「{{title}}」に使われています。別のスラッグを選んでください。',
  addressRedirected:
    'アドレス {{address}} は{{language}}で別の場所に移動します。リダイレクトがあるためです。それを削除するか、別のスラッグを選んでください。',
  addressReserved:
    'アドレス {{address}} はサイトが予約している語で始まっています。別のスラッグを選んでください。',
  slugLength: '{{most}} 文字以内で入力してください。',
  slugCharacters:
    '各文字体系の小文字と数字だけを、一つずつのハイフンでつないで使ってください。空白、大文字、ピリオド、スラッシュは使えません。',
  slugReserved: 'この語はサイトが予約しています。別の語を選んでください。',
  textTooLong: '{{most}} 文字以内で入力してください。',
  bodyTooLong:
    '本文が長すぎます（{{size}} MB、上限は {{most}} MB）。複数のページに分けてください。',
  addressMalformed: 'このアドレスは無効です。各 % の後の文字を確認してください。',
  redirectFromHome: 'ホームページはリダイレクトできません。',
  redirectOtherLanguage:
    'これは{{language}}のアドレスです。上でその言語を選ぶか、パスだけを入力してください。',
  redirectReserved: 'この語で始まるアドレスはサイトが予約しています。',
  redirectNowhere: '移動先を入力してください。',
  redirectQuery: '? や # とその後を除いたアドレスを入力してください。',
  redirectExternal:
    'これは別のサイトに移動します。意図したものなら「別のサイトへの移動を許可」にチェックを入れてください。',
  redirectUnsafe:
    'スラッシュ一つで始まるパスか、https:// で始まる完全なアドレスを入力してください。',
  redirectTaken: 'このアドレスからのリダイレクトはすでにあります。そちらを変更してください。',
  redirectFromPage:
    '{{address}} には{{language}}のページがあります。先に名前を変えるか、非公開にしてください。',
  redirectCircle: 'これは出発点に戻ります。読者が堂々巡りになってしまいます。',
  redirectToNothing:
    '{{address}} にページはありません。先に公開するか、別のアドレスを入力してください。',
  redirectWithoutPage: '移動先のページを選んでください。',
  redirectPageHidden: 'このページは{{language}}で公開されていません。先に公開してください。',
  redirectPageHiddenInBoth:
    'このページは{{language}}でも{{source}}でも公開されていません。先に公開してください。',
  linkUnsafe:
    '完全なアドレス（https://…、mailto:、tel:）か、スラッシュ一つで始まるパスを入力してください。',
  scheduleDone: 'この予定はすでに実行されました。新しく作成してください。',
  schedulePast: 'この時刻は過ぎています。もっと後の時刻を選んでください。',
  scheduleOfNothing: 'このページはもうありません。別のページを選んでください。',
  scheduleUnwritten: '{{language}}ではまだ何も書かれていません。先に書いてから予定してください。',
  scheduleByNobody: 'これを予定した人のアカウントはもうありません。予定し直してください。',
  deskRunnerSilent:
    '{{time}} 以降、予定が実行されず、待機しています。サイトの運営者に知らせてください。',
  deskRunnerNever: '予定が実行されず、待機しています。サイトの運営者に知らせてください。',
  restoreOneLanguage: 'バージョンは、ページの履歴で一度に一つの言語ずつ復元します。',
  historyVersionGone: 'このバージョンはもうありません。ページを再読み込みしてください。',
  translatorWithoutLanguage: 'この翻訳者の言語を一つ以上選んでください。',
  callToActionNowhere: 'ページか文書を選ぶか、アドレスを入力してください。',
  videoUnknown: 'これは YouTube や Vimeo の動画のアドレスではありません。',
  contactPhoneWrong: 'プラス記号と国番号を付けて番号を入力してください（例：+380 44 000 0000）。',
  contactBookingWrong: '予約ページの完全なアドレスを入力してください。https:// で始まります。',
  amountWrong: 'セントまたはコピーイカ単位の整数を、0 から {{most}} までの範囲で入力してください。',
  mailingPromoNotLess: '初回の一斉送信の価格は、同じ通貨の価格より低くしてください。',
  mailingKeyTaken: 'キーが「{{key}}」の一斉送信が二つあります。どちらかを別のキーにしてください。',
  mailingIncludedWrong: '8 行以内、各行 120 文字以内で入力してください。',
  altEmptied:
    'この画像を表示しているページがあるかもしれません。代替テキストは変更できますが、空にはできません。',
  pictureWithoutAlt:
    '画像「{{file}}」には{{language}}の代替テキストがありません。「画像とファイル」で開き、右上で{{language}}を選び、何が写っているかを書いてから、もう一度公開してください。',
  pictureIsNone: '「{{file}}」は画像ではありません。画像を選んで、もう一度公開してください。',
  fileMissing: 'ファイルを選んでください（JPEG、PNG、WebP、AVIF の画像、または PDF）。',
  fileEmpty: 'このファイルは空です。別のファイルを選んでください。',
  fileOfNoKnownType:
    'サイトはこのファイルを表示できません。JPEG、PNG、WebP、AVIF で保存するか、PDF をアップロードしてください。SVG と GIF は、ファイル名にかかわらず受け付けません。',
  fileTooLarge:
    'このファイルは 10 MB を超えています。画像を小さくする（幅 2000 ピクセルで十分です）か PDF を圧縮して、もう一度アップロードしてください。',
  fileBroken:
    'このファイルは壊れているか、途中で切れています。お使いの端末で開き、開けたら保存し直してアップロードしてください。',
  filePixels:
    'この画像は 5000 万ピクセルを超えています。小さくして（幅 2000 ピクセルで十分です）、もう一度アップロードしてください。',
  fileMoves: 'この画像は動きます。静止画を一枚保存してアップロードしてください。',
  fileForOne: 'ファイルは一度に一つずつ置き換えてください。',
  fileOfOtherKind:
    '画像は画像とだけ、PDF は PDF とだけ置き換えられます。これは新しいファイルとしてアップロードしてください。',
  redirectExternalLabel: '別のサイトへの移動を許可',
  mediaMany: '画像とファイル',
}
