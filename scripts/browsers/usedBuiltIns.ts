import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Node, Project, SyntaxKind, type Identifier, type Symbol as Name } from 'ts-morph'

/** Something of the browser that the code of the shop uses. */
export interface BuiltIn {
  /** The type that has it: `Array`, `ParentNode`. Empty for a global such as `structuredClone`. */
  readonly owner: string
  readonly name: string
  /** Whether it is called on the constructor, such as `URL.canParse`, and not on an instance. */
  readonly isStatic: boolean
  /** A file that uses it, from the root of the repository. */
  readonly file: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built-ins of these names that the shop's code uses in the browser, once for each file. Types tell them from its own names. */
export function usedBuiltIns(names: ReadonlySet<string>): readonly BuiltIn[] {
  const project = new Project({
    tsConfigFilePath: path.join(root, 'tsconfig.json'),
    skipAddingFilesFromTsConfig: true,
  })
  project.addSourceFilesAtPaths([
    path.join(root, '{rules,ui,storefront}/src/**/*.{ts,tsx}'),
    `!${path.join(root, '**/*.{test,stories,fixtures,bench}.{ts,tsx}')}`,
    `!${path.join(root, '**/{test,prerender}/**')}`,
  ])
  const found = new Map<string, BuiltIn>()
  for (const source of project.getSourceFiles()) {
    const file = path.relative(root, source.getFilePath())
    if (!/^(?:rules|ui|storefront)\/src\//.test(file)) continue
    for (const identifier of source.getDescendantsOfKind(SyntaxKind.Identifier)) {
      if (!names.has(identifier.getText())) continue
      const builtIn = describe(symbolOf(identifier))
      if (builtIn === undefined) continue
      const { owner, name, isStatic } = builtIn
      found.set(`${owner} ${name} ${isStatic} ${file}`, { ...builtIn, file })
    }
  }
  return [...found.values()]
}

/** What a name stands for. In `const { size } = parameters` it is the property, not the new variable. */
function symbolOf(identifier: Identifier): Name | undefined {
  const element = identifier.getParent()
  if (!Node.isBindingElement(element)) return identifier.getSymbol()
  return element.getParent().getType().getProperty(identifier.getText())
}

function describe(symbol: Name | undefined): Omit<BuiltIn, 'file'> | undefined {
  const declaration = symbol
    ?.getDeclarations()
    .find((each) => /^lib\..*\.d\.ts$/.test(each.getSourceFile().getBaseName()))
  if (symbol === undefined || declaration === undefined) return undefined
  const name = symbol.getName()
  const owner = declaration.getParent()
  if (Node.isInterfaceDeclaration(owner)) {
    const [, of = '', constructor] =
      /^(?:Readonly)?(.*?)(Constructor)?$/.exec(owner.getName()) ?? []
    return { owner: of, name, isStatic: constructor !== undefined }
  }
  // `declare var URL: { canParse(…): boolean }`
  if (Node.isTypeLiteral(owner)) {
    const variable = owner.getParent()
    return Node.isVariableDeclaration(variable)
      ? { owner: variable.getName(), name, isStatic: true }
      : undefined
  }
  const isGlobal =
    Node.isVariableDeclaration(declaration) ||
    Node.isFunctionDeclaration(declaration) ||
    // A class, such as IntersectionObserver.
    Node.isInterfaceDeclaration(declaration)
  return isGlobal ? { owner: '', name, isStatic: false } : undefined
}
