import type { Fact, FactContext, FactGroup } from '@bnr/contract/profiles/facts/fact'
import { factGroups, preferenceGroups } from '@bnr/contract/profiles/facts/groups'
import { ageShown, heightShown, placeShown } from '@bnr/contract/profiles/facts/shown'
import type { Profile } from '@bnr/contract/profiles/profile'
import { inEnglish } from '@bnr/contract/translate'
import { lists } from '../../reference/lists.ts'
import { contactFields } from '../contactDetails.ts'
import { without } from '../present.ts'

export type Line = { label: string; value: string }
export type Part = { title: string; text?: string | undefined; lines: Line[] }

/** A profile as it is printed. */
export type Biodata = {
  name: string
  bnrId: string
  summary: string
  about: string | undefined
  parts: Part[]
  preferences: Part[]
}

/** Fields that are useful only inside the service. */
const internalFields = ['phoneVerified', 'basic.createdFor', 'basic.createdByLabel', 'basic.profileSource']

/** A profile for other families, without contact details unless they were requested. */
export const forOtherFamilies = (profile: Profile, { contact = false } = {}): Profile =>
  without(profile, [...internalFields, ...(contact ? [] : contactFields)])

const context: FactContext = {
  t: inEnglish,
  isClose: true,
  labelOf: (list, key) => lists[list].byKey(key)?.label ?? '',
}

/** The same sections and words as on the screen, without fields that are not given. */
export function biodataOf(profile: Profile): Biodata {
  const { basic, religion, professional, bnrId = '' } = profile
  return {
    name: basic?.name ?? '',
    bnrId,
    summary: [
      ageShown(profile, inEnglish),
      heightShown(basic?.height, inEnglish),
      religion?.denomination,
      professional?.occupation,
      placeShown(profile),
    ]
      .filter(Boolean)
      .join('  ·  '),
    about: basic?.aboutMe ?? undefined,
    parts: factGroups.map((group) => partOf(group, profile, group !== factGroups[0])).filter(isGiven),
    preferences: preferenceGroups.map((group) => partOf(group, profile)).filter(isGiven),
  }
}

const isGiven = ({ text, lines }: Part) => text !== undefined || lines.length > 0

function partOf(group: FactGroup, profile: Profile, withText = true): Part {
  const text = withText ? (group.text?.of(profile) ?? undefined) : undefined
  return { title: group.title, text, lines: group.facts(profile, context).flatMap(lineOf) }
}

export function lineOf({ label, value }: Fact): Line[] {
  if (value === undefined) return []
  return [{ label, value: typeof value === 'string' ? value : value.join(', ') }]
}
