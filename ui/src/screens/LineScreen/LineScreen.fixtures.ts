import type { LinePath } from './lineWords.ts'

/** The line that most stories show. */
export const linePath: LinePath = '/plugo'
