import { passwordEmpty } from '../accounts/password.ts'
import { errors } from '../errors.ts'
import { tenDigitContact, tenDigitMobile } from '../phone.ts'
import { numberTaken } from './creationWords.ts'
import { genderRule } from './everyChange.ts'
import { missingMessage } from './fields.ts'
import type { ProfileSections } from './profile.ts'
import type { Registration } from './registration.ts'
import { registrationDays } from './registrationDays.ts'
import { broken, type RuleErrors } from './rule.ts'
import { furtherRulesOf, registrationRules, rulesOf } from './rules.ts'

/** Rules of the Create Profile form, which asks at once for what the registration asks for in steps. The second number is optional. */
const creationRules = [
  genderRule,
  ...registrationRules,
  ...rulesOf('basic.dateOfBirth'),
  ...furtherRulesOf('basic.contactPersonPhone'),
]

/** Messages that the Create Profile form words differently (specification 3, section 5). */
const creationMessages: Readonly<Record<string, string>> = {
  [tenDigitMobile]: tenDigitContact,
  [missingMessage('basic.dateOfBirth')]: 'Select dob',
  [errors.phone_exists.message]: numberTaken,
}

const inCreationWords = (message: string): string => creationMessages[message] ?? message

/** Replaces messages by those of the Create Profile form. */
export const allInCreationWords = (messages: RuleErrors): RuleErrors =>
  Object.fromEntries(Object.entries(messages).map(([path, message]) => [path, inCreationWords(message)]))

/** Returns the errors of the Create Profile form, by readable path. */
export const creationProblems = (registration: Partial<Registration>, today: Date): RuleErrors => ({
  ...draftProblems(registration, today),
  ...(registration.password ? {} : { password: passwordEmpty }),
})

type Draft = Pick<ProfileSections, 'basic'> & Pick<Partial<Registration>, 'registeredOn'>

/** The same errors for a profile of an import, which has no password. */
export const draftProblems = ({ basic, registeredOn }: Draft, today: Date): RuleErrors => ({
  ...allInCreationWords(broken(creationRules, { basic }, { today })),
  ...(registeredOn && !isRegistrationDay(registeredOn, today)
    ? { registeredOn: 'Select registration date' }
    : {}),
})

function isRegistrationDay(day: string, today: Date): boolean {
  const { min, max } = registrationDays(today)
  return day >= min && day <= max
}
