/** What a class of a CSS Module is called in the built shop. */
export function scopedClassName(name: string, file: string): string
