import { minify_sync } from 'terser'

/**
 * Turns a function into the text of an inline script. The function may use only its argument and
 * the browser's globals.
 */
export function inlineScript<T>(run: (argument: T) => void, argument?: T): string {
  const { code } = minify_sync(`(${run.toString()})(${JSON.stringify(argument) ?? ''})`, {
    // Terser must not write newer syntax than the function has.
    ecma: 2015,
  })
  if (code === undefined) throw new Error('Nothing is left of an inline script')
  return code
}
