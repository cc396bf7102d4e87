import { z } from '#schema'
import type { CriterionKey, CriterionKeys } from '../criteria.ts'
import { oldestAge } from '../profiles/basic.ts'
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
const digits = textOf(/^\d{1,14}$/, 'Enter digits only')

const one = <const Values extends CriterionKey['values']>(
  values: Values,
  meaning: string,
  who: CriterionKey['who'] = 'members',
) => ({ values, who, meaning })
/** Of a list, eq takes whole labels, like any part of one, in capitals or not. */
const list = (meaning: string, who: CriterionKey['who'] = 'members') =>
  one({ eq: oneOrMany, like: oneOrMany }, meaning, who)

/**
 * What profiles can be searched by (specification 2, 'Search criteria keys'), and by whom: guests by what their form asks,
 * members by what they are shown. List values are labels, several mean any of them.
 */
export const searchKeys = {
  ps: one({ eq: oneOrMany }, 'Profile status; Active alone for members and guests', 'everyone'),
  pid: one({ eq: textOf(/^\d{7,8}$/, 'Enter your 7 or 8 digit BNR ID') }, 'BNR ID'),
  'bi.dob': one({ age_range: ageRange, eq: isoDate() }, 'Age in years, or exact birth date (staff)', {
    age_range: 'everyone',
    eq: 'staff',
  }),
  'bi.ge': one({ eq: z.enum(['m', 'f']) }, 'Gender', 'everyone'),
  'bi.ht': one({ range: heightRange }, 'Height as feet.inches, e.g. 5.11'),
  'bi.mt': list('Mother tongue'),
  'bi.ms': list('Marital status'),
  'bi.ca': list('Community'),
  'bi.ps': list('Physical status'),
  'ri.de': list('Denomination', { eq: 'everyone', like: 'members' }),
  'ri.sp': list('Spirituality'),
  'pi.edu.de': list('Education, by its description'),
  'pi.oc': list('Occupation'),
  'pi.od': one({ eq: label, like: label }, 'Occupation in own words; like means starts with'),
  'pi.ai': one({ range: incomeRange }, 'Annual income in rupees'),
  'li.ca.co.keyword': list('Country'),
  'li.ca.st.keyword': list('State'),
  'li.ca.ct.keyword': list('District or city'),
  'fi.fs': list('Family status'),
  'me.ms': one({ eq: z.literal('Active') }, 'With an approved photo; together with me.mt'),
  'me.mt': one({ eq: z.literal('pp') }, 'With a profile photo; together with me.ms'),
  pv: one({ eq: z.literal(true) }, 'With a verified mobile number'),
  'bi.na': one({ eq: label, like: label }, 'Name; like means starts with', 'staff'),
  'bi.cb': one({ eq: label }, 'Created by Web or Admin', 'staff'),
  'bi.em.v': one({ eq: label }, 'E-mail, in capitals or not', 'staff'),
  'bi.ph.nu': one({ eq: digits }, 'Mobile number', 'staff'),
  'bi.ph.cc': one({ eq: digits }, 'Country code of the mobile number', 'staff'),
  'bi.cp.nu': one({ eq: digits }, 'Contact person’s number', 'staff'),
  pa: one({ eq: z.boolean() }, 'Holds a paid plan', 'staff'),
  el: one({ eq: z.boolean() }, 'Elite', 'staff'),
} as const satisfies CriterionKeys
export type SearchKey = keyof typeof searchKeys
