import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const documentation = 'Words for whoever reads the documents of the API; nothing depends on them'

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
  'An empty text stands for nothing, and any other that is on no list or in no pattern would do as well'

/** `?? ''` and `[first = '']`: what takes the place of an answer that is not there. */
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
