import type { Role } from '@bnr/contract/access'
import { proposeProfiles } from '@bnr/contract/proposals/endpoints'
import { eq } from 'drizzle-orm'
import { updateProfile } from '../../src/profiles/store.ts'
import { proposals } from '../../src/proposals/tables.ts'
import type { TestService } from '../harness.ts'
import { createStaff } from './accounts.ts'
import { giveMembership } from './memberships.ts'
import { createMember, type TestMember } from './profiles.ts'

/** A member with assisted service, and the relationship manager who looks after the member. */
export async function createAssisted(
  service: TestService,
  { aim = 3, change = {}, role = 'cc_executive' as Role } = {},
) {
  const manager = await createStaff(service, role)
  const member = await createMember(service, { change })
  await giveMembership(service, member.id, { assisted: true, weeklyAim: aim, expressInterests: 5 })
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, { careStaffId: manager.id }))
  return { manager, member }
}

/** A profile that a relationship manager can propose to a bride. */
export const createGroom = (service: TestService, change: object = {}) =>
  createMember(service, { gender: 'm', change })

export const proposes = (
  service: TestService,
  manager: { token: string },
  member: { id: number },
  people: readonly { id: number }[],
  sentence = 'He sings in the same choir as your brother.',
) =>
  service.call(
    proposeProfiles,
    {
      params: { id: member.id },
      body: { proposals: people.map(({ id }) => ({ profileId: id, sentence })) },
    },
    manager.token,
  )

/** A waiting proposal: the manager, the member, the proposed person, and its id. */
export async function createProposed(service: TestService) {
  const { manager, member } = await createAssisted(service)
  const groom: TestMember = await createGroom(service)
  const answer = await proposes(service, manager, member, [groom])
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.wire))
  const [row] = await service.db.select().from(proposals).where(eq(proposals.memberId, member.id))
  return { manager, member, groom, id: row?.id ?? 0 }
}

/** Stores a waiting proposal past the rules. */
export const storeProposal = ({ db }: TestService, memberId: number, profileId: number, staffId: number) =>
  db
    .insert(proposals)
    .values({ memberId, profileId, staffId, sentence: 'x', at: new Date(), sentOn: '2026-01-01' })
