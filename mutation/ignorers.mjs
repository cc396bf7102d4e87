import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const documentation = 'Text of the API documentation; nothing depends on it'

/** Titles and meanings of wire fields, summaries of calls, meanings of search keys. */
function isDocumentation({ node, parent, parentPath }) {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return false
  if (parent.type === 'ArrayExpression') return parent.elements.length === 3 && parent.elements[2] === node
  if (parent.type === 'ObjectProperty') return ['summary', 'meaning'].includes(parent.key.name)
  const called = parentPath.isCallExpression() ? parent.callee.name : undefined
  if (called === 'wire' || called === 'phone') return parent.arguments[0] === node
  return called === 'one' || called === 'list' ? parent.arguments[called === 'one' ? 1 : 0] === node : false
}

const standIn =
  'An empty default means nothing, and any other text that is on no list and matches no pattern would work as well'

/** `?? ''` and `[first = '']`: the default for a missing value. */
function isStandIn({ node, parent }) {
  if (node.type !== 'StringLiteral' || node.value !== '') return false
  if (parent.type === 'LogicalExpression') return parent.operator === '??' && parent.right === node
  return parent.type === 'AssignmentPattern' && parent.right === node
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'documentation', {
    shouldIgnore: (path) => (isDocumentation(path) ? documentation : undefined),
  }),
  declareValuePlugin(PluginKind.Ignore, 'standIns', {
    shouldIgnore: (path) => (isStandIn(path) ? standIn : undefined),
  }),
]
