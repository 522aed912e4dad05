/** What is at the start or the end of a line, as the build leaves it (scripts/styles/turn-to-sides.mjs). */
const SIDE =
  /([{;])(?:(margin|padding|border)-inline-(start|end)|inset-inline-(start|end)|border-(start|end)-(start|end)-radius|(float|clear):inline-(start|end))(?=[-:;}])/g

/**
 * Names the sides of a style sheet by left and right, for pages of one direction: Chromium before 87 knows no others.
 */
export function placeSides(css: string, isFromRight: boolean): string {
  const side = (of: string) => ((of === 'start') === isFromRight ? 'right' : 'left')
  return css.replace(
    SIDE,
    (_, before: string, box?: string, boxSide?: string, inset?: string, ...rest: string[]) => {
      const [row, corner, flow, flowSide = ''] = rest
      if (box !== undefined && boxSide !== undefined) return `${before}${box}-${side(boxSide)}`
      if (inset !== undefined) return before + side(inset)
      if (flow !== undefined) return `${before}${flow}:${side(flowSide)}`
      const edge = row === 'start' ? 'top' : 'bottom'
      return `${before}border-${edge}-${side(corner ?? '')}-radius`
    },
  )
}
