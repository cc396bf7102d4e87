import { errors } from '../errors.ts'
import { isFreeText } from '../values.ts'
import type { FieldPath } from './fieldPath.ts'
import { everyField } from './fields.ts'
import { foldedText } from './freeText/foldedText.ts'
import { hasHandle } from './freeText/handles.ts'
import { hasLink } from './freeText/links.ts'
import { hasPhoneNumber } from './freeText/phoneNumbers.ts'
import { plainText } from './freeText/plainText.ts'
import { type Rule, valueAt } from './rule.ts'

/** Contact details are what members pay for, and what harvesters look for: in any disguise that a person sees through. */
export function hasContactDetails(text: string): boolean {
  const plain = plainText(text)
  const folded = foldedText(plain)
  return hasPhoneNumber(folded) || hasLink(plain, folded) || hasHandle(plain)
}

const written = everyField.filter(({ schema, readOnly }) => !readOnly && isFreeText(schema))

/** Every text of a profile that somebody writes, by its readable path. */
export const freeTexts: readonly FieldPath[] = written.map(({ path }) => path)

/** Those that are read by members of the other side; in the others, a house or an employer may be called what it is called. */
export const checkedTexts = written.filter(({ viewer }) => viewer === 'member').map(({ path }) => path)
export const unseenTexts = freeTexts.filter((path) => !checkedTexts.includes(path))

export const freeTextRules: readonly Rule[] = checkedTexts.map((path) => ({
  path,
  message: errors.contact_details_in_text.message,
  holds: (profile) => !hasContactDetails(String(valueAt(profile, path) ?? '')),
}))
