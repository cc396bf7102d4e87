import { deletePhoto, moderatePhoto } from '@bnr/contract/media/endpoints'
import { mediaStatuses, photoMachine, photoVerdicts } from '@bnr/contract/media/transitions'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { sql } from 'drizzle-orm'
import { createPhoto } from '../factories/photos.ts'
import { createMember } from '../factories/profiles.ts'
import type { TestService } from '../harness.ts'
import { ownerOf } from './people.ts'
import type { Action, MakeSubject } from './subject.ts'

export const photoSubject: MakeSubject = async (service) => {
  const member = await createMember(service)
  const mid = await createPhoto(service, member.id)
  const params = { id: member.id, mid }
  return {
    name: 'photo',
    states: mediaStatuses,
    gone: [photoMachine.actions.delete.to],
    owner: ownerOf(member),
    actions: [...decisions(service, params), deletion(service, params)],
    put: async (state) =>
      void (await service.db.execute(
        sql`update media set status = ${state}, reason = null where id = ${mid}`,
      )),
    canOf: async ({ token }) => {
      const { body } = await service.call(readProfile, { query: { pid: member.bnrId } }, token)
      return body.media?.find(({ id }) => id === mid)?.can
    },
    row: sql`select status as state, media.* from media where id = ${mid}`,
  }
}

type Params = { id: number; mid: string }

const decisions = (service: TestService, params: Params): Action[] =>
  photoVerdicts.map((action) => {
    const { from, to, permission, notifies } = photoMachine.actions[action]
    return {
      name: action,
      can: action,
      from,
      to,
      permission,
      leaves: ({ userId }) => [`audit: photo ${action} by ${userId}`, `notified: ${notifies}`],
      call: ({ token }) =>
        service.call(moderatePhoto, { params: { ...params, action }, body: { reason: 'Checked' } }, token),
    }
  })

const deletion = (service: TestService, params: Params): Action => ({
  ...photoMachine.actions.delete,
  name: 'delete',
  can: 'delete',
  leaves: ({ userId }) => [`audit: photo delete by ${userId}`],
  call: ({ token }) => service.call(deletePhoto, { params }, token),
})
