/** Compresses the text files below a folder: `x.br` and `x.gz` beside `x`. */
export function compressFolder(folder: string): Promise<void>
