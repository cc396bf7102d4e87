import { downloadReport, moveReport, searchReports } from '@bnr/contract/reports/endpoints'
import { reportMachine, reportMoveNames, reportStateNames } from '@bnr/contract/reports/states'
import { sql } from 'drizzle-orm'
import { insertReport } from '../../src/reports/store.ts'
import { createStaff } from '../factories/accounts.ts'
import type { TestService } from '../harness.ts'
import type { Action, MakeSubject, Subject } from './subject.ts'

/** A report that was requested by the person who tries the action. */
export const ownReportSubject: MakeSubject = (service) => reportSubject(service, 'own report')

/** A report that somebody else requested. */
export const foreignReportSubject: MakeSubject = (service) => reportSubject(service, 'report of another')

async function reportSubject(service: TestService, name: string): Promise<Subject> {
  const isOwn = name === 'own report'
  const at = service.time.now
  const other = await createStaff(service, 'tele_manager')
  const { id } = await service.db.inTransaction((tx) =>
    insertReport(tx, {
      type: 'ALL',
      format: 'csv',
      state: 'Waiting',
      staffId: other.id,
      createdAt: at,
      changedAt: at,
      filters: { contacts: false },
    }),
  )
  const refused: Action['first'] = () => (isOwn ? undefined : 'refused')
  return {
    name,
    states: reportStateNames,
    isOfPerson: isOwn,
    actions: [...moves(service, id), download(service, id)].map((one) => ({ ...one, first: refused })),
    put: async (state, { userId = other.id }) =>
      void (await service.db.execute(
        sql`update reports set state = ${state}, staff_id = ${isOwn ? userId : other.id}, file = 'reports/x.csv' where id = ${id}`,
      )),
    canOf: async ({ token }) => {
      const { body } = await service.call(searchReports, { body: { criteria: [] } }, token)
      return body.results?.find((report) => report.id === id)?.can
    },
    row: sql`select reports.* from reports where id = ${id}`,
  }
}

const moves = (service: TestService, id: number): Action[] =>
  reportMoveNames.map((name) => {
    const { from, to } = reportMachine.actions[name]
    const { permission } = moveReport[name]
    const call: Action['call'] = ({ token }) => service.call(moveReport[name], { params: { id } }, token)
    const leaves: Action['leaves'] = ({ userId }) => [`audit: report ${name} by ${userId}`]
    return { name, can: name, from, to, permission, call, leaves }
  })

const download = (service: TestService, id: number): Action => ({
  name: 'download',
  can: 'download',
  from: ['Completed'],
  stays: true,
  silent: true,
  permission: downloadReport.permission,
  call: ({ token }) => service.call(downloadReport, { params: { id } }, token),
})
