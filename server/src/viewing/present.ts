import { dayShown } from '@bnr/contract/dates'
import { ageOn } from '@bnr/contract/profiles/age'
import type { Viewer } from '@bnr/contract/profiles/field'
import { everyField } from '@bnr/contract/profiles/fields'
import { genderWords } from '@bnr/contract/profiles/gender'
import type { Profile, ProfileSections } from '@bnr/contract/profiles/profile'
import { registeredAt } from '../profiles/registeredAt.ts'
import { type ProfileRow, sectionsOf } from '../profiles/sections.ts'
import { heights } from '../reference/data/body.ts'
import { salaryRanges } from '../reference/data/work.ts'

const nearness: Record<Viewer, number> = { member: 1, contact: 2, owner: 3, staff: 4 }

/** Fields that not every member sees, with the least viewer who does. */
const guarded = everyField.flatMap(({ path, seenBy }) => (seenBy ? [{ path, seenBy }] : []))

export type Extras = Pick<
  Profile,
  | 'media'
  | 'membership'
  | 'answerHours'
  | 'activeWithin'
  | 'statusReason'
  | 'can'
  | 'purgeOn'
  | 'teleStaffName'
  | 'careStaffName'
  | 'alreadyLiked'
  | 'alreadyShortlisted'
  | 'alreadyIgnored'
  | 'activities'
>

/** Decides what this viewer sees of a whole profile. presentCard.ts decides the same for cards. */
export function present(row: ProfileRow, viewer: Viewer, extras: Extras, now: Date): Profile {
  const { id, status, paid, elite, phoneVerified } = row
  return {
    id,
    status,
    paid,
    elite,
    phoneVerified,
    createdAt: row.createdAt.toISOString(),
    bnrId: String(row.bnrId),
    ...redacted(withDerived(sectionsOf(row), now), viewer),
    ...(row.othersMayShare ? {} : { othersMayShare: false }),
    ...extras,
    ...internal(row, viewer),
  }
}

function internal(row: ProfileRow, viewer: Viewer): Partial<Profile> {
  if (viewer !== 'staff') return {}
  return {
    registeredAt: registeredAt(row),
    doNotCall: row.doNotCall,
    ...(row.teleStaffId ? { teleStaffId: row.teleStaffId } : {}),
    ...(row.careStaffId ? { careStaffId: row.careStaffId } : {}),
    ...(row.dailyOpenings === null ? {} : { dailyOpenings: row.dailyOpenings }),
  }
}

function redacted(sections: ProfileSections, viewer: Viewer): ProfileSections {
  for (const { path, seenBy } of guarded) {
    if (nearness[viewer] < nearness[seenBy]) removeAt(sections as Tree, path.split('.'))
  }
  return sections
}

/** Removes fields from a presented profile. */
export function without(profile: Profile, paths: readonly string[]): Profile {
  for (const path of paths) removeAt(profile as Tree, path.split('.'))
  return profile
}

export type Tree = { [name: string]: unknown }

function removeAt(tree: Tree | undefined, [name, ...rest]: string[]): void {
  if (!tree || name === undefined) return
  if (rest.length === 0) delete tree[name]
  else removeAt(tree[name] as Tree | undefined, rest)
}

export function copyAt(from: Tree | undefined, to: Tree, [name, ...rest]: string[]): void {
  const value = name === undefined ? undefined : from?.[name]
  if (name === undefined || value === undefined) return
  if (rest.length === 0) {
    to[name] = value
  } else {
    to[name] ??= {}
    copyAt(value as Tree, to[name] as Tree, rest)
  }
}

/** 'Anita Mary' -> 'A M', 'P.J. Mathew' -> 'P J M'. Letters keep their marks. */
export function initialsOf(name: string): string {
  const initials = name.split(/[\s.]+/).flatMap((part) => part.match(/\p{L}\p{M}*/u)?.[0] ?? [])
  return initials.join(' ').toUpperCase()
}

export function withDerived(sections: ProfileSections, now: Date): ProfileSections {
  const { basic, professional, basicPreference } = sections
  if (basic) {
    if (basic.gender) basic.genderLabel = genderWords[basic.gender]
    if (basic.createdFor) basic.createdByLabel = writerOf(basic.createdFor)
    if (basic.dateOfBirth) Object.assign(basic, ageOn(now, basic.dateOfBirth))
    if (basic.demiseDate) basic.demiseDateLabel = dayShown(basic.demiseDate)
    if (basic.height) basic.height = withHeightLabel(basic.height)
  }
  const preferred = basicPreference?.height
  if (preferred?.from) preferred.from = withHeightLabel(preferred.from)
  if (preferred?.to) preferred.to = withHeightLabel(preferred.to)
  const income = professional?.annualIncome
  const range = income && salaryRanges.entries.find(({ from }) => from === income.from)
  if (income && range) income.label = range.label
  return sections
}

function withHeightLabel(height: { feet: number; inches: number }) {
  const label = heights.labelOf(height.feet * 12 + height.inches)
  return label ? { ...height, label } : height
}

/** Who created a profile, as it is shown: a daughter’s was created by a parent. */
function writerOf(createdFor: string): string {
  const writers: Record<string, string> = {
    Myself: 'Self',
    Son: 'Parent',
    Daughter: 'Parent',
    Brother: 'Sibling',
    Sister: 'Sibling',
  }
  return writers[createdFor] ?? createdFor
}
