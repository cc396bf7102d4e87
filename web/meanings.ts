import { type Plugin, parseAst } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const isText = (value: unknown): value is Node =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'string'

/** What only documents tell of a field or a call, and what the server alone matches people by. */
const unread: readonly unknown[] = ['meaning', 'summary', 'matchable', 'preference']

/** An endpoint's audit rule, which the server alone follows. */
const isAuditRule = ({ type, key }: Node): boolean =>
  type === 'Property' && isNode(key) && key.name === 'audit'

/** What stands in the third place, behind a key and a schema, or has one of these names. */
function meaningOf(node: Node): Node | undefined {
  if (node.type === 'ArrayExpression') return thirdOf(node.elements)
  if (isAuditRule(node)) return node
  const { callee, key, value } = node
  if (isNode(callee) && callee.name === 'unlabelled') return thirdOf(node.arguments)
  return node.type === 'Property' && isNode(key) && unread.includes(key.name) && isText(value)
    ? node
    : undefined
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

/** The code without what has such a name, and with nothing in place of each other meaning. */
export function withoutMeanings(code: string): string {
  const found = meaningsIn(parseAst(code) as unknown as Node).sort((one, other) => other.start - one.start)
  return found.reduce((rest, { type, start, end }) => {
    const [before, after] = [rest.slice(0, start), rest.slice(end)]
    return type === 'Property' ? before + after.replace(/^\s*,\s*/, '') : `${before}''${after}`
  }, code)
}

/** What the fields of the wire mean is read in the documentation; no phone has to load it. */
export const meaningsLeftOut: Plugin = {
  name: 'meanings-left-out',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /contract\/src\/.*\.ts$/ },
    handler: (code) => ({ code: withoutMeanings(code), map: null }),
  },
}
