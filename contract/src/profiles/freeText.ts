import { errors } from '../errors.ts'
import { isFreeText } from '../values.ts'
import type { FieldPath } from './fieldPath.ts'
import { everyField } from './fields.ts'
import { digitRows } from './freeText/digitRows.ts'
import { foldedText } from './freeText/foldedText.ts'
import { hasHandle } from './freeText/handles.ts'
import { readIndicWords } from './freeText/indicWords.ts'
import { hasLink } from './freeText/links.ts'
import { fieldsWithParts } from './freeText/numberParts.ts'
import { hasPhoneNumber } from './freeText/phoneNumbers.ts'
import { plainText } from './freeText/plainText.ts'
import { indicSignposts, signposts } from './freeText/signposts.ts'
import type { ProfileSections } from './profile.ts'
import { type Rule, valueAt } from './rule.ts'

/** Whether a text contains contact details, which members pay for. It also finds details that are disguised but readable to people. */
export function hasContactDetails(text: string): boolean {
  const written = plainText(text)
  const plain = readIndicWords(written)
  const folded = foldedText(plain)
  return (
    indicSignposts.some((signpost) => signpost.test(written)) ||
    hasPhoneNumber(plain, folded) ||
    hasLink(plain, folded) ||
    hasHandle(plain) ||
    signposts.some((signpost) => signpost.test(folded))
  )
}

const writtenFields = everyField.filter(({ schema, readOnly }) => !readOnly && isFreeText(schema))

/** Paths of all fields with free text. */
export const freeTexts: readonly FieldPath[] = writtenFields.map(({ path }) => path)

/** Free texts that other members can read. The others, such as the name of a house or an employer, are not checked. */
export const checkedTexts = writtenFields.filter(({ viewer }) => viewer === 'member').map(({ path }) => path)
export const unseenTexts = freeTexts.filter((path) => !checkedTexts.includes(path))

/** Returns the indexes of the texts that contain a number in parts: 98400 in one, 12345 in another. */
const splitNumberIn = (texts: readonly string[]): readonly number[] =>
  fieldsWithParts(texts.map((text) => digitRows(foldedText(readIndicWords(plainText(text))))))

export const haveSplitNumber = (texts: readonly string[]): boolean => splitNumberIn(texts).length > 0

const fieldsOfSplitNumber = (profile: ProfileSections): readonly FieldPath[] =>
  splitNumberIn(checkedTexts.map((path) => textAt(profile, path))).flatMap((at) => checkedTexts[at] ?? [])

const textAt = (profile: ProfileSections, path: FieldPath) => String(valueAt(profile, path) ?? '')

export const freeTextRules: readonly Rule[] = checkedTexts.map((path) => ({
  path,
  message: errors.contact_details_in_text.message,
  when: (profile) => textAt(profile, path) !== '',
  holds: (profile) =>
    !hasContactDetails(textAt(profile, path)) && !fieldsOfSplitNumber(profile).includes(path),
}))
