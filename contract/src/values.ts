import { z } from '#schema'
import { plainTextOnly } from './text.ts'
import { unwrapped } from './wire.ts'

/** How an answer is given: forms draw their fields by it. */
export type Format = {
  kind: 'list' | 'several' | 'line' | 'name' | 'paragraph' | 'pattern' | 'count' | 'day' | 'choice'
  /** What is said where the answer is missing. */
  message?: string | undefined
  list?: string
  /** The most characters, or the largest number. */
  most?: number
}

const formats = new WeakMap<z.ZodType, Format>()

export function formatted<S extends z.ZodType>(schema: S, format: Format): S {
  formats.set(schema, format)
  return schema
}

export const formatOf = (schema: z.ZodType): Format | undefined => formats.get(unwrapped(schema))

/** What somebody writes in own words: where others read it, it is checked for contact details. */
export const isFreeText = (schema: z.ZodType): boolean =>
  ['line', 'name', 'paragraph'].includes(formatOf(schema)?.kind ?? '')

const notListed = 'Select a value from the list'
const label = (message: string) => z.string({ error: message }).trim().min(1, message).max(120, message)

/** A value of a reference list, by its label. The server refuses labels that are not on the list. */
export const listed = (list: string, message = notListed) =>
  formatted(label(message).meta({ list }), { kind: 'list', list, message })

/** A place of a list that hangs on another field of the same object, e.g. a state of its country. */
export const listedWithin = (list: string, within: string, message = notListed) =>
  formatted(label(message).meta({ list, within }), { kind: 'list', list, message })

export const listedMany = (list: string, most = 60) =>
  formatted(z.array(listed(list)).max(most), { kind: 'several', list }).optional()

/** One line of text, without control characters. */
export function line(most = 100, message = 'Enter a value') {
  return formatted(
    z
      .string({ error: message })
      .trim()
      .min(1, message)
      .max(most, `Use at most ${most} characters`)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, plainTextOnly),
    { kind: 'line', message, most },
  )
}

/** Several lines of text; with a message they must be there. */
export function paragraph(most = 2000, message?: string) {
  const text = z.string(message ? { error: message } : undefined).trim()
  return formatted(
    (message ? text.min(1, message) : text)
      .max(most, `Use at most ${most} characters`)
      .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, plainTextOnly),
    { kind: 'paragraph', most },
  )
}

/** A name as people write theirs: D'Souza, Mary-Ann, P. J. Mathew. Spaces are trimmed, and one between two words is enough. */
export function personName(message: string) {
  return formatted(
    z
      .string({ error: message })
      .overwrite((name) => name.trim().replace(/\s+/g, ' '))
      .max(60, 'Use at most 60 characters')
      .regex(/^[\p{L}\p{M} '’.-]*$/u, message)
      .refine((name) => lettersIn(name) > 1, message),
    { kind: 'name', message },
  )
}

const lettersIn = (name: string) => name.match(/\p{L}/gu)?.length ?? 0

/** A day of a life or a business, as yyyy-MM-dd: of years that people still remember or plan for. */
export const isoDate = (message = 'Enter a date') =>
  formatted(z.iso.date({ error: message }).regex(/^(?:19|20)/, message), { kind: 'day', message })

const largestInteger = 2_147_483_647

/**
 * A whole number where it may come as text, in a path or a query: digits alone, so that nothing, spaces or '1e3' is none.
 * A number itself is taken as well.
 */
export const wholeNumber = (
  min = 0,
  max = largestInteger,
  message = `Enter a number from ${min} to ${max}`,
) =>
  z
    .codec(
      z.union([z.string().regex(/^\d{1,16}$/, message), z.number()], { error: message }),
      z.number({ error: message }).int(message).min(min, message).max(max, message),
      { decode: Number, encode: (number) => number },
    )
    .meta({ type: 'integer', minimum: min, maximum: max })

/** The id of a row. */
export const rowId = wholeNumber(1, largestInteger, 'Unknown id')

export const count = (min: number, max: number, message = `Enter a number from ${min} to ${max}`) =>
  formatted(z.number({ error: message }).int(message).min(min, message).max(max, message), {
    kind: 'count',
    message,
    most: max,
  })

/** A moment, as ISO 8601 text in UTC. */
export const moment = z.iso.datetime()

/** The public number of a profile, shown as BNR ID: 7 or 8 digits. */
export const bnrId = z.string().regex(/^\d{7,8}$/, 'Enter your 7 or 8 digit BNR ID')

/** For a last day that lies before the first. */
export const lastAfterFirst = 'The last day cannot be before the first day'
