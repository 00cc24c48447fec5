/** Whether white has more contrast than ink on a #rrggbb colour. At this luminance, both have the same. */
export const isDark = (hex?: string) => luminance(hex) < 0.2123

/** The relative luminance of WCAG 2 of a #rrggbb colour: 0 for black to 1 for white. NaN for anything else. */
export function luminance(hex = ''): number {
  const linear = (start: number) => {
    const channel = Number(`0x${hex.slice(start, start + 2)}`) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5)
}
