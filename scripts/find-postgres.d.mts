/** The folder of initdb and postgres, of the newest version; undefined where there is none. */
export function findPostgres(): string | undefined
