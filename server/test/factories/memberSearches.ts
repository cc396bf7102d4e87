import { saveMemberSearch } from '@bnr/contract/search/memberSearches'
import type { TestService } from '../harness.ts'
import { createMember, type TestMember, wizardSections } from './profiles.ts'

/** A search that finds only people of this work. */
export const searchOf = (work: string) => ({
  query: `form=advanced&work=${work}`,
  criteria: [{ key: 'pi.od', operation: 'eq', value: work }],
})

/** Saves a search by work, or one with other criteria, under the name of the work. */
export const savesSearch = (
  service: TestService,
  { id, token }: TestMember,
  name: string,
  other: object = {},
) => service.call(saveMemberSearch, { params: { id }, body: { name, ...searchOf(name), ...other } }, token)

/** A groom who becomes Active now. Only a search for his work finds him. */
export const groomOf = (service: TestService, occupationDetail: string) =>
  createMember(service, {
    gender: 'm',
    change: { professional: { ...wizardSections.professional, occupationDetail } },
  })
