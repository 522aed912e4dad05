import type { PanelErrors } from './panel-texts'

export const vi: PanelErrors = {
  oneLanguageAtATime:
    'Mỗi lần chỉ viết và xuất bản một ngôn ngữ: hãy nêu ngôn ngữ đó trong “locale”.',
  requestUnreadable: 'Không thể hiểu yêu cầu: hãy kiểm tra địa chỉ.',
  lockedBySomeoneElse:
    'Người khác đang chỉnh sửa nội dung này nên thay đổi của bạn chưa được lưu. Hãy đợi họ xong, hoặc tiếp quản trong bảng điều khiển.',
  connectionLost:
    'Mất kết nối. Những gì bạn viết vẫn ở trong cửa sổ này và sẽ được lưu khi có kết nối trở lại: đừng đóng cửa sổ.',
  connectionBack: 'Đã kết nối lại. Những gì bạn viết đang được lưu.',
  pageBelowItself: 'Một trang không thể nằm dưới chính nó. Hãy chọn trang cha khác.',
  parentWithoutAddress:
    'Trang cha chưa có địa chỉ ({{language}}). Hãy xuất bản trang đó trước, bằng ngôn ngữ này hoặc ngôn ngữ gốc.',
  pagesBelow: 'Dưới trang này còn có các trang khác. Hãy di chuyển hoặc xóa chúng trước.',
  titleMakesNoAddress:
    'Không thể tạo địa chỉ từ tiêu đề này: tiêu đề không có chữ cái. Hãy viết slug.',
  addressTaken:
    'Địa chỉ {{address}} ({{language}}) đã được dùng cho “{{title}}”. Hãy chọn slug khác.',
  addressRedirected:
    'Địa chỉ {{address}} ({{language}}) dẫn đến nơi khác: có chuyển hướng từ đó. Hãy xóa chuyển hướng hoặc chọn slug khác.',
  addressReserved:
    'Địa chỉ {{address}} bắt đầu bằng một từ dành riêng cho trang web. Hãy chọn slug khác.',
  slugLength: 'Viết tối đa {{most}} ký tự.',
  slugCharacters:
    'Chỉ dùng chữ thường và chữ số của bất kỳ hệ chữ nào, nối bằng một dấu gạch nối: không có khoảng trắng, chữ hoa, dấu chấm hay dấu gạch chéo.',
  slugReserved: 'Từ này dành riêng cho trang web. Hãy chọn từ khác.',
  textTooLong: 'Viết tối đa {{most}} ký tự.',
  bodyTooLong:
    'Văn bản này quá dài: {{size}} MB, tối đa là {{most}} MB. Hãy chia thành nhiều trang.',
  addressMalformed: 'Địa chỉ này không hợp lệ: hãy kiểm tra các ký tự sau mỗi dấu %.',
  redirectFromHome: 'Không thể chuyển hướng trang chủ.',
  redirectOtherLanguage:
    'Đây là địa chỉ của ngôn ngữ khác ({{language}}): hãy chọn ngôn ngữ đó ở trên, hoặc chỉ viết đường dẫn.',
  redirectReserved: 'Các địa chỉ bắt đầu bằng từ này dành riêng cho trang web.',
  redirectNowhere: 'Hãy viết nơi cần dẫn đến.',
  redirectQuery: 'Hãy viết địa chỉ không có ? hoặc # và phần theo sau.',
  redirectExternal:
    'Địa chỉ này dẫn đến trang web khác. Nếu đúng ý bạn, hãy đánh dấu “Có thể dẫn đến trang web khác”.',
  redirectUnsafe:
    'Hãy viết đường dẫn bắt đầu bằng một dấu gạch chéo, hoặc địa chỉ đầy đủ bắt đầu bằng https://.',
  redirectTaken: 'Đã có chuyển hướng từ địa chỉ này: hãy sửa chuyển hướng đó.',
  redirectFromPage:
    'Có một trang tại {{address}} ({{language}}). Hãy đổi tên hoặc hủy xuất bản trang đó trước.',
  redirectCircle: 'Địa chỉ này dẫn về chính nơi bắt đầu: người đọc sẽ đi vòng quanh.',
  redirectToNothing:
    'Không có trang nào tại {{address}}. Hãy xuất bản trang đó trước, hoặc viết địa chỉ khác.',
  redirectWithoutPage: 'Hãy chọn trang cần dẫn đến.',
  redirectPageHidden: 'Trang này chưa được xuất bản ({{language}}). Hãy xuất bản trước.',
  redirectPageHiddenInBoth:
    'Trang này chưa được xuất bản bằng ngôn ngữ nào trong số: {{language}}, {{source}}. Hãy xuất bản trước.',
  linkUnsafe:
    'Hãy viết địa chỉ đầy đủ (https://…, mailto:, tel:) hoặc đường dẫn bắt đầu bằng một dấu gạch chéo.',
  scheduleDone: 'Kế hoạch này đã được thực hiện. Hãy tạo kế hoạch mới.',
  schedulePast: 'Thời điểm này đã qua. Hãy chọn thời điểm sau.',
  scheduleOfNothing: 'Trang này không còn nữa. Hãy chọn trang khác.',
  scheduleUnwritten: 'Chưa có nội dung bằng {{language}}. Hãy viết trước rồi lập kế hoạch.',
  scheduleByNobody: 'Người lập kế hoạch này không còn tài khoản. Hãy lập lại kế hoạch.',
  deskRunnerSilent:
    'Không có kế hoạch nào được thực hiện kể từ {{time}}: chúng đang chờ. Hãy báo cho người quản lý trang web.',
  deskRunnerNever:
    'Các kế hoạch không được thực hiện: chúng đang chờ. Hãy báo cho người quản lý trang web.',
  restoreOneLanguage: 'Mỗi lần chỉ khôi phục phiên bản của một ngôn ngữ, trong lịch sử của trang.',
  historyVersionGone: 'Phiên bản này không còn nữa. Hãy tải lại trang.',
  translatorWithoutLanguage: 'Hãy chọn ít nhất một ngôn ngữ cho người dịch này.',
  callToActionNowhere: 'Hãy chọn một trang hoặc tài liệu, hoặc viết một địa chỉ.',
  videoUnknown: 'Đây không phải là địa chỉ của video trên YouTube hoặc Vimeo.',
  contactPhoneWrong: 'Hãy viết số có dấu cộng và mã quốc gia, ví dụ +380 44 000 0000.',
  contactBookingWrong: 'Hãy viết địa chỉ đầy đủ của trang đặt lịch: bắt đầu bằng https://.',
  amountWrong: 'Hãy viết một số nguyên tính bằng cent hoặc kopiyka, từ 0 đến {{most}}.',
  mailingPromoNotLess: 'Giá của đợt gửi hàng loạt đầu tiên phải thấp hơn giá bằng cùng loại tiền.',
  mailingKeyTaken: 'Hai đợt gửi hàng loạt có cùng khóa “{{key}}”. Hãy đặt khóa khác cho một đợt.',
  mailingIncludedWrong: 'Viết tối đa tám dòng, mỗi dòng tối đa 120 ký tự.',
  altEmptied:
    'Có thể có trang đang hiển thị hình này: hãy đổi văn bản thay thế, nhưng đừng để trống.',
  pictureWithoutAlt:
    'Hình “{{file}}” không có văn bản thay thế ({{language}}). Hãy mở hình trong “Hình ảnh và tệp”, chọn {{language}} ở góc trên bên phải, viết hình cho thấy gì rồi xuất bản lại.',
  pictureIsNone: '“{{file}}” không phải là hình ảnh. Hãy chọn hình ảnh rồi xuất bản lại.',
  fileMissing: 'Hãy chọn tệp: hình JPEG, PNG, WebP hoặc AVIF, hoặc PDF.',
  fileEmpty: 'Tệp này trống. Hãy chọn tệp khác.',
  fileOfNoKnownType:
    'Trang web không thể hiển thị tệp này. Hãy lưu thành JPEG, PNG, WebP hoặc AVIF, hoặc tải lên PDF. SVG và GIF không được nhận, dù tệp có tên gì.',
  fileTooLarge:
    'Tệp này lớn hơn 10 MB. Hãy thu nhỏ hình (rộng 2000 pixel là quá đủ) hoặc nén PDF rồi tải lên lại.',
  fileBroken:
    'Tệp này bị hỏng hoặc bị ngắt giữa chừng. Hãy mở tệp trên thiết bị của bạn; nếu mở được, hãy lưu lại và tải bản đó lên.',
  filePixels:
    'Hình này có hơn 50 triệu pixel. Hãy thu nhỏ (rộng 2000 pixel là quá đủ) rồi tải lên lại.',
  fileMoves: 'Hình này chuyển động. Hãy lưu một hình tĩnh duy nhất từ nó và tải hình đó lên.',
  fileForOne: 'Mỗi lần chỉ thay một tệp.',
  fileOfOtherKind:
    'Hình chỉ có thể được thay bằng hình, và PDF chỉ bằng PDF. Hãy tải tệp này lên như tệp mới.',
  redirectExternalLabel: 'Có thể dẫn đến trang web khác',
  mediaMany: 'Hình ảnh và tệp',
}
