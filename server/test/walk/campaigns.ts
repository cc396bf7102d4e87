import * as endpoints from '@bnr/contract/campaigns/endpoints'
import { type CampaignAction, campaignMachine, campaignStates } from '@bnr/contract/campaigns/states'
import { actionOf } from '@bnr/contract/stateMachine'
import { sql } from 'drizzle-orm'
import { campaigns } from '../../src/campaigns/tables.ts'
import { createStaff } from '../factories/accounts.ts'
import { createMember } from '../factories/profiles.ts'
import type { TestService } from '../harness.ts'
import type { Action, MakeSubject } from './subject.ts'

const words = { channel: 'mail' as const, subject: 'x', text: 'y' }

/** A message to many members of the person who tries the action; for others it does not exist. */
export const ownCampaignSubject: MakeSubject = async (service) => {
  const { id: staffId } = await createStaff(service, 'tele_manager')
  const { bnrId, id: profileId } = await createMember(service)
  await service.db.execute(
    sql`update profiles set email = ${`walk${profileId}@example.com`}, email_verified = true where id = ${profileId}`,
  )
  const at = service.time.now
  const criteria = [{ key: 'pid', operation: 'eq', value: bnrId }]
  const [row] = await service.db
    .insert(campaigns)
    .values({ ...words, staffId, criteria, state: 'Draft', createdAt: at, changedAt: at })
    .returning()
  const id = row?.id ?? 0
  return {
    name: 'own message to many',
    states: campaignStates,
    isOfPerson: true,
    actions: actionsOn(service, id),
    put: async (state, { userId = staffId }) =>
      void (await service.db.execute(
        sql`update campaigns set state = ${state}, staff_id = ${userId}, tested_at = now(), recipients = 0 where id = ${id}`,
      )),
    canOf: async ({ token }) => {
      const { body } = await service.call(endpoints.readCampaign, { params: { id } }, token)
      return body.can
    },
    row: sql`select campaigns.* from campaigns where id = ${id}`,
  }
}

function actionsOn(service: TestService, id: number): Action[] {
  const params = { id }
  const calls = {
    change: (token) => service.call(endpoints.changeCampaign, { params, body: words }, token),
    test: (token) =>
      service.call(endpoints.testCampaign, { params, body: { address: 'a@example.com' } }, token),
    start: (token) => service.call(endpoints.startCampaign, { params, body: { recipients: 1 } }, token),
    cancel: (token) => service.call(endpoints.cancelCampaign, { params }, token),
    download: (token) => service.call(endpoints.downloadCampaignOutcome, { params }, token),
  } satisfies Record<
    Exclude<CampaignAction, 'complete'>,
    (token: string | undefined) => ReturnType<Action['call']>
  >
  return Object.entries(calls).map(([name, call]) => {
    const { from, to } = actionOf(campaignMachine, name as keyof typeof calls)
    const { audit, permission } = campaignMachine.actions[name as keyof typeof calls]
    return {
      name,
      can: name,
      from,
      permission,
      ...(to ? { to } : { stays: true as const }),
      call: ({ token }) => call(token),
      ...(name === 'download' ? {} : { leaves: ({ userId }) => [`audit: ${audit} by ${userId}`] }),
    }
  })
}
