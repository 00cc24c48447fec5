/** The name of a CSS Module's class in the built shop. */
export function scopedClassName(name: string, file: string): string
