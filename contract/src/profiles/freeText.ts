import { errors } from '../errors.ts'
import type { Rule } from './rule.ts'

const email = /[\w.+-]+\s*(?:@|\(at\)|\[at\])\s*[\w-]+\s*(?:\.|\(dot\)|\[dot\])\s*[a-z]{2,}/i
/** Lower case and three letters before the dot: a B.Com. or a sentence without its space is no link. */
const link = /https?:\/\/\S+|www\.\S+|\b[\w-]{3,}\.(?:com|org|net|info|in|co|me|app|io)\b/
/** Seven digits or more, however they are spaced out; a span of years is no number. */
const yearSpan = /\b(?:19|20)\d\d\s*(?:-|–|to)\s*(?:19|20)\d\d\b/gi
const phoneNumber = /(?:\+|\d)(?:[\s().-]*\d){6,}/

/** Contact details are what members pay for, and what harvesters look for. */
export function hasContactDetails(text: string): boolean {
  return email.test(text) || link.test(text) || phoneNumber.test(text.replace(yearSpan, ''))
}

const withoutContactDetails = (
  path: string,
  textOf: (profile: Parameters<Rule['holds']>[0]) => unknown,
): Rule => ({
  path,
  message: errors.contact_details_in_text.message,
  holds: (profile) => !hasContactDetails(String(textOf(profile) ?? '')),
})

export const freeTextRules: readonly Rule[] = [
  withoutContactDetails('basic.aboutMe', (profile) => profile.basic?.aboutMe),
  withoutContactDetails('family.aboutFamily', (profile) => profile.family?.aboutFamily),
]
