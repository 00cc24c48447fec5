/** Compresses the text files below a folder: `x.br` and `x.gz` beside `x`. Brotli has the levels 0 to 11. */
export function compressFolder(folder: string, brotliLevel: number): Promise<void>
