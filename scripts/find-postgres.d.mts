/** The folder with initdb and postgres of the newest version; undefined when none is installed. */
export function findPostgres(): string | undefined
