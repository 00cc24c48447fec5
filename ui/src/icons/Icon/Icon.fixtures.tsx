/** The strokes of a plus. */
export const addStroke = <path d="M12 5v14M5 12h14" />
