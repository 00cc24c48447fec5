/** The path of a plus sign. */
export const addStroke = <path d="M12 5v14M5 12h14" />
