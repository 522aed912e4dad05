import type { PanelErrors } from './panel-texts'

export const ko: PanelErrors = {
  oneLanguageAtATime: '한 번에 한 언어로만 작성하고 게시하세요. 언어는 “locale”에 지정합니다.',
  requestUnreadable: '요청을 이해할 수 없습니다. 주소를 확인하세요.',
  lockedBySomeoneElse:
    '지금 다른 사람이 편집하고 있어 변경 사항이 저장되지 않았습니다. 끝날 때까지 기다리거나 패널에서 편집을 넘겨받으세요.',
  connectionLost:
    '연결이 끊어졌습니다. 작성한 내용은 이 창에 남아 있으며 연결이 돌아오면 저장됩니다. 창을 닫지 마세요.',
  connectionBack: '연결이 돌아왔습니다. 작성한 내용을 저장하고 있습니다.',
  pageBelowItself: '페이지를 자기 자신 아래에 둘 수 없습니다. 다른 상위 페이지를 선택하세요.',
  parentWithoutAddress:
    '상위 페이지에 아직 주소가 없습니다({{language}}). 먼저 그 페이지를 이 언어나 원본 언어로 게시하세요.',
  pagesBelow: '이 페이지 아래에 다른 페이지가 있습니다. 먼저 옮기거나 삭제하세요.',
  titleMakesNoAddress: '이 제목에는 글자가 없어 주소를 만들 수 없습니다. 슬러그를 입력하세요.',
  addressTaken:
    '주소 {{address}}({{language}})은(는) 이미 “{{title}}”에서 쓰고 있습니다. 다른 슬러그를 선택하세요.',
  addressRedirected:
    '주소 {{address}}({{language}})은(는) 다른 곳으로 연결됩니다. 이 주소에서 시작하는 리디렉션이 있습니다. 그것을 삭제하거나 다른 슬러그를 선택하세요.',
  addressReserved:
    '주소 {{address}}은(는) 사이트가 예약한 단어로 시작합니다. 다른 슬러그를 선택하세요.',
  slugLength: '{{most}}자 이내로 입력하세요.',
  slugCharacters:
    '모든 문자 체계의 소문자와 숫자만 하이픈 하나로 이어서 쓰세요. 공백, 대문자, 마침표, 슬래시는 쓸 수 없습니다.',
  slugReserved: '사이트가 예약한 단어입니다. 다른 단어를 선택하세요.',
  textTooLong: '{{most}}자 이내로 입력하세요.',
  bodyTooLong:
    '본문이 너무 깁니다. {{size}} MB이며 최대 {{most}} MB까지 가능합니다. 여러 페이지로 나누세요.',
  addressMalformed: '올바른 주소가 아닙니다. 각 % 뒤의 문자를 확인하세요.',
  redirectFromHome: '홈 페이지는 리디렉션할 수 없습니다.',
  redirectOtherLanguage:
    '다른 언어({{language}})의 주소입니다. 위에서 그 언어를 선택하거나 경로만 입력하세요.',
  redirectReserved: '이 단어로 시작하는 주소는 사이트가 예약했습니다.',
  redirectNowhere: '연결할 곳을 입력하세요.',
  redirectQuery: '?나 #과 그 뒤를 뺀 주소를 입력하세요.',
  redirectExternal:
    '다른 사이트로 연결됩니다. 의도한 것이라면 “다른 사이트로 연결 허용”을 선택하세요.',
  redirectUnsafe: '슬래시 하나로 시작하는 경로나 https://로 시작하는 전체 주소를 입력하세요.',
  redirectTaken: '이 주소에서 시작하는 리디렉션이 이미 있습니다. 그것을 변경하세요.',
  redirectFromPage:
    '{{address}}({{language}})에 페이지가 있습니다. 먼저 이름을 바꾸거나 게시를 취소하세요.',
  redirectCircle: '출발한 곳으로 되돌아갑니다. 독자가 제자리를 맴돌게 됩니다.',
  redirectToNothing: '{{address}}에 페이지가 없습니다. 먼저 게시하거나 다른 주소를 입력하세요.',
  redirectWithoutPage: '연결할 페이지를 선택하세요.',
  redirectPageHidden: '이 페이지는 게시되지 않았습니다({{language}}). 먼저 게시하세요.',
  redirectPageHiddenInBoth:
    '이 페이지는 다음 언어로 게시되지 않았습니다: {{language}}, {{source}}. 먼저 게시하세요.',
  linkUnsafe: '전체 주소(https://…, mailto:, tel:)나 슬래시 하나로 시작하는 경로를 입력하세요.',
  scheduleDone: '이 계획은 이미 실행되었습니다. 새로 만드세요.',
  schedulePast: '이미 지난 시각입니다. 더 나중 시각을 선택하세요.',
  scheduleOfNothing: '이 페이지는 더 이상 없습니다. 다른 페이지를 선택하세요.',
  scheduleUnwritten:
    '이 언어({{language}})로 아직 작성된 내용이 없습니다. 먼저 작성한 뒤 계획하세요.',
  scheduleByNobody: '이것을 계획한 사람의 계정이 더 이상 없습니다. 다시 계획하세요.',
  deskRunnerSilent:
    '{{time}} 이후로 계획이 실행되지 않고 대기 중입니다. 사이트 운영자에게 알리세요.',
  deskRunnerNever: '계획이 실행되지 않고 대기 중입니다. 사이트 운영자에게 알리세요.',
  restoreOneLanguage: '버전은 페이지 기록에서 한 번에 한 언어씩 복원합니다.',
  historyVersionGone: '이 버전은 더 이상 없습니다. 페이지를 새로 고치세요.',
  translatorWithoutLanguage: '이 번역자의 언어를 하나 이상 선택하세요.',
  callToActionNowhere: '페이지나 문서를 선택하거나 주소를 입력하세요.',
  videoUnknown: 'YouTube나 Vimeo 동영상의 주소가 아닙니다.',
  contactPhoneWrong: '더하기 기호와 국가 번호를 붙여 번호를 입력하세요(예: +380 44 000 0000).',
  contactBookingWrong: '예약 페이지의 전체 주소를 입력하세요. https://로 시작합니다.',
  amountWrong: '센트 또는 코피이카 단위의 정수를 0에서 {{most}} 사이로 입력하세요.',
  mailingPromoNotLess: '첫 단체 발송 가격은 같은 통화의 가격보다 낮아야 합니다.',
  mailingKeyTaken: '키가 “{{key}}”인 단체 발송이 두 개 있습니다. 그중 하나에 다른 키를 지정하세요.',
  mailingIncludedWrong: '여덟 줄 이내로, 한 줄에 120자 이내로 입력하세요.',
  altEmptied:
    '이 사진을 보여 주는 페이지가 있을 수 있습니다. 대체 텍스트를 바꾸되 비워 두지 마세요.',
  pictureWithoutAlt:
    '사진 “{{file}}”에 대체 텍스트가 없습니다({{language}}). “사진과 파일”에서 사진을 열고 오른쪽 위에서 {{language}} 언어를 선택한 다음, 무엇이 보이는지 적고 다시 게시하세요.',
  pictureIsNone: '“{{file}}”은(는) 사진이 아닙니다. 사진을 선택하고 다시 게시하세요.',
  fileMissing: '파일을 선택하세요. JPEG, PNG, WebP, AVIF 사진 또는 PDF여야 합니다.',
  fileEmpty: '빈 파일입니다. 다른 파일을 선택하세요.',
  fileOfNoKnownType:
    '사이트에서 이 파일을 표시할 수 없습니다. JPEG, PNG, WebP, AVIF로 저장하거나 PDF를 업로드하세요. SVG와 GIF는 파일 이름과 상관없이 받지 않습니다.',
  fileTooLarge:
    '파일이 10 MB보다 큽니다. 사진을 줄이거나(너비 2000픽셀이면 충분합니다) PDF를 압축해 다시 업로드하세요.',
  fileBroken:
    '파일이 손상되었거나 전송 중에 끊겼습니다. 기기에서 열어 보고, 열리면 다시 저장해 업로드하세요.',
  filePixels:
    '사진이 5000만 픽셀을 넘습니다. 줄여서(너비 2000픽셀이면 충분합니다) 다시 업로드하세요.',
  fileMoves: '움직이는 사진입니다. 정지 사진 한 장으로 저장해 업로드하세요.',
  fileForOne: '한 번에 한 파일만 교체하세요.',
  fileOfOtherKind:
    '사진은 사진으로만, PDF는 PDF로만 교체할 수 있습니다. 이 파일은 새 파일로 업로드하세요.',
  redirectExternalLabel: '다른 사이트로 연결 허용',
  mediaMany: '사진과 파일',
}
