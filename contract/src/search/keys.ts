import { z } from '#schema'
import type { CriterionKey, CriterionKeys } from '../criteria.ts'
import { maxDigits } from '../phone.ts'
import { oldestAge } from '../profiles/age.ts'
import { isoDate, rowId, wholeNumber } from '../values.ts'

export type { Operation } from '../criteria.ts'

const label = z.string().trim().min(1).max(120)
const oneOrMany = z.union([label, z.array(label).min(1).max(300)])
/** A range with bounds as text or numbers. An empty bound or Any sets no limit. */
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
/** Name of a plan, and the period in which the membership begins. */
const planStart = z.strictObject({
  name: label.optional(),
  gte: isoDate().optional(),
  lte: isoDate().optional(),
})
const digits = textOf(new RegExp(`^\\d{1,${maxDigits}}$`), 'Enter digits only')

const keyOf = <const Values extends CriterionKey['values']>(
  values: Values,
  who: CriterionKey['who'] = 'members',
) => ({ values, who })
/** Each part of a label is compared with every entry of a list. */
const someParts = z.union([label, z.array(label).min(1).max(20)])
/** A key whose values are labels of a list: `eq` compares whole labels, `like` parts of them, both ignoring case. */
const list = (who: CriterionKey['who'] = 'members') => ({ values: { eq: oneOrMany, like: someParts }, who })

/**
 * Keys of profile searches (specification 2, 'Search criteria keys'), and who may use them: guests the keys of their form,
 * members the fields they can see. Values of list fields are labels; several mean any of them. `like` finds parts of labels,
 * and the beginnings of other texts. The row of a profile field names its key.
 */
export const searchKeys = {
  /** Status; members and guests find only Active profiles. */
  ps: keyOf({ eq: oneOrMany }, 'everyone'),
  /** BNR ID. */
  pid: keyOf({ eq: textOf(/^\d{7,8}$/, 'Enter your 7 or 8 digit BNR ID') }),
  'bi.dob': keyOf({ age_range: ageRange, eq: isoDate() }, { age_range: 'everyone', eq: 'staff' }),
  'bi.ge': keyOf({ eq: z.enum(['m', 'f']) }, 'everyone'),
  'bi.ht': keyOf({ range: heightRange }),
  'bi.mt': list(),
  'bi.ms': list(),
  'bi.ca': list(),
  'bi.ps': list(),
  'ri.de': list({ eq: 'everyone', like: 'members' }),
  'ri.sp': list(),
  'pi.edu.de': list(),
  'pi.oc': list(),
  'pi.od': keyOf({ eq: label, like: label }),
  'pi.ai': keyOf({ range: incomeRange }),
  'li.ca.co.keyword': list(),
  'li.ca.st.keyword': list(),
  'li.ca.ct.keyword': list(),
  'fi.fs': list(),
  /** Profiles with an approved profile photo; the two keys are used together. */
  'me.ms': keyOf({ eq: z.literal('Active') }),
  'me.mt': keyOf({ eq: z.literal('pp') }),
  /** Profiles with a verified mobile number. */
  pv: keyOf({ eq: z.literal(true) }),
  /** Profiles that are new for a saved search of the caller, by its id. Nobody is new for other callers. */
  nw: keyOf({ eq: rowId }),
  'bi.na': keyOf({ eq: label, like: label }, 'staff'),
  'bi.cb': list('staff'),
  'bi.pros': list('staff'),
  'bi.em.v': keyOf({ eq: label }, 'staff'),
  'bi.ph.nu': keyOf({ eq: digits }, 'staff'),
  'bi.ph.cc': keyOf({ eq: digits }, 'staff'),
  'bi.cp.nu': keyOf({ eq: digits }, 'staff'),
  'bi.cp.cc': keyOf({ eq: digits }, 'staff'),
  /** Profiles with an approved profile photo (true) or without one (false). */
  me: keyOf({ eq: z.boolean() }, 'staff'),
  /** Day of registration in India, from and to, both inclusive. */
  cdt: keyOf({ range: dayRange }, 'staff'),
  /** Account id of the assigned executive; 0 for profiles without one. */
  tmsid: keyOf({ eq: wholeNumber() }, 'staff'),
  ccsid: keyOf({ eq: wholeNumber() }, 'staff'),
  /** Profiles assigned to the caller. */
  mine: keyOf({ eq: z.literal(true) }, 'staff'),
  /** Drafts that staff have not called since they were created. */
  uncalled: keyOf({ eq: z.literal(true) }, 'staff'),
  /** Members with a paid plan, and Elite members. */
  pa: keyOf({ eq: z.boolean() }, 'staff'),
  el: keyOf({ eq: z.boolean() }, 'staff'),
  /** Profiles with a membership of this plan, current or past, that began in this period. */
  pn: keyOf({ range: planStart }, 'staff'),
} as const satisfies CriterionKeys
export type SearchKey = keyof typeof searchKeys
