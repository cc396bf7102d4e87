import { z } from '#schema'
import { plainTextOnly } from './text.ts'
import { bare } from './wire.ts'

const freeTexts = new WeakSet<z.ZodType>()

/** What somebody writes in own words: where others read it, it is checked for contact details. */
function freeText<S extends z.ZodType>(schema: S): S {
  freeTexts.add(schema)
  return schema
}

export const isFreeText = (schema: z.ZodType): boolean => freeTexts.has(bare(schema))

/** A value of a reference list, by its label. The server refuses labels that are not on the list. */
export function listed(list: string, message = 'Select a value from the list') {
  return z.string({ error: message }).trim().min(1, message).max(120, message).meta({ list })
}

/** A place of a list that hangs on another field of the same object, e.g. a state of its country. */
export function listedWithin(list: string, within: string, message = 'Select a value from the list') {
  return z.string({ error: message }).trim().min(1, message).max(120, message).meta({ list, within })
}

export function listedMany(list: string, max = 60) {
  return z.array(listed(list)).max(max).optional()
}

/** One line of text, without control characters. */
export function line(max = 100, message = 'Enter a value') {
  return freeText(
    z
      .string({ error: message })
      .trim()
      .min(1, message)
      .max(max, `Use at most ${max} characters`)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, plainTextOnly),
  )
}

/** Several lines of text. */
export function paragraph(max = 2000) {
  return freeText(
    z
      .string()
      .trim()
      .max(max, `Use at most ${max} characters`)
      .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, plainTextOnly),
  )
}

/** A name as people write theirs: D'Souza, Mary-Ann, P. J. Mathew. Spaces are trimmed, and one between two words is enough. */
export function personName(message: string) {
  return freeText(
    z
      .string({ error: message })
      .overwrite((name) => name.trim().replace(/\s+/g, ' '))
      .max(60, 'Use at most 60 characters')
      .regex(/^[\p{L}\p{M} '’.-]*$/u, message)
      .refine((name) => lettersIn(name) > 1, message),
  )
}

const lettersIn = (name: string) => name.match(/\p{L}/gu)?.length ?? 0

/** A day of a life or a business, as yyyy-MM-dd: of years that people still remember or plan for. */
export const isoDate = (message = 'Enter a date') =>
  z.iso.date({ error: message }).regex(/^(?:19|20)/, message)

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
  z.number({ error: message }).int(message).min(min, message).max(max, message)

/** A moment, as ISO 8601 text in UTC. */
export const moment = z.iso.datetime()

/** The public number of a profile, shown as BNR ID: 7 or 8 digits. */
export const bnrId = z.string().regex(/^\d{7,8}$/, 'Enter your 7 or 8 digit BNR ID')
