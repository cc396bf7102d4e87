import { z } from '#schema'
import type { CriterionKey, CriterionKeys } from '../criteria.ts'
import { mostDigits } from '../phone.ts'
import { oldestAge } from '../profiles/age.ts'
import { isoDate, wholeNumber } from '../values.ts'

export type { Operation } from '../criteria.ts'

const label = z.string().trim().min(1).max(120)
const oneOrMany = z.union([label, z.array(label).min(1).max(300)])
/** A bound is text or a number; nothing, or Any, sets none. */
const boundedBy = (pattern: RegExp, message: string) => {
  const bound = z
    .union([z.number(), z.string().trim()], { error: message })
    .refine((value) => pattern.test(String(value)), message)
  return z.strictObject({ gte: bound.optional(), lte: bound.optional() })
}
const heightRange = boundedBy(
  /^(?:\d(?:\.(?:\d|0\d|1[01]))?|Any|)$/,
  'Enter a height as feet.inches, e.g. 5.11',
)
const incomeRange = boundedBy(/^(?:\d{1,10}(?:\.\d{1,2})?|Any|)$/, 'Enter an income in rupees')
const age = wholeNumber(18, oldestAge, `Choose ages from 18 to ${oldestAge}`).optional()
const ageRange = z.strictObject({ gte: age, lte: age })
const textOf = (pattern: RegExp, message: string) =>
  z.codec(z.union([z.string(), z.number()], { error: message }), z.string().regex(pattern, message), {
    decode: String,
    encode: (text) => text,
  })
const dayRange = z.strictObject({ gte: isoDate().optional(), lte: isoDate().optional() })
/** The name of a plan, and the days between which its membership begins. */
const begun = z.strictObject({
  name: label.optional(),
  gte: isoDate().optional(),
  lte: isoDate().optional(),
})
const digits = textOf(new RegExp(`^\\d{1,${mostDigits}}$`), 'Enter digits only')

const one = <const Values extends CriterionKey['values']>(
  values: Values,
  who: CriterionKey['who'] = 'members',
) => ({ values, who })
/** Whole labels of a list, or parts of them, in capitals or not. */
const list = (who: CriterionKey['who'] = 'members') => ({ values: { eq: oneOrMany, like: oneOrMany }, who })

/**
 * What profiles can be searched by (specification 2, 'Search criteria keys'), and by whom: guests by what their form asks,
 * members by what they are shown. List values are labels, several mean any of them; like means any part of one, of other
 * texts their beginning. Which field a key asks for, the row of the field says.
 */
export const searchKeys = {
  /** Status; Active alone for members and guests. */
  ps: one({ eq: oneOrMany }, 'everyone'),
  /** BNR ID. */
  pid: one({ eq: textOf(/^\d{7,8}$/, 'Enter your 7 or 8 digit BNR ID') }),
  'bi.dob': one({ age_range: ageRange, eq: isoDate() }, { age_range: 'everyone', eq: 'staff' }),
  'bi.ge': one({ eq: z.enum(['m', 'f']) }, 'everyone'),
  'bi.ht': one({ range: heightRange }),
  'bi.mt': list(),
  'bi.ms': list(),
  'bi.ca': list(),
  'bi.ps': list(),
  'ri.de': list({ eq: 'everyone', like: 'members' }),
  'ri.sp': list(),
  'pi.edu.de': list(),
  'pi.oc': list(),
  'pi.od': one({ eq: label, like: label }),
  'pi.ai': one({ range: incomeRange }),
  'li.ca.co.keyword': list(),
  'li.ca.st.keyword': list(),
  'li.ca.ct.keyword': list(),
  'fi.fs': list(),
  /** With an approved photo, and with a profile photo: asked for together. */
  'me.ms': one({ eq: z.literal('Active') }),
  'me.mt': one({ eq: z.literal('pp') }),
  /** With a verified mobile number. */
  pv: one({ eq: z.literal(true) }),
  'bi.na': one({ eq: label, like: label }, 'staff'),
  'bi.cb': list('staff'),
  'bi.pros': list('staff'),
  'bi.em.v': one({ eq: label }, 'staff'),
  'bi.ph.nu': one({ eq: digits }, 'staff'),
  'bi.ph.cc': one({ eq: digits }, 'staff'),
  'bi.cp.nu': one({ eq: digits }, 'staff'),
  'bi.cp.cc': one({ eq: digits }, 'staff'),
  /** Shows an approved profile photo, or none. */
  me: one({ eq: z.boolean() }, 'staff'),
  /** Days of registration in India, both within. */
  cdt: one({ range: dayRange }, 'staff'),
  /** Who looks after it, by the id of the account; 0 is nobody. */
  tmsid: one({ eq: wholeNumber() }, 'staff'),
  ccsid: one({ eq: wholeNumber() }, 'staff'),
  /** Whoever asks looks after it. */
  mine: one({ eq: z.literal(true) }, 'staff'),
  /** A draft whose family none of the staff has called since it was made. */
  uncalled: one({ eq: z.literal(true) }, 'staff'),
  /** Holds a paid plan, is Elite. */
  pa: one({ eq: z.boolean() }, 'staff'),
  el: one({ eq: z.boolean() }, 'staff'),
  /** Has or had a membership of this plan that begins within these days. */
  pn: one({ range: begun }, 'staff'),
} as const satisfies CriterionKeys
export type SearchKey = keyof typeof searchKeys
