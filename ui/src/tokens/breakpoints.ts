/** Widths in CSS px at which a layout changes. Source: specification §9. */
export const breakpoints = { tablet: 768, header: 790, desktop: 1200 } as const
