import type { Vocabulary } from '../terms'
import { documents } from './documents'
import { ranks } from './ranks'
import { vesselTypes } from './vessel-types'

export const vocabulary: Vocabulary = {
  ranks,
  vesselTypes,
  documents,
  departments: {
    deck: '甲板部',
    engine: '轮机部',
    electro: '电子电气',
    catering: '事务部',
    offshore: '海洋工程',
    hotel: '酒店部',
  },
  levels: {
    management: '管理级',
    operational: '操作级',
    support: '支持级',
  },
  documentKinds: {
    competency: '适任证书',
    proficiency: '培训合格证',
    medical: '健康证明',
    identity: '护照和海员证件',
    visa: '签证',
  },
  englishLevels: {
    basic: '基础',
    intermediate: '中等',
    good: '良好',
    fluent: '流利',
  },
  contractKinds: {
    'fixed-term': '固定期限',
    voyage: '单航次',
    indefinite: '无固定期限',
    rotation: '轮换',
    relief: '顶班',
    training: '实习',
  },
}
