import type { Order } from './order.ts'

/**
 * How an address represents a value. A missing or invalid parameter means `initial`; an address omits `initial`
 * unless the parameter is `always` written.
 */
export interface Parameter<Value> {
  initial: Value
  /** Returns undefined for invalid texts. An empty field gives an empty text; at least one text is not empty. */
  read(texts: readonly string[]): Value | undefined
  write(value: Value): readonly string[]
  always?: boolean
}
/** The parameters of an address that has these values. */
export type ParametersOf<V> = { readonly [Name in keyof V]: Parameter<V[Name]> }
/** The values of an address that has these parameters. */
export type Values<P> = {
  -readonly [Name in keyof P]: P[Name] extends Parameter<infer Value> ? Value : never
}

export function readAddress<V>(parameters: ParametersOf<V>, address: URLSearchParams): V {
  const entries = Object.entries<Parameter<unknown>>(parameters).map(([name, parameter]) => {
    const texts = address.getAll(name)
    return [name, (texts.some(Boolean) ? parameter.read(texts) : undefined) ?? parameter.initial]
  })
  return Object.fromEntries(entries)
}

/** Writes the values, with initial ones for those missing. Other parameters of the address `before` stay. */
export function writeAddress<V>(
  parameters: ParametersOf<V>,
  values: Partial<V>,
  before?: URLSearchParams,
): URLSearchParams {
  const address = new URLSearchParams(before)
  const written = new Map<string, unknown>(Object.entries(values))
  for (const [name, parameter] of Object.entries<Parameter<unknown>>(parameters)) {
    const texts = parameter.write(written.get(name) ?? parameter.initial)
    address.delete(name)
    const isInitial = String(texts) === String(parameter.write(parameter.initial))
    if (parameter.always || !isInitial) for (const text of texts) address.append(name, text)
  }
  return address
}

export const always = <P extends object>(parameter: P) => ({ ...parameter, always: true as const })

/** The zero-based page; the address counts from `first`. */
export const page = (first: 0 | 1 = 0): Parameter<number> => ({
  initial: 0,
  read: ([text = '']) => (/^\d{1,5}$/.test(text) && Number(text) >= first ? Number(text) - first : undefined),
  write: (shown) => [String(shown + first)],
})

export const oneOf = <const Value extends string | number>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): Parameter<Value> => ({
  initial,
  read: ([text]) => values.find((value) => String(value) === text),
  write: (value) => [String(value)],
})

export const orderAddress = (initial: Order) => oneOf<Order>(['asc', 'desc'], initial)

/** The parameters of an ordered list other than its filters. */
export const orderedPages = (initial: Order) => ({ order: orderAddress(initial), page: page() })

export const text = (accepts: (text: string) => boolean = () => true): Parameter<string> => ({
  initial: '',
  read: ([written = '']) => (accepts(written) ? written : undefined),
  write: (value) => (value ? [value] : []),
})

/** A day of this century, yyyy-MM-dd. */
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

/**
 * Lower and upper bound, either of which may be open: 24-30, 24-, -30. A form without a script sends them one after
 * the other.
 */
export const range: Parameter<{ from: string; to: string }> = {
  initial: { from: '', to: '' },
  read: (texts) => {
    const [, from = '', to = ''] = bounds.exec(texts.slice(0, 2).join('-')) ?? []
    return { from, to }
  },
  write: ({ from, to }) => (from || to ? [`${from}-${to}`] : []),
}
