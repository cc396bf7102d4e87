import * as endpoints from '@bnr/contract/bulk/endpoints'
import { bulkMachine, bulkStates } from '@bnr/contract/bulk/states'
import { sql } from 'drizzle-orm'
import { bulkActions } from '../../src/bulk/tables.ts'
import { createStaff } from '../factories/accounts.ts'
import type { TestService } from '../harness.ts'
import type { Action, MakeSubject } from './subject.ts'

/** An action on many profiles of the person who tries to do something with it; for others it does not exist. */
export const ownBulkSubject: MakeSubject = async (service) => {
  const { id: staffId } = await createStaff(service, 'tele_manager')
  const at = service.time.now
  const [row] = await service.db
    .insert(bulkActions)
    .values({
      staffId,
      kind: 'assign',
      about: 'x',
      criteria: [],
      detail: {},
      state: 'Done',
      total: 1,
      upToProfileId: 1,
      createdAt: at,
      changedAt: at,
    })
    .returning()
  const id = row?.id ?? 0
  return {
    name: 'own action on many profiles',
    states: bulkStates,
    isOfPerson: true,
    actions: [cancel(service, id), download(service, id)],
    put: async (state, { userId = staffId }) =>
      void (await service.db.execute(
        sql`update bulk_actions set state = ${state}, staff_id = ${userId} where id = ${id}`,
      )),
    canOf: async ({ token }) => {
      const { body } = await service.call(endpoints.listBulkActions, {}, token)
      return body.results?.find((one) => one.id === id)?.can
    },
    row: sql`select bulk_actions.* from bulk_actions where id = ${id}`,
  }
}

const cancel = (service: TestService, id: number): Action => {
  const { from, to, permission, audit } = bulkMachine.actions.cancel
  return {
    name: 'cancel',
    can: 'cancel',
    from,
    to,
    permission,
    call: ({ token }) => service.call(endpoints.cancelBulkAction, { params: { id } }, token),
    leaves: ({ userId }) => [`audit: ${audit} by ${userId}`],
  }
}

const download = (service: TestService, id: number): Action => {
  const { from, permission } = bulkMachine.actions.download
  return {
    name: 'download',
    can: 'download',
    from,
    stays: true,
    permission,
    call: ({ token }) => service.call(endpoints.downloadBulkOutcome, { params: { id } }, token),
  }
}
