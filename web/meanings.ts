import { type Plugin, parseAst } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const isText = (value: unknown): value is Node =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'string'

/**
 * Properties that the browser never reads: texts for the documentation, matching rules of the server, and the files of
 * screens.
 */
const unread: readonly unknown[] = ['meaning', 'summary', 'matchable', 'preference', 'file']

/** Rules that only the server follows: audit, notifications, caching, and how often an endpoint can be called. */
function isServerRule({ type, key, value }: Node): boolean {
  if (type !== 'Property' || !isNode(key)) return false
  if (key.name === 'limit') return isNode(value) && value.type === 'ObjectExpression'
  return ['audit', 'notifies', 'cacheable'].includes(String(key.name))
}

/**
 * Returns the meaning in a node: the third item after a key and a schema, the title of an object, or a property that the
 * browser never reads.
 */
function meaningOf(node: Node): Node | undefined {
  if (node.type === 'ArrayExpression') return thirdOf(node.elements)
  if (isServerRule(node)) return node
  const { callee, key, value } = node
  if (isNode(callee) && callee.name === 'wire') return titleOf(node.arguments)
  if (isNode(callee) && callee.name === 'unlabelled') return thirdOf(node.arguments)
  return node.type === 'Property' && isNode(key) && unread.includes(key.name) && isText(value)
    ? node
    : undefined
}

function titleOf(given: unknown): Node | undefined {
  const [title] = given as unknown[]
  return isText(title) ? title : undefined
}

function thirdOf(nodes: unknown): Node | undefined {
  const [key, schema, meaning] = nodes as unknown[]
  return isText(key) && isNode(schema) && !isText(schema) && isText(meaning) ? meaning : undefined
}

function meaningsIn(node: Node): Node[] {
  const own = meaningOf(node)
  const inner = Object.values(node).flat().filter(isNode).flatMap(meaningsIn)
  return own ? [own, ...inner] : inner
}

/** Removes those properties from the code and replaces every other meaning with an empty text. */
export function withoutMeanings(code: string): string {
  const found = meaningsIn(parseAst(code) as unknown as Node).sort((one, other) => other.start - one.start)
  return found.reduce((rest, { type, start, end }) => {
    const [before, after] = [rest.slice(0, start), rest.slice(end)]
    return type === 'Property' ? before + after.replace(/^\s*,\s*/, '') : `${before}''${after}`
  }, code)
}

/** Keeps what only the documentation or the build uses out of the browser's scripts. */
export const meaningsLeftOut: Plugin = {
  name: 'meanings-left-out',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /contract\/src\/.*\.ts$|web\/src\/screens\/\w+\.ts$/ },
    handler: (code) => ({ code: withoutMeanings(code), map: null }),
  },
}
