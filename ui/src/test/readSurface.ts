/** A prop, as far as surface.txt tells. */
export interface Prop {
  readonly isRequired: boolean
  /** Whether it is a `MinorUnits`. */
  readonly isMoney: boolean
}
/** The props of an export by their names; empty for what is no component. */
export type Props = ReadonlyMap<string, Prop>
/** The exports of an entry, such as `Dialog` and its part `Dialog.Header`. */
export type Exports = ReadonlyMap<string, Props>
/** The entries of the package, such as `@stemside/ui/core/Dialog`. */
export type Surface = ReadonlyMap<string, Exports>

/**
 * Reads surface.txt. A line with a point is an entry. The indented lines below it are its exports with their props:
 * `  Price amount:MinorUnits country strike?:MinorUnits`.
 */
export function readSurface(text: string): Surface {
  const blocks = text.split(/^(?=\.)/mu).filter((block) => block.trim() !== '')
  return new Map(
    blocks.map((block) => {
      const [entry = '', ...lines] = block.trimEnd().split('\n')
      return [entry.replace('.', '@stemside/ui'), new Map(lines.map(readExport))]
    }),
  )
}

function readExport(line: string): readonly [name: string, props: Props] {
  const [name = '', ...props] = line.trim().split(' ')
  return [name, new Map(props.map(readProp))]
}

function readProp(text: string): readonly [name: string, prop: Prop] {
  const isRequired = !text.includes('?')
  return [text.replace(/\W.*$/u, ''), { isRequired, isMoney: text.endsWith(':MinorUnits') }]
}
