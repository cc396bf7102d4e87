import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { freshWord } from './people.ts'
import { completeSections } from './profiles.ts'

/** Churches without members in the demo, one for each width, so that a search finds only profiles of its own test. */
const rareDenominations: Readonly<Record<string, string>> = {
  phone: 'Armenian Orthodox',
  desktop: 'Greek Orthodox',
}

/** Answers for a profile that guests can find by church and age alone. */
export function rareMember(projectName: string) {
  const age = 40 + Math.floor(Math.random() * 30)
  const denomination = rareDenominations[projectName] ?? 'Greek Orthodox'
  const { basic, religion } = completeSections
  const change = {
    basic: { ...basic, dateOfBirth: `${new Date().getFullYear() - age}-01-01` },
    religion: { ...religion, denomination },
  } satisfies ProfileSections
  return { age, denomination, change }
}

/** Answers for a profile that members can find by its unique occupation. */
export function memberOfRareWork() {
  const work = freshWord()
  const { professional } = completeSections
  const change = { professional: { ...professional, occupationDetail: work } } satisfies ProfileSections
  return { change, listPath: `/profile/list?form=advanced&work=${work}` }
}
