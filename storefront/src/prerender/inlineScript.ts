import { minify_sync } from 'terser'

/** A function as the text of a script in a page. It may use its argument and the browser, nothing else. */
export function inlineScript<T>(run: (argument: T) => void, argument?: T): string {
  const { code } = minify_sync(`(${run.toString()})(${JSON.stringify(argument) ?? ''})`, {
    ecma: 2020,
  })
  if (code === undefined) throw new Error('Nothing is left of an inline script')
  return code
}
