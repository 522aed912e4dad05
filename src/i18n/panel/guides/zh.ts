import type { GuidesTexts } from './en'

export const zhGuides: GuidesTexts = {
  guideAnswersOne: '对指南的回答',
  guideAnswersMany: '对指南的回答',
  guideAnswersDescription:
    '读者是否觉得指南有用，以及他们怎么说。句子在隐私页面所写的期限后删除，回答仍计入总数。',
  guideAnswersText: '一句话',
  guideAnswersUseful: '有用',
  guideAnswersQuestion: '这篇内容有用吗？',
  guideAnswersYes: '有用',
  guideAnswersNo: '没用',
  guideAnswersNone: '还没有读者回答。',
  guideAnswersAll: '全部',
  guideAnswersReport: '指南：有用吗？',
  guideAnswersReportMeaning: '读者在指南末尾的回答，按正文语言分列。“没用”最多的排在最前。',
  guideAnswersTitle: '指南',
  guideAnswersSentences: '句子',
  blockLetter: '可复制的信函',
  letterLanguage: '信函的语言',
  letterLanguageDescription:
    '与本文语言不同时选择：寄往国外机构的信函按其自身语言朗读、断行和对齐。',
  staffNote: '给工作人员的备注',
  staffNoteDescription: '哪些未能核实、还要查什么、在哪里查。读者永远看不到。',
}
