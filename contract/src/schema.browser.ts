import type { z as Zod } from 'zod'

/**
 * Stands for schema.ts in the browser. Most pages only give readable names to what the server sent, which takes no
 * judgement: so this `z` writes down what is asked of it, and `asZod` asks it of zod when a form brings zod along.
 * Otherwise every page would load zod, and build hundreds of schemas, before it could be drawn.
 */
interface Step {
  of: Recorded | undefined
  name: string
  /** Missing where something is only read, such as `coerce`. */
  args?: unknown[]
}
interface Recorded {
  readonly def: Definition
}
/** As much of zod's own definitions as tells what is wrapped and what is listed. */
type Definition = { type: string; innerType?: Recorded | undefined; element?: unknown }

const steps = new WeakMap<object, Step>()
const callable = () => undefined

function record(step: Step): Recorded {
  const added = new Map<PropertyKey, unknown>()
  const node = new Proxy(callable as unknown as Recorded, {
    apply: (_target, _this, args) => record({ ...step, args }),
    get: (_target, name) => {
      if (name === 'def') return definitionOf(step)
      return added.has(name) ? added.get(name) : record({ of: node, name: String(name) })
    },
    set: (_target, name, value) => Boolean(added.set(name, value)),
    has: (_target, name) => added.has(name),
  })
  steps.set(node, step)
  return node
}

const wrappers = ['optional', 'nullable', 'default']

function definitionOf({ of, name, args }: Step): Definition {
  if (wrappers.includes(name)) return { type: name, innerType: of }
  const before = of && steps.get(of)
  return before?.args ? definitionOf(before) : { type: name, element: args?.[0] }
}

export const z = record({ of: undefined, name: 'z' }) as unknown as typeof Zod

const schemas = new WeakMap<object, unknown>()

/** The schema that zod makes of what was written down; anything else stays as it is. */
export function asZod<S>(schema: S, zod: object): S {
  const step = stepOf(schema)
  if (!step) return schema
  const known = schemas.get(schema as object) ?? make(step, zod)
  schemas.set(schema as object, known)
  return known as S
}

function stepOf(value: unknown): Step | undefined {
  return typeof value === 'function' ? steps.get(value) : undefined
}

function make({ of, name, args }: Step, zod: object): unknown {
  if (!of) return zod
  const owner = asZod(of, zod) as unknown as Record<string, unknown>
  const member = owner[name]
  if (!args || typeof member !== 'function') return member
  return member.apply(
    owner,
    args.map((arg) => argumentOf(name, arg, zod)),
  )
}

/** Schemas stand in arguments by themselves, in lists, in fields, and behind `lazy`. */
function argumentOf(name: string, arg: unknown, zod: object): unknown {
  if (stepOf(arg)) return asZod(arg, zod)
  if (name === 'lazy') return () => asZod((arg as () => unknown)(), zod)
  if (Array.isArray(arg)) return arg.map((item) => asZod(item, zod))
  if (typeof arg !== 'object' || arg === null || Object.getPrototypeOf(arg) !== Object.prototype) return arg
  return Object.fromEntries(Object.entries(arg).map(([key, value]) => [key, asZod(value, zod)]))
}
