import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { freshWord } from './people.ts'
import { completeSections } from './profiles.ts'

/** Churches that nobody of the demo belongs to, one for each width: a search for it finds what its test registered. */
const rareDenominations: Readonly<Record<string, string>> = {
  phone: 'Armenian Orthodox',
  desktop: 'Greek Orthodox',
}

/** The answers of somebody whom guests find by church and age alone. */
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

/** The answers of somebody whom members find by an occupation that nobody else has. */
export function memberOfRareWork() {
  const work = freshWord()
  const { professional } = completeSections
  const change = { professional: { ...professional, occupationDetail: work } } satisfies ProfileSections
  return { change, listPath: `/profile/list?form=advanced&work=${work}` }
}
