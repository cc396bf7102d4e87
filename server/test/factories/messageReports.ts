import type { ReportReason } from '@bnr/contract/conversations/reportStates'
import * as endpoints from '@bnr/contract/conversations/reports'
import { sql } from 'drizzle-orm'
import { rows } from '../../src/database/database.ts'
import type { TestService } from '../harness.ts'
import { createPair, writes } from './conversations.ts'
import type { TestMember } from './profiles.ts'

/** One member reports a message of another through the API. */
export const reports = (
  service: TestService,
  who: TestMember,
  other: TestMember,
  seq: number,
  reason: ReportReason = 'rude',
) => service.call(endpoints.reportMessage, { params: { pid: other.bnrId, seq }, body: { reason } }, who.token)

/** The bride of a new pair reports the first message of the groom. */
export async function createReport(service: TestService): Promise<number> {
  const { groom, bride } = await createPair(service)
  await writes(service, groom, bride, 'Send me money')
  await reports(service, bride, groom, 1, 'money')
  const [found] = await rows<{ id: number }>(service.db, sql`select max(id) as id from message_reports`)
  return found?.id ?? 0
}

export async function newestReport(service: TestService, token: string): Promise<number> {
  const { body } = await service.call(endpoints.searchMessageReports, { body: { criteria: [] } }, token)
  return body.results[0]?.id ?? 0
}

export const opensReport = async (service: TestService, token: string, id: number) =>
  (await service.call(endpoints.openMessageReport, { params: { id } }, token)).body

export const decidesReport = (
  service: TestService,
  token: string,
  id: number,
  name: 'dismiss' | 'remove',
  reason = 'Read it',
) => service.call(endpoints.decideMessageReport[name], { params: { id }, body: { reason } }, token)
