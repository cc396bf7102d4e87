import { passwordPattern, staffPassword } from '@bnr/contract/accounts/password'
import { enteredCode, proofHours } from '@bnr/contract/accounts/proof'
import {
  challengeMinutes,
  freshFactorMinutes,
  maxPasskeys,
  recoveryCodeCount,
} from '@bnr/contract/accounts/secondFactor'
import { emailLinkHours } from '@bnr/contract/accounts/settings'
import { bankFile } from '@bnr/contract/bank/uploads'
import { bulkDays, bulkKinds } from '@bnr/contract/bulk/states'
import { campaignLimits } from '@bnr/contract/campaigns/states'
import { templateLimits } from '@bnr/contract/contactLog/templates'
import { longestMonths } from '@bnr/contract/figures/endpoints'
import { longestPeriod } from '@bnr/contract/figures/period'
import { hintLimits } from '@bnr/contract/hints/limits'
import { importDays, importLimits } from '@bnr/contract/imports/limits'
import { inboxLimits } from '@bnr/contract/inbox/rules'
import { largestPhotoPixels, largestUpload, mediaKinds } from '@bnr/contract/media/schemas'
import { guestPageSize, lastGuestPage } from '@bnr/contract/pageSizes'
import { indianDigits } from '@bnr/contract/phone'
import { searchPlans } from '@bnr/contract/plans/endpoints'
import { daysOf } from '@bnr/contract/plans/schemas'
import { openingsADay } from '@bnr/contract/profiles/openings'
import { youngestPreferred } from '@bnr/contract/profiles/preferences'
import { minimumAge } from '@bnr/contract/profiles/rules'
import { proposalLimits } from '@bnr/contract/proposals/states'
import { readConfiguration } from '@bnr/contract/reference/endpoints'
import { defaultAges, staffAges } from '@bnr/contract/search/defaults'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { maxMemberSearches } from '@bnr/contract/search/memberSearches'
import { newProfiles } from '@bnr/contract/search/newProfiles'
import { openingsOfALink, sharedLinkDays, sharedLinksADay } from '@bnr/contract/sharing/rules'
import { storyLinkDays } from '@bnr/contract/testimonials/yours'
import { maxInAnHour, pauseSeconds } from '../src/accounts/codes.ts'
import {
  codeLimits,
  couponLimit,
  factorLimits,
  newNumberLimit,
  passwordLimits,
  proofLimit,
} from '../src/accounts/tryLimits.ts'
import { readConfig } from '../src/config.ts'
import { documentsAMinute } from '../src/documents/site.ts'
import { docsRequestsAMinute } from '../src/http/apiDocs.ts'
import { maxInADay } from '../src/privacy/downloads.ts'
import { draftSeconds } from '../src/registration/register.ts'
import { codeMinutes } from '../src/sms/texts.ts'

const sizeOf = (query: unknown, size?: number): number =>
  (query as { parse: (input: object) => { size: number } }).parse(size ? { size } : {}).size

/** How many tries the limit at this index allows within this many minutes. */
function tries(
  limits: readonly { tries: number; minutes: number }[],
  index: number,
  minutes: number,
): number {
  const limit = limits[index]
  if (limit?.minutes !== minutes) throw new Error(`the limit is not for ${minutes} minutes`)
  return limit.tries
}

const lengths = Array.from({ length: 60 }, (_, length) => length).filter((length) =>
  passwordPattern.test(`a1${'x'.repeat(length)}`.slice(0, length)),
)
const takesStaffPassword = (length: number) =>
  staffPassword.safeParse(`a1${'x'.repeat(length)}`.slice(0, length)).success
const digits = Array.from({ length: 12 }, (_, length) => length).filter(
  (length) => enteredCode.safeParse('7'.repeat(length)).success,
)

/** The limits in force, each read from the code that applies it. */
export function limitsInCode() {
  const config = readConfig({})
  const stranger = passwordLimits('x', { address: 'a', knownBrowser: undefined })
  const known = passwordLimits('x', { address: 'a', knownBrowser: 'b' })
  const factorOfStranger = factorLimits('x', { challenge: 'c', knownBrowser: undefined })
  const factorAtHome = factorLimits('x', { challenge: 'c', knownBrowser: 'b' })
  return {
    'rows on a page': sizeOf(searchProfiles.query),
    'rows on the largest page': sizeOf(searchProfiles.query, 9999),
    'rows on a page of guests': guestPageSize,
    'last page of guests, counted from 0': lastGuestPage,
    'plans on a page of the catalogue': sizeOf(searchPlans.query, 9999),
    'entries of a list of configurations': sizeOf(readConfiguration.query, 9999),
    'documents of an address in a minute': documentsAMinute,
    'requests for the documentation of the API from an address in a minute': docsRequestsAMinute,
    'profile photos': mediaKinds.pp.limit,
    'album photos': mediaKinds.ap.limit,
    'photos of a testimonial': mediaKinds.tp.limit,
    'days that a couple’s link is valid': storyLinkDays,
    'bytes of a photo': largestUpload,
    'bytes of a bank statement': bankFile.bytes,
    'rows of a bank statement, with its headings': bankFile.rows,
    'characters of a cell in a bank statement': bankFile.cell,
    'pixels of a photo': largestPhotoPixels,
    'digits of a code': digits.length === 1 ? digits[0] : digits.join(),
    'minutes that a code is valid': codeMinutes,
    'seconds between two codes': pauseSeconds,
    'codes in an hour for a number': maxInAnHour,
    'wrong codes of an address in 15 minutes': tries(codeLimits('91', 'a', 'a'), 0, 15),
    'wrong codes of all addresses that did not ask for it in 15 minutes': tries(
      codeLimits('91', 'a', 'b'),
      1,
      15,
    ),
    'wrong codes of an address for all numbers in 15 minutes': tries(codeLimits('91', 'a', 'a'), 1, 15),
    'codes in a day to India': config.codeCaps.countries.get('91'),
    'codes in a day to any other country': config.codeCaps.countries.get('*'),
    'codes in a day to all countries': config.codeCaps.total,
    'wrong passwords for an account from an address in 15 minutes': tries(stranger, 0, 15),
    'wrong passwords for an account from everywhere in an hour': tries(stranger, 1, 60),
    'wrong passwords of an address in 15 minutes': tries(stranger, 2, 15),
    'wrong passwords for an account from a known browser in 15 minutes': tries(known, 0, 15),
    'wrong proofs in the settings in 15 minutes': tries([proofLimit('x')], 0, 15),
    'wrong codes for a new number in 15 minutes': tries([newNumberLimit('x')], 0, 15),
    'wrong answers to a challenge in 15 minutes': tries(factorOfStranger, 0, 15),
    'wrong codes of a second factor for an account from strangers in a day': tries(factorOfStranger, 1, 1440),
    'wrong codes of a second factor from a known browser in 15 minutes': tries(factorAtHome, 1, 15),
    'wrong coupon codes in an hour': tries([couponLimit('x')], 0, 60),
    'messages from templates to a member in a day': templateLimits.memberADay,
    'messages from templates by one member of staff in a day': templateLimits.staffADay,
    'messages to the office of a sender in a day': inboxLimits.senderADay,
    'messages to the office of everybody in a day': inboxLimits.everybodyADay,
    'messages to the office from an address in an hour': inboxLimits.network.requests,
    'seconds that filling in a message to the office takes': inboxLimits.shortestSeconds,
    'hours for which an opened contact form can be sent': inboxLimits.formHours,
    'messages to the office from one opened form': inboxLimits.ofAForm,
    'years until a message to the office is deleted': inboxLimits.keptYears,
    'profiles that are assigned together': bulkKinds.assign.most,
    'follow-ups that are planned together': bulkKinds.followUp.most,
    'days until an action on many profiles is erased': bulkDays,
    'members who get one message': campaignLimits.recipients,
    'mails of a message to many in a second': campaignLimits.aSecond,
    'days until a message to many is erased': campaignLimits.days,
    'bytes of a file of profiles': importLimits.bytes,
    'bytes of a workbook after decompression': importLimits.unpacked,
    'rows of a file of profiles': importLimits.rows,
    'columns of a file of profiles': importLimits.columns,
    'characters of a cell of a file of profiles': importLimits.cell,
    'imports that a person can have at once': importLimits.open,
    'days until an import is erased': importDays,
    'proposals to a member that are sent together': proposalLimits.together,
    'proposals to a member in a day': proposalLimits.aDay,
    'days until a postponed proposal waits again': proposalLimits.laterDays,
    'months of a period of figures up to today': longestMonths,
    'days of a period of figures between two days': longestPeriod,
    'shortest password': lengths.at(0),
    'longest password': lengths.at(-1),
    'shortest password of staff': lengths.find((length) => takesStaffPassword(length)),
    'minutes that a second factor stays fresh': freshFactorMinutes,
    'minutes that a challenge is valid': challengeMinutes,
    'recovery codes': recoveryCodeCount,
    'passkeys of an account': maxPasskeys,
    'seconds that an access token is valid': config.accessTokenSeconds,
    'hours that a draft’s token is valid': draftSeconds / 3600,
    'hours before a new number can replace the password as proof': proofHours,
    'hours that the link in an e-mail is valid': emailLinkHours,
    'whole profiles that a member may open in a day': openingsADay,
    'files of all their data that a member may order in a day': maxInADay,
    'streams of hints of a session': hintLimits.ofSession,
    'streams of hints of a process': hintLimits.ofProcess,
    'seconds between the heartbeats of a stream': hintLimits.heartbeatSeconds,
    'minutes after which a stream ends': hintLimits.minutes,

    'days that a link to a profile works': sharedLinkDays,
    'openings of a link to a profile': openingsOfALink,
    'links to profiles that a member may make in a day': sharedLinksADay,

    'searches that a member can save': maxMemberSearches,
    'days for which a profile is new for a saved search': newProfiles.days,
    'minutes between two looks at a saved search that begin a new visit': newProfiles.visitMinutes,
    'new profiles of a saved search that are counted': newProfiles.mostCounted,
    'profiles that became Active last and can be new for a saved search': newProfiles.considered,
    'the same for the daily message of saved searches': newProfiles.consideredDaily,
    'youngest age of a new search': defaultAges.from,
    'oldest age of a new search': defaultAges.to,
    'youngest age of a new search by staff': staffAges.from,
    'oldest age of a new search by staff': staffAges.to,
    'youngest preferred age if only the oldest is given': youngestPreferred,
    'minimum age of a bride': minimumAge.f,
    'minimum age of a groom': minimumAge.m,
    'days in a month of validity': daysOf({ duration: 1, durationUnit: 'months' }),
    'digits of an Indian number': indianDigits,
  }
}
