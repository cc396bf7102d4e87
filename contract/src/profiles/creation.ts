import { passwordEmpty } from '../accounts/password.ts'
import { errors } from '../errors.ts'
import { tenDigitContact, tenDigitMobile } from '../phone.ts'
import { numberTaken } from './creationWords.ts'
import { genderRule } from './everyChange.ts'
import { missingMessage } from './fields.ts'
import type { Registration } from './registration.ts'
import { registrationDays } from './registrationDays.ts'
import { broken, type RuleErrors } from './rule.ts'
import { furtherRulesOf, registrationRules, rulesOf } from './rules.ts'

/** Create Profile asks at once for what the registration asks for in steps; a second number only where there is one. */
const creationRules = [
  genderRule,
  ...registrationRules,
  ...rulesOf('basic.dateOfBirth'),
  ...furtherRulesOf('basic.contactPersonPhone'),
]

/** Where it says the same in words of its own (specification 3, section 5). */
const ownWords: Readonly<Record<string, string>> = {
  [tenDigitMobile]: tenDigitContact,
  [missingMessage('basic.dateOfBirth')]: 'Select dob',
  [errors.phone_exists.message]: numberTaken,
}

const inCreationWords = (message: string): string => ownWords[message] ?? message

/** Every message of these, in the words of Create Profile. */
export const allInCreationWords = (messages: RuleErrors): RuleErrors =>
  Object.fromEntries(Object.entries(messages).map(([path, message]) => [path, inCreationWords(message)]))

/** What staff have still to say before a profile can be made, by readable path. */
export function creationProblems(given: Partial<Registration>, today: Date): RuleErrors {
  const { basic, password, registeredOn } = given
  return {
    ...allInCreationWords(broken(creationRules, { basic }, { today })),
    ...(password ? {} : { password: passwordEmpty }),
    ...(registeredOn && !isRegistrationDay(registeredOn, today)
      ? { registeredOn: 'Select registration date' }
      : {}),
  }
}

function isRegistrationDay(day: string, today: Date): boolean {
  const { min, max } = registrationDays(today)
  return day >= min && day <= max
}
