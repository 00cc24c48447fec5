const remInPixels = 16

/**
 * A size in px, at the text size that browsers start with.
 * @param size a length of CSS, or one that grows: `clamp(18px, 15.77px + 0.571vw, 24px)`
 * @param width the window's, in px
 */
export function sizeAt(size: string, width: number): number {
  const units: Readonly<Record<string, number>> = { px: 1, rem: remInPixels, vw: width / 100 }
  const sum = (lengths: string) =>
    Array.from(lengths.matchAll(/([\d.]+)(px|rem|vw)/gu)).reduce(
      (total, [, count, unit = '']) => total + Number(count) * (units[unit] ?? 0),
      0,
    )
  const [least = size, grown = size, most = size] =
    /^clamp\((.+)\)$/u.exec(size)?.[1]?.split(',') ?? []
  return Math.min(Math.max(sum(least), sum(grown)), sum(most))
}
