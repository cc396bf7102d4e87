import { declaredEndpoints, methodsOf } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { fieldsOf, unwrapped, type WireCodec } from '@bnr/contract/wire'
import { z } from 'zod'
import { settings } from '../src/config.ts'
import { staffFactor } from '../src/platform/http.ts'
import { limitsInCode } from './limitsInCode.ts'

/** docs/configuration.md, from the table of settings. */
export function configurationPage(): string {
  const rows = Object.entries(settings).map(
    ([name, schema]) => `| \`${name}\` | ${defaultOf(schema)} | ${schema.description ?? ''} |`,
  )
  return page(
    'Configuration',
    'Environment variables, read once at start by `server/src/config.ts`.',
    ['Variable', 'Default', 'Meaning'],
    rows,
  )
}

/** .env.example: every setting with its default, commented out. */
export function environmentExample(): string {
  const entries = Object.entries(settings).map(([name, schema]) => {
    const value = defaultOf(schema).replaceAll('`', '')
    return `# ${schema.description ?? ''}\n# ${name}=${value}\n`
  })
  return `# Made by \`npm run docs\` from server/src/config.ts.\n# Remove the # before a setting to change it.\n\n${entries.join('\n')}`
}

function defaultOf(schema: z.ZodType): string {
  if (schema instanceof z.ZodPipe) return defaultOf(schema.def.in as z.ZodType)
  return schema instanceof z.ZodDefault ? `\`${String(schema.def.defaultValue)}\`` : ''
}

/** docs/glossary.md, from the contract: every short key of the wire and what it means. */
export function glossaryPage(): string {
  const size = ({ fields }: WireCodec) => Object.keys(fields).length
  // What only some of an object's fields are made of comes after the object itself, and adds no row.
  const objects = [...reached()].sort((a, b) => a.title.localeCompare(b.title, 'en') || size(b) - size(a))
  const rows = objects.flatMap(({ title, fields }) =>
    Object.entries(fields).map(
      ([name, [key, , meaning]]) => `| ${title} | \`${key}\` | ${name} | ${meaning} |`,
    ),
  )
  const lead = 'What travels between browser and server: the short key, the name in code, the meaning.'
  return page('Glossary', lead, ['Object', 'Key', 'Name', 'Meaning'], [...new Set(rows)])
}

/** Every object that a call sends or receives. */
function reached(): Set<WireCodec> {
  const found = new Set<WireCodec>()
  const visit = (schema: z.ZodType | undefined) => {
    const inner = schema && unwrapped(schema)
    const codec = inner instanceof z.ZodArray ? unwrapped(inner.element as z.ZodType) : inner
    const fields = fieldsOf(codec)
    if (!codec || !fields || found.has(codec as WireCodec)) return
    found.add(codec as WireCodec)
    for (const [, field] of Object.values(fields)) visit(field)
  }
  for (const { body, reply } of declaredEndpoints()) for (const schema of [body, reply]) visit(schema)
  return found
}

/** docs/limits.md: every number that the service holds people to, and how often each call may be made. */
export function limitsPage(): string {
  const numbers = Object.entries(limitsInCode()).map(([what, most]) => `| ${what} | ${most} |`)
  const calls = declaredEndpoints().flatMap(({ limit, path, ...endpoint }) => {
    if (!limit) return []
    const { requests, guest, perMinutes = 1 } = limit
    const guests = guest === undefined ? '' : `, guests ${guest}`
    return [
      `| \`${methodsOf(endpoint as never).join(' or ')} ${path}\` in ${perMinutes} min | ${requests}${guests} |`,
    ]
  })
  const lead = `Calls are counted for each person, for guests by address (of IPv6 by /64); staff may make ${staffFactor} times as many.`
  return page('Limits', lead, ['What', 'Most'], [...numbers, ...calls.sort()])
}

function page(title: string, lead: string, columns: string[], rows: string[]): string {
  const head = [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`]
  return `# ${title}\n\n${lead}\nMade by \`npm run docs\`; a test keeps it equal.\n\n${[...head, ...rows].join('\n')}\n`
}
