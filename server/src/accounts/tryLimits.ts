import type { Limit } from './attempts.ts'

/**
 * How often a password or a code may be guessed (decisions, section 2). They stop the guesser, not the member: what a
 * stranger tries from elsewhere never uses up the tries of the member's own address or browser, and passwords and codes
 * are counted apart.
 */
const minutes = 15
const perPerson = 5
const perAddress = 30
/** Far above what a person does; whoever meets it logs in by code. */
const perAccount = { tries: 50, minutes: 60 }
/** Shared by all addresses that did not ask for the code themselves. */
const strangersOfCode = 25

type Guesser = {
  address: string
  /** Hash of the browser's token when it has logged in to this account before. */
  knownBrowser: string | undefined
}

/** The first one is wiped when the login succeeds. */
export function passwordLimits(userName: string, { address, knownBrowser }: Guesser): Limit[] {
  const account = `password ${userName}`
  if (knownBrowser) return [{ subject: `${account} in ${knownBrowser}`, tries: perPerson, minutes }]
  return [
    { subject: `${account} from ${address}`, tries: perPerson, minutes },
    { subject: account, ...perAccount },
    { subject: `passwords from ${address}`, tries: perAddress, minutes },
  ]
}

/** `askedFrom` is the address that asked for the newest code: its tries are its own. */
export function codeLimits(phone: string, address: string, askedFrom: string | null | undefined): Limit[] {
  return [
    { subject: `code ${phone} from ${address}`, tries: perPerson, minutes },
    ...(askedFrom === address
      ? []
      : [{ subject: `code ${phone} elsewhere`, tries: strangersOfCode, minutes }]),
    { subject: `codes from ${address}`, tries: perAddress, minutes },
  ]
}

/** Strangers together, in a day: who has the password of somebody else has hardly a chance of guessing a factor. */
const strangersOfFactor = { tries: 20, minutes: 24 * 60 }

export const factorChallengeLimit = (challenge: string): Limit => ({
  subject: `factor challenge ${challenge}`,
  tries: perPerson,
  minutes,
})

/** The account owner's own browsers have a count of their own, so that no stranger who has the password locks them out. */
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

/** Somebody who holds a session, and guesses what else the settings ask for. */
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

/** Somebody who guesses the codes of coupons (decisions, section 5). */
export const couponLimit = (userName: string): Limit => ({
  subject: `coupon codes of ${userName}`,
  tries: 5,
  minutes: 60,
})

/** Everything under which tries of one member are counted, as patterns of LIKE. */
export const triesOf = (userName: string, phone: string): string[] => [
  `password ${userName}`,
  `password ${userName} %`,
  `code ${phone} %`,
  proofLimit(userName).subject,
  newNumberLimit(userName).subject,
  couponLimit(userName).subject,
]
