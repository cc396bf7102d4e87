import { type Plugin, parseAst } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const isText = (value: unknown): value is Node =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'string'

/** What stands in the third place, behind a key and a schema, or is called `meaning`. */
function meaningOf(node: Node): Node | undefined {
  if (node.type === 'ArrayExpression') {
    const [key, schema, meaning] = node.elements as unknown[]
    return isText(key) && isNode(schema) && !isText(schema) && isText(meaning) ? meaning : undefined
  }
  const { key, value } = node
  return node.type === 'Property' && isNode(key) && key.name === 'meaning' && isText(value)
    ? value
    : undefined
}

function meaningsIn(node: Node): Node[] {
  const own = meaningOf(node)
  const inner = Object.values(node).flat().filter(isNode).flatMap(meaningsIn)
  return own ? [own, ...inner] : inner
}

/** The code with nothing in place of each meaning. */
export function withoutMeanings(code: string): string {
  const found = meaningsIn(parseAst(code) as unknown as Node).sort((one, other) => other.start - one.start)
  return found.reduce((rest, { start, end }) => `${rest.slice(0, start)}''${rest.slice(end)}`, code)
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
