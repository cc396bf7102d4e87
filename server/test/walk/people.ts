import { type Role, staffRoles } from '@bnr/contract/access'
import { createStaff } from '../factories/accounts.ts'
import { createMember, registerDraft, type TestMember } from '../factories/profiles.ts'
import type { TestService } from '../harness.ts'

/** A person who tries every action. */
export type Person = {
  who: string
  roles: readonly Role[]
  token?: string
  userId?: number
  /** Staff may see the records of every member, as far as their roles allow. */
  isStaff?: true
}

export const ownerOf = ({ token, userId }: TestMember): Person => ({
  who: 'owner',
  roles: ['profile_user'],
  token,
  userId,
})

/** Everybody except the owner: each staff role by itself, staff without a role, another member, a draft and a guest. */
export async function createPeople(service: TestService): Promise<Person[]> {
  const { token, userId } = await createMember(service, { gender: 'm' })
  const draft = await registerDraft(service)
  return [
    ...(await createEveryStaff(service)),
    { who: 'another member', roles: ['profile_user'], token, userId },
    { who: 'somebody registering', roles: ['registrant'], token: draft.token },
    { who: 'guest', roles: ['guest_user'] },
  ]
}

async function createEveryStaff(service: TestService): Promise<Person[]> {
  const people: Person[] = []
  for (const role of [undefined, ...staffRoles]) {
    const { id, token } = await createStaff(service, ...(role ? [role] : []))
    const roles: Role[] = role ? ['staff_user', role] : ['staff_user']
    people.push({ who: role ?? 'staff_user', roles, token, userId: id, isStaff: true })
  }
  return people
}
