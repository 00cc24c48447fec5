/** What an export of the package is: its props by their names, each as `amount:MinorUnits` or `strike?:MinorUnits`. */
export type Props = ReadonlyMap<string, string>
/** The exports of an entry, such as `Dialog` and its part `Dialog.Header`. */
export type Exports = ReadonlyMap<string, Props>
/** The entries of the package, such as `@stemside/ui/core/Dialog`. */
export type Surface = ReadonlyMap<string, Exports>

/** Reads a text such as ui/src/test/surface.txt. */
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
  return [name, new Map(props.map((prop) => [prop.replace(/\W.*$/u, ''), prop]))]
}
