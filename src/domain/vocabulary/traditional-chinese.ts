/** Traditional characters of the names that seafarers use, each with its simplified one. */
const PAIRS =
  '長长 輪轮 機机 員员 師师 廚厨 駛驶 電电 氣气 裝装 貨货 櫃柜 駁驳 運运 實实 習习 級级 駕驾 證证 書书 護护 簽签 業业 ' +
  '務务 訓训 練练 應应 適适 職职 體体 資资 補补 銅铜 鉗钳 銲焊 車车 學学 總总 經经 領领 隊队 監监 測测 標标 動动 壓压 ' +
  '載载 術术 醫医 潔洁 檢检 纜缆 礦矿 產产 儲储 瀝沥 鑽钻 絞绞 漁渔 遊游 艦舰 艙舱 無无 線线 號号 風风 廠厂 設设 備备 ' +
  '緊紧 滅灭 單单 雙双 滾滚 凍冻 熱热 際际 國国 歐欧 訂订 約约 勞劳 廳厅 環环 衛卫 視视 聽听 樂乐 屬属 專专 處处 紀纪 ' +
  '圖图 廢废 準准 燈灯 鉤钩 錨锚 鋪铺 鏟铲 種种 雜杂 議议 輔辅 據据 導导 鎖锁 協协 灣湾 調调 強强 滿满 淺浅 挾挟 開开 ' +
  '閥阀 門门 間间 頭头 顧顾 飛飞 驗验 齡龄 龍龙 衝冲 沖冲 區区 賓宾 貴贵 費费 輸输 遠远 進进 達达 過过 還还'

const SIMPLIFIED = new Map(
  PAIRS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
)

const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'gu')

/**
 * A text with simplified characters in the place of traditional ones; as long as it was.
 * @example inSimplified('船長') // '船长'
 */
export function inSimplified(text: string): string {
  return text.replace(TRADITIONAL, (character) => SIMPLIFIED.get(character) ?? character)
}
