import type { PartnerPreference } from '@bnr/contract/search/preferences'
import type { List } from '../reference/list.ts'
import { lists } from '../reference/lists.ts'

/**
 * The small lists that partners are chosen by share one 64-bit number: `traits` has the bit of each choice that a profile
 * made, `refuses` the bits of the choices that its preferences exclude. Somebody fits when the two have no bit in common.
 */
type BitRange = {
  /** Of which list the choices are. */
  list: List
  /** Bits `start` to `start + size - 1`, of which the first stands for 'not given'. Stored: never move one. */
  start: number
  size: number
  /** What a preference makes of somebody who has not said: most of these the registration does not ask for. */
  notGiven: 'refused' | 'open'
}

export const traitBits = {
  maritalStatus: { list: lists.maritalStatuses, start: 0, size: 8, notGiven: 'refused' },
  childStatus: { list: lists.childStatuses, start: 8, size: 4, notGiven: 'open' },
  physicalStatus: { list: lists.physicalStatuses, start: 12, size: 10, notGiven: 'open' },
  eatingHabit: { list: lists.eatingHabits, start: 22, size: 6, notGiven: 'open' },
  drinkingHabit: { list: lists.drinkingHabits, start: 28, size: 6, notGiven: 'open' },
  smokingHabit: { list: lists.smokingHabits, start: 34, size: 6, notGiven: 'open' },
  spirituality: { list: lists.spiritualities, start: 40, size: 10, notGiven: 'refused' },
  employmentType: { list: lists.employmentTypes, start: 50, size: 12, notGiven: 'open' },
} as const satisfies Partial<Record<PartnerPreference, BitRange>>

export type TraitName = keyof typeof traitBits
export const traitNames = Object.keys(traitBits) as TraitName[]

const bit = (position: number) => 1n << BigInt(position)

/** All bits of a list. */
export function traitMask(name: TraitName): bigint {
  const { start, size } = traitBits[name]
  return (bit(size) - 1n) << BigInt(start)
}

/** The bits of somebody's choices, each the code of its list; 0 or none means not given. */
export function traitsOf(choices: Partial<Record<TraitName, number>>): bigint {
  return traitNames.reduce((bits, name) => bits | traitBit(name, choices[name] ?? 0), 0n)
}

function traitBit(name: TraitName, code: number): bigint {
  const { start, notGiven } = traitBits[name]
  return code === 0 && notGiven === 'open' ? 0n : bit(start + code)
}

/** The bits that these preferences exclude; no codes of a list mean that all of it is welcome. */
export function refusedTraits(
  preferences: Partial<Record<TraitName, readonly number[] | undefined>>,
): bigint {
  return traitNames.reduce((bits, name) => bits | refusedOf(name, preferences[name] ?? []), 0n)
}

function refusedOf(name: TraitName, welcome: readonly number[]): bigint {
  if (welcome.length === 0) return 0n
  return welcome.reduce((bits, code) => bits & ~bit(traitBits[name].start + code), traitMask(name))
}
