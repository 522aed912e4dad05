import type { Vocabulary } from '../terms'

export const ranks: Vocabulary['ranks'] = {
  master: { label: '船长' },
  'staff-captain': { label: '副船长', aliases: ['驻船副船长'] },
  'chief-mate': { label: '大副', aliases: ['一副'] },
  'second-mate': { label: '二副' },
  'third-mate': { label: '三副' },
  'fourth-mate': {
    label: '四副',
    aliases: ['驾助', '驾驶助理', '驾驶员助理', '见习三副', '助理三副'],
  },
  'safety-officer': { label: '安全官', aliases: ['安全主管', '安全与环保官', '环保官'] },
  'radio-officer': {
    label: '无线电操作员',
    aliases: ['报务员', '无线电报务员', '电台报务员', 'GMDSS操作员', '无线电电子员'],
  },
  'deck-cadet': {
    label: '甲板实习生',
    aliases: ['驾驶实习生', '见习驾驶员', '驾驶员实习生', '甲板见习生', '甲板卡带'],
  },
  bosun: { label: '水手长', aliases: ['水头'] },
  'able-seafarer-deck': {
    label: '高级值班水手',
    short: '一水',
    aliases: ['一级水手', '高级水手', '舵工', '干练水手', '全能水手', 'AB水手'],
  },
  'ordinary-seafarer': {
    label: '值班水手',
    short: '二水',
    aliases: ['普通水手', '二级水手', 'OS水手'],
  },
  'deck-trainee': { label: '实习水手', aliases: ['见习水手', '水手实习生', '甲板学徒'] },
  pumpman: { label: '泵匠', aliases: ['泵工', '泵浦工'] },
  'ships-carpenter': { label: '木匠', aliases: ['船舶木匠', '船木匠'] },
  'deck-crane-operator': {
    label: '船吊操作员',
    aliases: ['船吊司机', '甲板吊操作员', '船用起重机操作员', '甲板吊车司机'],
  },

  'chief-engineer': { label: '轮机长', aliases: ['老轨', '大车', '大轨'] },
  'second-engineer': { label: '大管轮', short: '大管', aliases: ['二车', '二轨'] },
  'third-engineer': { label: '二管轮', short: '二管', aliases: ['三车', '三轨'] },
  'fourth-engineer': {
    label: '三管轮',
    short: '三管',
    aliases: ['四车', '四轨', '轮助', '轮机助理', '轮机员助理', '见习三管轮', '见习三管'],
  },
  'gas-engineer': {
    label: '液货轮机员',
    aliases: ['气体工程师', '货物工程师', '液化气轮机员', '货物轮机员', '气体轮机员'],
  },
  'refrigeration-engineer': {
    label: '冷藏员',
    aliases: ['冷机员', '冷藏工程师', '制冷工程师', '冷藏机员'],
  },
  'engine-cadet': {
    label: '轮机实习生',
    aliases: ['见习轮机员', '轮机员实习生', '机舱实习生', '轮机见习生', '轮机卡带'],
  },
  'able-seafarer-engine': {
    label: '高级值班机工',
    aliases: ['高级机工', 'AB机工', '机工长', '机匠长'],
  },
  motorman: { label: '值班机工', aliases: ['机工', '机匠', '加油', '加油工', '值班机匠'] },
  wiper: { label: '机舱清洁工', aliases: ['清洁工', '抹油工', '抹车', '机舱下手'] },
  fitter: { label: '铜匠', aliases: ['钳工', '船舶钳工', '机修工', '车工', '机舱铜匠'] },
  welder: { label: '焊工', aliases: ['电焊工', '气焊工', '船舶焊工', '电气焊工'] },
  'engine-trainee': { label: '实习机工', aliases: ['见习机工', '机工实习生', '机舱学徒'] },

  'electro-technical-officer': {
    label: '电子电气员',
    short: 'ETO',
    aliases: ['电机员', '电老轨', '电机师', '电气员', '船舶电子电气员', '电子电气官'],
  },
  'electro-technical-rating': {
    label: '电子技工',
    short: 'ETR',
    aliases: ['电气技工', '助理电工'],
  },
  'electro-technical-cadet': {
    label: '电子电气实习生',
    aliases: [
      '见习电子电气员',
      '电子电气员实习生',
      '实习电机员',
      '见习电机员',
      '电助',
      '电子电气员助理',
    ],
  },
  'electronics-engineer': { label: '电子工程师', aliases: ['船舶电子工程师', '电子设备工程师'] },

  'chief-cook': { label: '大厨', aliases: ['首席厨师', '厨长'] },
  'second-cook': { label: '二厨', aliases: ['第二厨师'] },
  'ships-cook': { label: '船上厨师', aliases: ['厨师', '船舶厨师', '船厨', '海船厨师'] },
  'cook-trainee': { label: '实习厨师', aliases: ['见习厨师', '帮厨', '厨房学徒', '厨房帮工'] },
  baker: { label: '面包师', aliases: ['面点师', '船上面包师'] },
  'chief-steward': { label: '大管事', aliases: ['服务员长', '大台', '大台服务员', '餐饮管事'] },
  steward: { label: '船舶服务员', aliases: ['小台', '小台服务员', '二管事'] },
  messman: { label: '船员餐厅服务员', aliases: ['餐勤员', '配餐员'] },

  'offshore-installation-manager': {
    label: '海上设施经理',
    short: 'OIM',
    aliases: ['平台经理', '海上平台经理', '海上设施负责人'],
  },
  'barge-master': { label: '驳船长', aliases: ['驳船主管', '驳船船长', '平台船长'] },
  'ballast-control-operator': {
    label: '压载控制员',
    short: 'BCO',
    aliases: ['压载操作员', '压载控制操作员', '压载工程师'],
  },
  'senior-dp-operator': {
    label: '高级动力定位操作员',
    short: 'SDPO',
    aliases: ['高级DP操作员', '高级动力定位员', '高级DPO'],
  },
  'dp-operator': {
    label: '动力定位操作员',
    short: 'DPO',
    aliases: ['DP操作员', '动力定位员', '初级DP操作员'],
  },
  'tow-master': { label: '拖航船长', aliases: ['拖航主管', '拖航长', '拖航指挥'] },
  'offshore-crane-operator': {
    label: '平台吊车司机',
    aliases: ['平台吊机手', '海上吊车司机', '海工吊机手', '平台吊车操作员'],
  },
  'rov-supervisor': { label: 'ROV主管', aliases: ['ROV监督', '水下机器人主管', 'ROV领队'] },
  'rov-pilot': { label: 'ROV操作员', aliases: ['ROV技术员', '水下机器人操作员', 'ROV领航员'] },
  'hydrographic-surveyor': {
    label: '海道测量员',
    aliases: ['测量员', '海洋测量员', '水文测量员', '海测员', '测量工程师'],
  },
  rigger: { label: '起重工', aliases: ['索具工', '司索工', '起重司索工'] },
  roustabout: { label: '平台甲板工', aliases: ['平台杂工'] },
  'offshore-medic': {
    label: '海上平台医务员',
    aliases: ['平台医生', '平台医务员', '急救员', '海上医务员'],
  },

  'hotel-director': {
    label: '酒店总监',
    aliases: ['酒店经理', '酒店部经理', '酒店部总监', '酒店总经理'],
  },
  purser: { label: '事务长', aliases: ['客运事务长', '邮轮事务长', '总事务长', '船员事务长'] },
  'guest-services-officer': {
    label: '宾客服务专员',
    aliases: ['前台', '前台接待', '前台接待员', '宾客关系专员', '宾客服务员'],
  },
  'executive-chef': { label: '行政总厨', aliases: ['总厨', '行政主厨', '主厨'] },
  'sous-chef': { label: '副总厨', aliases: ['副厨师长', '副主厨', '行政副总厨'] },
  'chef-de-partie': { label: '厨房领班', aliases: ['领班厨师', '分部主厨', '厨房主管'] },
  waiter: { label: '餐厅服务员', aliases: ['侍应生', '餐厅侍应生', '餐厅侍应', '助理餐厅服务员'] },
  bartender: { label: '调酒师', aliases: ['酒保', '酒吧服务员', '吧员'] },
  'housekeeping-supervisor': {
    label: '客房主管',
    aliases: ['客房部主管', '管家部主管', '客房经理', '楼层主管'],
  },
  'cabin-steward': { label: '客舱服务员', aliases: ['客房服务员', '舱房服务员', '客舱乘务员'] },
  'laundry-attendant': { label: '洗衣工', aliases: ['洗衣员', '洗衣房员工', '布草员'] },
  'security-guard': { label: '保安', aliases: ['保安员', '邮轮保安', '梯口保安', '船舶保安人员'] },
  'ships-doctor': { label: '船医', aliases: ['随船医生', '船舶医生', '医生', '邮轮医生'] },
  'ships-nurse': { label: '随船护士', aliases: ['护士', '船上护士', '邮轮护士'] },
  entertainer: {
    label: '演艺人员',
    aliases: ['演员', '歌手', '舞蹈演员', '乐手', '娱乐部员工', '娱乐专员'],
  },
  'youth-counsellor': {
    label: '青少年活动指导员',
    aliases: ['青少年辅导员', '儿童俱乐部员工', '儿童活动专员', '青少年活动专员'],
  },
}
