import { fileURLToPath } from 'node:url'
import { Node, Project, SyntaxKind, TypeFormatFlags, ts } from 'ts-morph'
import type { FunctionDeclaration, Symbol as Prop, Type, TypeNode } from 'ts-morph'
import type { Plugin } from 'vite'

/** One row of a table of props. */
export interface PropRow {
  readonly name: string
  /** The type in one line. */
  readonly type: string
  /** The values of a union of strings, for Storybook's controls. */
  readonly values?: readonly string[]
  /** The fields of an object, one per line. */
  readonly fields?: string
  readonly description: string
  readonly isRequired: boolean
  /** The value of an optional prop that is left out. */
  readonly defaultValue?: string
}

export interface PropTable {
  readonly component: string
  readonly rows: readonly PropRow[]
}

const pathTo = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** TypeScript 7 has no JavaScript API. ts-morph contains an older compiler, which only the docs use. */
const project = new Project({
  tsConfigFilePath: pathTo('tsconfig.json'),
  skipAddingFilesFromTsConfig: true,
})
// Add all files at once: each file that is added later makes ts-morph check all files again.
project.addSourceFilesAtPaths([
  pathTo('ui/src/*/*/*.tsx'),
  `!${pathTo('ui/src/*/*/*.{stories,test,fixtures}.tsx')}`,
])

/** One prop table for each component that a file exports. It omits the props of HTML elements. */
function propTablesOf(path: string): readonly PropTable[] {
  return project
    .getSourceFileOrThrow(path)
    .getFunctions()
    .filter((each) => each.isExported() && /^[A-Z]/u.test(each.getName() ?? ''))
    .map((component) => ({ component: component.getName() ?? '', rows: rowsOf(component) }))
}

export const allPropTables = (): readonly PropTable[] =>
  project.getSourceFiles().flatMap((file) => propTablesOf(file.getFilePath()))

const isOurs = (symbol: Prop) =>
  symbol.getDeclarations().some((each) => !each.getSourceFile().isInNodeModules())

function rowsOf(component: FunctionDeclaration): readonly PropRow[] {
  const type = component.getParameters()[0]?.getType()
  // For a union, `getProperties` returns only the props that all members have.
  const ofMembers = type?.isUnion()
    ? type.getUnionTypes().flatMap((each) => each.getProperties())
    : []
  const props = [...(type?.getProperties() ?? []), ...ofMembers].filter(isOurs)
  return [...new Map(props.toReversed().map((prop) => [prop.getName(), prop])).values()]
    .toReversed()
    .map((prop) => rowOf(prop, component))
}

function rowOf(prop: Prop, component: FunctionDeclaration): PropRow {
  const [declaration, ...others] = prop.getDeclarations()
  const written =
    Node.isPropertySignature(declaration) && others.length === 0
      ? declaration.getTypeNode()
      : undefined
  // Prefer the written type: it lacks the `undefined` that `?` adds.
  const type = written?.getType() ?? prop.getTypeAtLocation(component)
  const values = valuesOf(type)
  const fields = fieldsOf(type, written ?? component)
  const defaultValue = defaultInCode(component, prop.getName()) ?? defaultInComment(prop)
  return {
    name: prop.getName(),
    type: values?.map((value) => `'${value}'`).join(' | ') ?? textOf(type, component, written),
    ...(values !== undefined && { values }),
    ...(fields !== undefined && { fields }),
    description: ts.displayPartsToString(
      prop.compilerSymbol.getDocumentationComment(project.getTypeChecker().compilerObject),
    ),
    isRequired: !prop.isOptional(),
    ...(defaultValue !== undefined && { defaultValue }),
  }
}

/** The default in the component's parameters, as in `{ size = 'medium' }`. */
function defaultInCode(component: FunctionDeclaration, name: string): string | undefined {
  const parameter = component.getParameters()[0]?.getNameNode()
  if (!Node.isObjectBindingPattern(parameter)) return undefined
  const element = parameter
    .getElements()
    .find((each) => (each.getPropertyNameNode()?.getText() ?? each.getName()) === name)
  const initializer = element?.getInitializer()
  return Node.isLiteralLike(initializer) ||
    Node.isTrueLiteral(initializer) ||
    Node.isFalseLiteral(initializer)
    ? initializer.getText()
    : undefined
}

function defaultInComment(prop: Prop): string | undefined {
  const tag = prop.getJsDocTags().find((each) => each.getName() === 'default')
  return tag && ts.displayPartsToString(tag.getText())
}

/** The strings that a union type allows. */
function valuesOf(type: Type): readonly string[] | undefined {
  const members = (type.isUnion() ? type.getUnionTypes() : [type]).map((member) =>
    member.getLiteralValue(),
  )
  return members.every((member) => typeof member === 'string') ? members : undefined
}

/** The type as the source writes it; resolved if that is an indexed type: `(typeof sizes)[number]`. */
function textOf(type: Type, at: Node, written?: TypeNode): string {
  const isNamed =
    written !== undefined &&
    !Node.isIndexedAccessTypeNode(written) &&
    written.getDescendantsOfKind(SyntaxKind.IndexedAccessType).length === 0
  return isNamed
    ? written.getText().replaceAll(/\s+/gu, ' ')
    : type.getText(
        written ?? at,
        TypeFormatFlags.NoTruncation | TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
      )
}

/** The fields of an object, or of the objects in a list, that this repository declares. */
function fieldsOf(type: Type, at: Node): string | undefined {
  const item = type.getArrayElementType() ?? type
  const symbol = item.getSymbol()
  if (!item.isObject() || item.getCallSignatures().length > 0) return undefined
  if (symbol === undefined || !isOurs(symbol)) return undefined
  return item
    .getProperties()
    .map((field) => {
      const mark = field.isOptional() ? '?' : ''
      return `${field.getName()}${mark}: ${textOf(field.getTypeAtLocation(at), at)}`
    })
    .join('\n')
}

/** Gives each component its table as `Button.propTable`, which `.storybook/argTypes.ts` reads. */
export function propTables(): Plugin {
  return {
    name: 'stemside:prop-tables',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?')
      const file = project.getSourceFile(path)
      if (file === undefined) return undefined
      // The file was edited while Storybook runs.
      if (file.getFullText() !== code) file.replaceWithText(code)
      const tables = propTablesOf(path).map(
        ({ component, rows }) =>
          `Object.assign(${component}, { propTable: ${JSON.stringify(rows)} })`,
      )
      return { code: [code, ...tables].join('\n'), map: null }
    },
  }
}
