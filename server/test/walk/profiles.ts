import { deleteOwnProfile } from '@bnr/contract/privacy/endpoints'
import { readProfile, transitionProfile } from '@bnr/contract/profiles/endpoints'
import {
  closedStatuses,
  profileMachine,
  profileStatuses,
  transitionNames,
} from '@bnr/contract/profiles/transitions'
import { type ActionOf, actionOf } from '@bnr/contract/stateMachine'
import { sql } from 'drizzle-orm'
import { createMember, password } from '../factories/profiles.ts'
import type { TestService } from '../harness.ts'
import { ownerOf } from './people.ts'
import type { Action, MakeSubject } from './subject.ts'

export const profileSubject: MakeSubject = async (service) => {
  const member = await createMember(service)
  return {
    name: 'profile',
    states: profileStatuses,
    closed: closedStatuses,
    owner: ownerOf(member),
    actions: [...transitionActions(service, member.id), deletionByOwner(service, member.id)],
    put: async (state) =>
      void (await service.db.execute(
        sql`update profiles set status = ${state}, deleted_at = null where id = ${member.id}`,
      )),
    canOf: async ({ token }) =>
      (await service.call(readProfile, { query: { pid: member.bnrId } }, token)).body.can,
    row: sql`select status as state, profiles.* from profiles where id = ${member.id}`,
  }
}

const transitionActions = (service: TestService, id: number): Action[] =>
  transitionNames.map((name) => ({
    ...wayOf(name, name),
    name,
    can: name,
    call: ({ isStaff, token }) =>
      service.call(
        transitionProfile[name],
        { params: { id }, body: isStaff ? { reason: 'Checked' } : {} },
        token,
      ),
  }))

const deletionByOwner = (service: TestService, id: number): Action => ({
  ...wayOf('deleteOwn', 'delete'),
  name: 'delete the own',
  can: 'deleteOwn',
  call: ({ token }) =>
    service.call(deleteOwnProfile, { params: { id }, body: { currentPassword: password } }, token),
})

function wayOf(name: ActionOf<typeof profileMachine>, verb: string) {
  const { from, to, permission } = profileMachine.actions[name]
  const { notifies } = actionOf(profileMachine, name)
  const leaves: Action['leaves'] = ({ userId }, before) => [
    `audit: profile ${verb} by ${userId}`,
    `history: ${verb} ${before} to ${to} by ${userId}`,
    ...(notifies ? [`notified: ${notifies}`] : []),
  ]
  return { from, to, permission, leaves }
}
