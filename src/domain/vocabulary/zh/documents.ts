import type { Vocabulary } from '../terms'

export const documents: Vocabulary['documents'] = {
  'certificate-of-competency': {
    label: '适任证书',
    aliases: ['船员适任证书', '海船船员适任证书', '适任证', '大证', '职务证书'],
  },
  'flag-endorsement': {
    label: '船旗国承认签证',
    aliases: ['承认签证', '船旗国签证', '船旗国背书', '签证背书'],
  },
  'gmdss-general-operator': {
    label: 'GMDSS通用操作员证书',
    short: 'GOC',
    aliases: ['通用操作员证书', 'GOC证书', 'GMDSS证书', '无线电操作员证书', 'GMDSS适任证书'],
  },
  'rating-watch-certificate': {
    label: '值班水手或值班机工证书',
    aliases: ['值班水手证书', '值班机工证书', '值班证书', '值班水手适任证书', '值班机工适任证书'],
  },
  'able-seafarer-certificate': {
    label: '高级值班水手或高级值班机工证书',
    aliases: ['高级值班水手证书', '高级值班机工证书', 'AB证书', 'AB证'],
  },

  'basic-safety-training': {
    label: '基本安全培训',
    aliases: ['Z01', '基本安全', '基本安全培训合格证', '熟悉和基本安全'],
  },
  'survival-craft': {
    label: '精通救生艇筏和救助艇',
    aliases: ['Z02', '艇筏', '救生艇筏和救助艇', '精通艇筏', '艇筏操纵'],
  },
  'fast-rescue-boats': {
    label: '精通快速救助艇',
    aliases: ['Z03', '快速救助艇', '快速救助艇证书'],
  },
  'advanced-fire-fighting': {
    label: '高级消防',
    aliases: ['Z04', '船舶高级消防', '高级消防培训合格证'],
  },
  'medical-first-aid': {
    label: '精通急救',
    aliases: ['Z05', '急救证', '海上急救', '精通急救培训合格证'],
  },
  'medical-care': { label: '船上医护', aliases: ['Z06', '高级医护', '船上医护培训合格证'] },
  'ship-security-officer': {
    label: '船舶保安员',
    aliases: ['Z09', '船舶保安员证书', '船舶保安员培训合格证', 'SSO证书'],
  },
  'security-awareness': {
    label: '保安意识',
    aliases: ['Z07', '保安意识培训', '保安意识培训合格证'],
  },
  'designated-security-duties': {
    label: '负有指定保安职责',
    aliases: ['Z08', '指定保安职责', '负有指定保安职责船员培训合格证'],
  },
  'tanker-basic-oil-chemical': {
    label: '油船和化学品船货物操作基本培训',
    aliases: ['T01', '油化基本', '油船和化学品船基本培训', '油化船基本培训', '油安'],
  },
  'tanker-advanced-oil': {
    label: '油船货物操作高级培训',
    aliases: ['T02', '油船高级培训', '油操', '油轮高级培训'],
  },
  'tanker-advanced-chemical': {
    label: '化学品船货物操作高级培训',
    aliases: ['T03', '化学品船高级培训', '化操'],
  },
  'tanker-basic-gas': {
    label: '液化气船货物操作基本培训',
    aliases: ['T04', '液化气船基本培训', '液化气基本'],
  },
  'tanker-advanced-gas': {
    label: '液化气船货物操作高级培训',
    aliases: ['T05', '液化气船高级培训', '液化气高级'],
  },
  'passenger-ship-crowd-management': {
    label: '客船拥挤人群管理培训',
    aliases: ['拥挤人群管理', '人群管理', '客船人群管理'],
  },
  'passenger-ship-crisis-management': {
    label: '客船危机管理和人的行为培训',
    aliases: ['危机管理和人的行为', '危机管理', '客船危机管理'],
  },
  'igf-basic': {
    label: '使用气体燃料船舶基本培训',
    aliases: [
      'IGF基本培训',
      'IGF基本',
      '气体燃料船舶基本培训',
      '使用气体或者其他低闪点燃料船舶基本培训',
    ],
  },
  'igf-advanced': {
    label: '使用气体燃料船舶高级培训',
    aliases: [
      'IGF高级培训',
      'IGF高级',
      '气体燃料船舶高级培训',
      '使用气体或者其他低闪点燃料船舶高级培训',
    ],
  },
  'polar-basic': {
    label: '极地水域船舶操作基本培训',
    aliases: ['极地水域基本培训', '极地基本培训'],
  },
  'polar-advanced': {
    label: '极地水域船舶操作高级培训',
    aliases: ['极地水域高级培训', '极地高级培训'],
  },
  ecdis: {
    label: '电子海图显示与信息系统',
    short: 'ECDIS',
    aliases: ['电子海图', '电子海图证书', 'ECDIS证书', '电子海图培训'],
  },
  'radar-arpa': {
    label: '雷达与自动雷达标绘仪',
    short: 'ARPA',
    aliases: ['雷达模拟器', '雷达ARPA', '雷达操作与模拟器', '自动雷达标绘仪', 'ARPA证书'],
  },
  'bridge-resource-management': {
    label: '驾驶台资源管理',
    short: 'BRM',
    aliases: ['驾驶台资源管理证书', '桥楼资源管理', '驾驶台团队管理'],
  },
  'engine-room-resource-management': {
    label: '机舱资源管理',
    short: 'ERM',
    aliases: ['机舱资源管理证书'],
  },
  'high-voltage': {
    label: '船舶高压电系统',
    short: 'HV',
    aliases: ['高压电', '高电压', '船舶高电压', '高压电证书'],
  },
  'ships-cook-certificate': {
    label: '船上厨师证书',
    aliases: ['船舶厨师证书', '船厨证', '厨师证', '海船厨师证'],
  },
  'dp-certificate': {
    label: '动力定位证书',
    short: 'DP',
    aliases: ['DP证书', '动力定位操作员证书', 'DP证'],
  },
  'offshore-survival-training': {
    label: '海上作业基本安全与应急培训',
    short: 'BOSIET',
    aliases: ['海上石油作业安全救生培训', '海上石油作业安全救生', '五小证', 'BOSIET证书'],
  },
  'helicopter-escape-training': {
    label: '直升机水下逃生培训',
    short: 'HUET',
    aliases: ['直升机水下逃生', '直升机遇险水下逃生', '直升机逃生'],
  },
  'crane-operator-certificate': {
    label: '起重机操作证书',
    aliases: ['起重机操作证', '吊车证', '吊机证', '起重机司机证'],
  },
  'welder-certificate': {
    label: '焊工证书',
    aliases: ['焊工证', '焊接证书', '电焊证', '6G焊工证'],
  },

  'seafarer-medical-certificate': {
    label: '海船船员健康证明',
    aliases: ['健康证', '船员健康证', '海员健康证书', '体检证书', '海员体检证书', '船员健康证明'],
  },
  'yellow-fever-vaccination': {
    label: '黄热病疫苗接种证书',
    aliases: ['黄热病疫苗', '黄皮书', '小黄本', '黄热病接种证明', '黄热病'],
  },
  'drug-and-alcohol-test': {
    label: '毒品和酒精检测',
    aliases: ['毒检', '药检', '毒品检测', '药物和酒精检测', '酒精测试'],
  },

  passport: { label: '护照', aliases: ['普通护照', '因私护照'] },
  'seamans-book': { label: '船员服务簿', aliases: ['海员服务簿', '服务簿', '国家海员服务簿'] },
  'seafarers-identity-document': {
    label: '海员身份证件',
    short: 'SID',
    aliases: ['海员身份证', '海员身份证明'],
  },
  'us-crew-visa': {
    label: '美国船员签证',
    short: 'C1/D',
    aliases: ['美签', '美国签证', '美国C1/D签证', 'C1/D签证'],
  },
  'schengen-visa': { label: '申根签证', aliases: ['欧盟签证', '申根'] },
  'australian-crew-visa': {
    label: '澳大利亚海员签证',
    short: 'MCV',
    aliases: ['澳签', '澳大利亚签证', '澳洲海员签证', 'MCV签证'],
  },
}
