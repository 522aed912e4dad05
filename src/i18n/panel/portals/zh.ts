import type { PortalTexts } from './en'

/** What the panel says of feeds for portals; a part of `../zh.ts`. */
export const zhPortals: PortalTexts = {
  portalFeeds: '招聘平台的信息源',
  portalFeedsDescription:
    '供招聘平台抓取的文件。已开启的文件任何人都可以读取，其中是所有开放的职位；虚构的职位和受到警告的公司不会出现。请把地址告诉平台：收录什么由平台自己决定。',
  portalOperator: '发布者',
  portalOperatorDescription: '您自己的名称，平台将按此显示。',
  portalOperatorMissing: '开启之前，请先填写由谁发布信息源。',
  portalEmail: '您在平台账户的电子邮箱',
  portalEmailDescription:
    '您在 Indeed 和 LinkedIn 账户的邮箱，没有它这两个平台什么都不收录。抓取这两个信息源的任何人都能看到它。',
  portalEmailMissing: '{{portals}} 没有您在该平台账户的电子邮箱就不收录任何内容。',
  portalsOn: '已开启',
  portalAddresses: '地址',
  portalAddressOther: '其他每种语言都有自己的地址，例如 {{address}}。',
  portalCounts:
    '开放：{{open}}；其中城市不明：{{noCity}}，国家不明：{{noCountry}}。要求城市或国家的平台不会收到这些职位。',
  portalNoneOn: '均未开启：没有人能抓取任何内容。',
}
