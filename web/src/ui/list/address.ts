import type { Order } from './order.ts'

/**
 * How a value stands in an address. What an address does not say, or says wrongly, is `initial`, which an address does
 * not say either unless the parameter is `always` there.
 */
export interface Parameter<Value> {
  initial: Value
  /** Undefined for what cannot be meant. A field that was left empty is an empty text, but they are not all empty. */
  read(texts: readonly string[]): Value | undefined
  write(value: Value): readonly string[]
  always?: boolean
}
export type Parameters = Readonly<Record<string, Parameter<unknown>>>
export type Values<P extends Parameters> = {
  -readonly [Name in keyof P]: P[Name] extends Parameter<infer Value> ? Value : never
}

/** Everything that an address says; short, readable, and the same after a reload. */
export function readAddress<P extends Parameters>(parameters: P, address: URLSearchParams): Values<P> {
  const said = Object.entries(parameters).map(([name, parameter]) => {
    const texts = address.getAll(name)
    return [name, (texts.some(Boolean) ? parameter.read(texts) : undefined) ?? parameter.initial]
  })
  return Object.fromEntries(said)
}

/** What is not given is initial; what else the address `before` says stays. */
export function writeAddress<P extends Parameters>(
  parameters: P,
  values: Partial<Values<P>>,
  before?: URLSearchParams,
): URLSearchParams {
  const address = new URLSearchParams(before)
  for (const [name, parameter] of Object.entries(parameters)) {
    const texts = parameter.write(values[name] ?? parameter.initial)
    address.delete(name)
    const isInitial = String(texts) === String(parameter.write(parameter.initial))
    if (parameter.always || !isInitial) for (const text of texts) address.append(name, text)
  }
  return address
}

export const always = <Value>(parameter: Parameter<Value>): Parameter<Value> => ({
  ...parameter,
  always: true,
})

/** The zero-based page, counted in the address from `first`. */
export const page = (first: 0 | 1 = 0): Parameter<number> => ({
  initial: 0,
  read: ([text = '']) => (/^\d{1,5}$/.test(text) && Number(text) >= first ? Number(text) - first : undefined),
  write: (shown) => [String(shown + first)],
})

/** One of these. */
export const oneOf = <const Value extends string | number>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): Parameter<Value> => ({
  initial,
  read: ([text]) => values.find((value) => String(value) === text),
  write: (value) => [String(value)],
})

/** The order of a list as its address says it. */
export const orderAddress = (initial: Order) => oneOf<Order>(['asc', 'desc'], initial)

/** What an ordered list says beside its filters. */
export const orderedPages = (initial: Order) => ({ order: orderAddress(initial), page: page() })

/** Any text that `accepts` takes. */
export const text = (accepts: (text: string) => boolean = () => true): Parameter<string> => ({
  initial: '',
  read: ([written = '']) => (accepts(written) ? written : undefined),
  write: (value) => (value ? [value] : []),
})

/** yyyy-MM-dd of this century. */
export const day = text((typed) => /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(typed))

export const wholeNumber = (least: number, most: number, initial: number): Parameter<number> => ({
  initial,
  read: ([text]) => {
    const number = Number(text)
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined
  },
  write: (value) => [String(value)],
})

export const many: Parameter<readonly string[]> = {
  initial: [],
  read: (texts) => texts.filter(Boolean),
  write: (values) => values,
}

export const flag: Parameter<boolean> = {
  initial: false,
  read: ([text]) => text === '1',
  write: (value) => (value ? ['1'] : []),
}

const bounds = /^(\d{0,9}(?:\.\d{1,2})?)-(\d{0,9}(?:\.\d{1,2})?)$/

/** From and to, either of which may be open: 24-30, 24-, -30. A form that is sent without a script gives one after the other. */
export const range: Parameter<{ from: string; to: string }> = {
  initial: { from: '', to: '' },
  read: (texts) => {
    const [, from = '', to = ''] = bounds.exec(texts.slice(0, 2).join('-')) ?? []
    return { from, to }
  },
  write: ({ from, to }) => (from || to ? [`${from}-${to}`] : []),
}
