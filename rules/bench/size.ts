import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** The budget of the pricing path without data and validation: 8 KB gzip. */
const budget = 8 * 1024

const result = await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    lib: { entry: 'rules/bench/pricingPath.ts', formats: ['es'] },
    minify: true,
    rolldownOptions: {
      external: [/catalogue\/(products|combos)\.ts$/],
      // Vite minifies a library only in part unless told to.
      output: { minify: true },
    },
  },
})

const outputs = Array.isArray(result) ? result : [result]
const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []))
const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
const size = gzipSync(code, { level: 9 }).byteLength
console.log(`pricing path: ${size} bytes gzip of ${budget}, ${code.length} minified`)
if (code.includes('zod')) throw new Error('the pricing path loads zod')
if (size > budget || code.length === 0) process.exitCode = 1
