import { passwordPattern } from '@bnr/contract/accounts/password'
import { enteredCode, proofHours } from '@bnr/contract/accounts/proof'
import { emailLinkHours } from '@bnr/contract/accounts/settings'
import { largestPhotoPixels, largestUpload, mediaKinds } from '@bnr/contract/media/schemas'
import { guestPageSize, lastGuestPage } from '@bnr/contract/pageSizes'
import { indianDigits } from '@bnr/contract/phone'
import { searchPlans } from '@bnr/contract/plans/endpoints'
import { daysOf } from '@bnr/contract/plans/schemas'
import { youngestWish } from '@bnr/contract/profiles/preferences'
import { profileChange } from '@bnr/contract/profiles/profile'
import { minimumAge } from '@bnr/contract/profiles/rules'
import { readConfiguration } from '@bnr/contract/reference/endpoints'
import { defaultAges, staffAges } from '@bnr/contract/search/defaults'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, test } from 'vitest'
import { mostInAnHour, pauseSeconds, validMinutes } from '../src/accounts/codes.ts'
import { codeLimits, newNumberLimit, passwordLimits, proofLimit } from '../src/accounts/tryLimits.ts'
import { readConfig } from '../src/config.ts'
import { draftSeconds } from '../src/registration/register.ts'
import { boundLaw, lengthLaw, limitLaw } from './laws/limits.ts'

const sizeOf = (query: unknown, size?: number): number =>
  (query as { parse: (given: object) => { size: number } }).parse(size ? { size } : {}).size

/** How many of these tries are judged within so many minutes. */
function tries(
  limits: readonly { tries: number; minutes: number }[],
  index: number,
  minutes: number,
): number {
  expect(limits[index]?.minutes).toBe(minutes)
  return limits[index]?.tries ?? 0
}

const lengths = Array.from({ length: 60 }, (_, length) => length).filter((length) =>
  passwordPattern.test(`a1${'x'.repeat(length)}`.slice(0, length)),
)
const digits = Array.from({ length: 12 }, (_, length) => length).filter(
  (length) => enteredCode.safeParse('7'.repeat(length)).success,
)

test('every limit is the one that was decided', () => {
  const config = readConfig({})
  const stranger = passwordLimits('x', { address: 'a', knownBrowser: undefined })
  const known = passwordLimits('x', { address: 'a', knownBrowser: 'b' })
  expect({
    'rows on a page': sizeOf(searchProfiles.query),
    'rows on the largest page': sizeOf(searchProfiles.query, 9999),
    'rows on a page of guests': guestPageSize,
    'last page of guests, counted from 0': lastGuestPage,
    'plans on a page of the catalogue': sizeOf(searchPlans.query, 9999),
    'entries of a list of configurations': sizeOf(readConfiguration.query, 9999),
    'profile photos': mediaKinds.pp.limit,
    'album photos': mediaKinds.ap.limit,
    'photos of a testimonial': mediaKinds.tp.limit,
    'bytes of a photo': largestUpload,
    'pixels of a photo': largestPhotoPixels,
    'digits of a code': digits.join(),
    'minutes that a code holds': validMinutes,
    'seconds between two codes': pauseSeconds,
    'codes in an hour for a number': mostInAnHour,
    'wrong codes of an address in 15 minutes': tries(codeLimits('91', 'a', 'a'), 0, 15),
    'codes in a day to India': config.codeCaps.countries.get('91'),
    'codes in a day to any other country': config.codeCaps.countries.get('*'),
    'codes in a day to all countries': config.codeCaps.total,
    'wrong passwords for an account from an address in 15 minutes': tries(stranger, 0, 15),
    'wrong passwords for an account from everywhere in an hour': tries(stranger, 1, 60),
    'wrong passwords of an address in 15 minutes': tries(stranger, 2, 15),
    'wrong passwords for an account from a known browser in 15 minutes': tries(known, 0, 15),
    'wrong proofs in the settings in 15 minutes': tries([proofLimit('x')], 0, 15),
    'wrong codes for a new number in 15 minutes': tries([newNumberLimit('x')], 0, 15),
    'shortest password': lengths.at(0),
    'longest password': lengths.at(-1),
    'seconds that an access token holds': config.accessTokenSeconds,
    'hours that a draft’s token holds': draftSeconds / 3600,
    'hours that a new number proves nothing': proofHours,
    'hours that the link in an e-mail holds': emailLinkHours,
    'youngest age that a search begins with': defaultAges.from,
    'oldest age that a search begins with': defaultAges.to,
    'youngest age that a search of staff begins with': staffAges.from,
    'oldest age that a search of staff begins with': staffAges.to,
    'youngest wish where only the oldest was said': youngestWish,
    'years of a bride': minimumAge.f,
    'years of a groom': minimumAge.m,
    'days of a month of validity': daysOf({ duration: 1, durationUnit: 'months' }),
    'digits of an Indian number': indianDigits,
  }).toEqual({ ...limitLaw, 'digits of a code': String(limitLaw['digits of a code']) })
})

/** The same path as one nested object, with a value at its end. */
const asChange = (path: string, value: unknown) =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)

/** Whether the schema of a change complains of this field. */
function takes(path: string, value: unknown): boolean {
  const { error } = profileChange.safeParse(asChange(path, value))
  return !error?.issues.some((issue) => issue.path.join('.').startsWith(path))
}

test.each(Object.entries(boundLaw))('%s goes from %j', (path, [least, most]) => {
  for (const value of [least, most]) expect([value, takes(path, value)]).toEqual([value, true])
  for (const value of [least - 1, most + 1, least + 0.5])
    expect([value, takes(path, value)]).toEqual([value, false])
})

test.each(Object.entries(lengthLaw))('%s takes %d characters', (path, longest) => {
  expect(takes(path, 'x'.repeat(longest))).toBe(true)
  expect(takes(path, 'x'.repeat(longest + 1))).toBe(false)
})
