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

const logLine =
  'Text and details of a line in the log; tests check that it is written, and no program reads it'

/** Arguments of `log.warn` and `log.info`, except alarms, which tests compare. Alarms alone use `log.error`. */
function isLogLine({ node, parent, parentPath }) {
  if (!parentPath?.isCallExpression() || !parent.arguments.includes(node)) return false
  if (node.properties?.some(({ key }) => key?.name === 'alarm')) return false
  const { object, property } = parent.callee
  return ['warn', 'info'].includes(property?.name) && (object.name ?? object.property?.name) === 'log'
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'documentation', {
    shouldIgnore: (path) => (isDocumentation(path) ? documentation : undefined),
  }),
  declareValuePlugin(PluginKind.Ignore, 'standIns', {
    shouldIgnore: (path) => (isStandIn(path) ? standIn : undefined),
  }),
  declareValuePlugin(PluginKind.Ignore, 'logLines', {
    shouldIgnore: (path) => (isLogLine(path) ? logLine : undefined),
  }),
]
