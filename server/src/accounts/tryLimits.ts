import type { Limit } from './attempts.ts'

/**
 * How often a password or a code may be guessed (decisions, section 2). The limits stop the guesser, not the member:
 * tries of a stranger elsewhere never use up those of the member's own address or browser, and passwords and codes
 * count separately.
 */
const minutes = 15
const perPerson = 5
const perAddress = 30
/** Far more than a person needs. Members who reach it can still log in by code. */
const perAccount = { tries: 50, minutes: 60 }
/** Shared by all addresses that did not request the code. */
const strangersOfCode = 25

type Guesser = {
  address: string
  /** Hash of the browser's token, if it has logged in to this account before. */
  knownBrowser: string | undefined
}

/** A successful login resets the first limit. */
export function passwordLimits(userName: string, { address, knownBrowser }: Guesser): Limit[] {
  const account = `password ${userName}`
  if (knownBrowser) return [{ subject: `${account} in ${knownBrowser}`, tries: perPerson, minutes }]
  return [
    { subject: `${account} from ${address}`, tries: perPerson, minutes },
    { subject: account, ...perAccount },
    { subject: `passwords from ${address}`, tries: perAddress, minutes },
  ]
}

/** `askedFrom` is the address that requested the newest code; it has a limit of its own. */
export function codeLimits(phone: string, address: string, askedFrom: string | null | undefined): Limit[] {
  return [
    { subject: `code ${phone} from ${address}`, tries: perPerson, minutes },
    ...(askedFrom === address
      ? []
      : [{ subject: `code ${phone} elsewhere`, tries: strangersOfCode, minutes }]),
    { subject: `codes from ${address}`, tries: perAddress, minutes },
  ]
}

/** For all strangers together in a day: somebody who knows the password can hardly guess the second factor. */
const strangersOfFactor = { tries: 20, minutes: 24 * 60 }

export const factorChallengeLimit = (challenge: string): Limit => ({
  subject: `factor challenge ${challenge}`,
  tries: perPerson,
  minutes,
})

/** Known browsers have a limit of their own, so that a stranger with the password cannot lock the owner out. */
export function factorLimits(
  userName: string,
  { challenge, knownBrowser }: { challenge: string; knownBrowser: string | undefined },
): Limit[] {
  const account = `factor ${userName}`
  const perAccount = knownBrowser
    ? { subject: `${account} in ${knownBrowser}`, tries: perPerson, minutes }
    : { subject: account, ...strangersOfFactor }
  return [factorChallengeLimit(challenge), perAccount]
}

/** For somebody with a session who guesses the further proof that settings require. */
export const proofLimit = (userName: string): Limit => ({
  subject: `proof of ${userName}`,
  tries: perPerson,
  minutes,
})

export const newNumberLimit = (userName: string): Limit => ({
  subject: `new number of ${userName}`,
  tries: perPerson,
  minutes,
})

/** For guesses of coupon codes (decisions, section 5). */
export const couponLimit = (userName: string): Limit => ({
  subject: `coupon codes of ${userName}`,
  tries: 5,
  minutes: 60,
})

/** LIKE patterns for all subjects under which the tries of a member count. */
export const triesOf = (userName: string, phone: string): string[] => [
  `password ${userName}`,
  `password ${userName} %`,
  `code ${phone} %`,
  proofLimit(userName).subject,
  newNumberLimit(userName).subject,
  couponLimit(userName).subject,
]
