import type { z as Zod } from 'zod'

/**
 * Replaces schema.ts in the browser. Most pages only rename the fields of replies, which needs no validation. So this `z`
 * only records the calls that build a schema, and `asZod` replays them on zod once a form has loaded it. Otherwise every page
 * would have to load zod and build hundreds of schemas before it could render.
 */
interface Step {
  of: Recorded | undefined
  name: string
  /** Absent for a property that is read but not called, such as `coerce`. */
  args?: unknown[]
}
interface Recorded {
  readonly def: Definition
}
/** The parts of a zod definition that say what a schema wraps, or what an array contains. */
type Definition = { type: string; innerType?: Recorded | undefined; element?: unknown }

const steps = new WeakMap<object, Step>()
/** A proxy can be called only if its target can. */
const callable: Recorded & (() => undefined) = Object.assign(() => undefined, { def: { type: '' } })

function record(step: Step): Recorded {
  const added = new Map<PropertyKey, unknown>()
  const node = new Proxy<Recorded>(callable, {
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

/** The recorder answers every name, which no type can express; callers use only what zod has. */
export const z = record({ of: undefined, name: 'z' }) as unknown as typeof Zod

const schemas = new WeakMap<object, unknown>()

/** Returns the zod schema of a recorded one; any other value is returned as it is. */
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
  const owner = asZod(of, zod)
  const member: unknown = Reflect.get(owner, name)
  if (!args || typeof member !== 'function') return member
  return member.apply(
    owner,
    args.map((arg) => argumentOf(name, arg, zod)),
  )
}

/** Arguments can contain schemas directly, in arrays, as properties, and as the result of a `lazy` function. */
function argumentOf(name: string, arg: unknown, zod: object): unknown {
  if (stepOf(arg)) return asZod(arg, zod)
  if (name === 'lazy') return () => asZod((arg as () => unknown)(), zod)
  if (Array.isArray(arg)) return arg.map((item) => asZod(item, zod))
  if (typeof arg !== 'object' || arg === null || Object.getPrototypeOf(arg) !== Object.prototype) return arg
  return Object.fromEntries(Object.entries(arg).map(([key, value]) => [key, asZod(value, zod)]))
}
