import { z } from '#schema'
import { plainTextOnly } from './text.ts'
import { unwrapped } from './wire.ts'

/** Kind of input for a value; forms choose their field by it. */
export type Format = {
  kind: 'list' | 'several' | 'line' | 'name' | 'paragraph' | 'pattern' | 'count' | 'day' | 'choice'
  /** Message for a missing value. */
  message?: string | undefined
  list?: string
  /** Most characters of a text, or the largest number. */
  most?: number
}

const formats = new WeakMap<z.ZodType, Format>()

export function formatted<S extends z.ZodType>(schema: S, format: Format): S {
  formats.set(schema, format)
  return schema
}

export const formatOf = (schema: z.ZodType): Format | undefined => formats.get(unwrapped(schema))

/** Whether people write the text themselves. Such texts are checked for contact details if other members read them. */
export const isFreeText = (schema: z.ZodType): boolean =>
  ['line', 'name', 'paragraph'].includes(formatOf(schema)?.kind ?? '')

const notListed = 'Select a value from the list'
const label = (message: string) => z.string({ error: message }).trim().min(1, message).max(120, message)

/** Schema of a label of a reference list. The server refuses labels that are not on the list. */
export const listed = (list: string, message = notListed) =>
  formatted(label(message).meta({ list }), { kind: 'list', list, message })

/** Schema of a label whose list depends on another field of the same object, such as the states of a country. */
export const listedWithin = (list: string, within: string, message = notListed) =>
  formatted(label(message).meta({ list, within }), { kind: 'list', list, message })

export const listedMany = (list: string, most = 60) =>
  formatted(z.array(listed(list)).max(most), { kind: 'several', list }).optional()

/** Schema of one line of text, without control characters. */
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

/** Schema of a text of several lines; required if there is a message. */
export function paragraph(most = 2000, message?: string) {
  const text = z.string(message ? { error: message } : undefined).trim()
  return formatted(
    (message ? text.min(1, message) : text)
      .max(most, `Use at most ${most} characters`)
      .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, plainTextOnly),
    { kind: 'paragraph', most },
  )
}

/** Schema of a person's name, such as D'Souza, Mary-Ann or P. J. Mathew. Surplus spaces are removed. */
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

/** Schema of a day from 1900 to 2099, yyyy-MM-dd. */
export const isoDate = (message = 'Enter a date') =>
  formatted(z.iso.date({ error: message }).regex(/^(?:19|20)/, message), { kind: 'day', message })

const largestInteger = 2_147_483_647

/**
 * Schema of a whole number that can be text, as in a path or a query. Text must be digits only, so that an empty text, spaces
 * and '1e3' are refused.
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

/** Schema of a database id. */
export const rowId = wholeNumber(1, largestInteger, 'Unknown id')

export const count = (min: number, max: number, message = `Enter a number from ${min} to ${max}`) =>
  formatted(z.number({ error: message }).int(message).min(min, message).max(max, message), {
    kind: 'count',
    message,
    most: max,
  })

/** Schema of a time, as ISO 8601 text in UTC. */
export const moment = z.iso.datetime()

/** Schema of a BNR ID, the public number of a profile: 7 or 8 digits. */
export const bnrId = z.string().regex(/^\d{7,8}$/, 'Enter your 7 or 8 digit BNR ID')

export const lastAfterFirst = 'The last day cannot be before the first day'
