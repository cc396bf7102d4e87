import { messageReportMachine } from '@bnr/contract/conversations/reportStates'
import { decideMessageReport, searchMessageReports } from '@bnr/contract/conversations/reports'
import { actionsOf } from '@bnr/contract/stateMachine'
import { sql } from 'drizzle-orm'
import { createReport } from '../factories/messageReports.ts'
import type { Action, MakeSubject } from './subject.ts'

export const messageReportSubject: MakeSubject = async (service) => {
  const id = await createReport(service)
  const read = async (token: string | undefined) =>
    (await service.call(searchMessageReports, { body: { criteria: [] } }, token)).body.results?.[0]
  const notified = { dismiss: 'messageKept', remove: 'messageRemoved' }
  return {
    name: 'message report',
    states: messageReportMachine.states,
    actions: actionsOf(messageReportMachine).map((name): Action => {
      const { from, to, permission } = messageReportMachine.actions[name]
      return {
        name,
        can: name,
        from,
        to,
        permission,
        leaves: ({ userId }) => [`audit: message report ${name} by ${userId}`, `notified: ${notified[name]}`],
        call: ({ token }) =>
          service.call(decideMessageReport[name], { params: { id }, body: { reason: 'Read' } }, token),
      }
    }),
    put: async (state) => {
      const decidedAt = state === 'Waiting' ? null : service.time.now.toISOString()
      await service.db.execute(
        sql`update message_reports set state = ${state}, decided_at = ${decidedAt} where id = ${id}`,
      )
    },
    canOf: async ({ token }) => (await read(token))?.can,
    row: sql`select message_reports.* from message_reports where id = ${id}`,
  }
}
