import { errors } from '../errors.ts'
import { isFreeText } from '../values.ts'
import { fieldsOf, type WireFields } from '../wire.ts'
import { hasHandle } from './freeText/handles.ts'
import { hasLink } from './freeText/links.ts'
import { hasPhoneNumber } from './freeText/phoneNumbers.ts'
import { foldedText, plainText } from './freeText/plainText.ts'
import { sections } from './profile.ts'
import { type Rule, valueAt } from './rule.ts'

/** Contact details are what members pay for, and what harvesters look for: in any disguise that a person sees through. */
export function hasContactDetails(text: string): boolean {
  const plain = plainText(text)
  const folded = foldedText(plain)
  return hasPhoneNumber(folded) || hasLink(plain, folded) || hasHandle(folded)
}

/** Texts that no other member reads, so that a house or an employer may be called what it is called. */
export const unseenTexts: readonly string[] = [
  'basic.contactPersonName',
  'family.fatherName',
  'family.motherName',
  'professional.designation',
  'professional.company',
  ...['current', 'permanent'].flatMap((place) => [`location.${place}.door`, `location.${place}.locality`]),
]

function textsOf(fields: WireFields, path: string): string[] {
  return Object.entries(fields).flatMap(([name, [, schema, , isComputed]]) => {
    if (isComputed) return []
    const inner = fieldsOf(schema)
    if (inner) return textsOf(inner, `${path}.${name}`)
    return isFreeText(schema) ? [`${path}.${name}`] : []
  })
}

/** Every text of a profile that somebody writes, by its readable path. */
export const freeTexts: readonly string[] = Object.entries(sections).flatMap(([name, [, section]]) =>
  textsOf(section.fields, name),
)

/** Those that are read by members of the other side: a new one is checked as soon as it is there. */
export const checkedTexts = freeTexts.filter((path) => !unseenTexts.includes(path))

export const freeTextRules: readonly Rule[] = checkedTexts.map((path) => ({
  path,
  message: errors.contact_details_in_text.message,
  holds: (profile) => !hasContactDetails(String(valueAt(profile, path) ?? '')),
}))
