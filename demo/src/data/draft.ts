import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Random } from './random.ts'

/** The fields of a draft that was left after one of the steps of the wizard. */
export function draftOf(random: Random, complete: ProfileSections): ProfileSections {
  const step = random.int(0, 3)
  const { basic, religion, family, professional, location } = complete
  const { createdFor, createdBy, gender, name, phone, dateOfBirth, motherTongue, email } = basic ?? {}
  const begun = { createdFor, createdBy, gender, name, phone }
  if (step === 0) return defined({ basic: begun })
  const personal = { ...begun, dateOfBirth, motherTongue, email }
  const faith = { denomination: religion?.denomination, spirituality: religion?.spirituality }
  if (step === 1) return defined({ basic: personal, religion: faith })
  const { maritalStatus, childCount, childStatus, height, weight, bodyType } = basic ?? {}
  const physical = { ...personal, maritalStatus, childCount, childStatus, height, weight, bodyType }
  const home = { status: family?.status, type: family?.type, values: family?.values }
  if (step === 2) return defined({ basic: physical, religion: faith, family: home })
  const { education, occupation, annualIncome } = professional ?? {}
  return defined({
    basic: physical,
    religion: faith,
    family: home,
    professional: { education, occupation, annualIncome },
    location: { current: location?.current },
  })
}

/** Removes undefined fields. */
function defined(sections: Record<string, Record<string, unknown>>): ProfileSections {
  const given = Object.entries(sections).map(([name, fields]) => [
    name,
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  ])
  return Object.fromEntries(given)
}
