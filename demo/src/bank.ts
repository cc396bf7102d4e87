import { indianDay } from '@bnr/contract/indianDay'
import { eq } from 'drizzle-orm'
import { staffLogins } from '../../server/src/accounts/demoLogins.ts'
import { users } from '../../server/src/accounts/tables.ts'
import { matchLine } from '../../server/src/bank/match.ts'
import { sampleStatement } from '../../server/src/bank/sample.ts'
import { bankLines, bankProposals } from '../../server/src/bank/tables.ts'
import { preview, upload } from '../../server/src/bank/upload.ts'
import type { Staff } from '../../server/src/http/actor.ts'
import type { Services } from '../../server/src/services/services.ts'

/** Lines of the first statement that finance has matched already. */
const matched = 4

/** Finance has uploaded one statement and matched some of its lines; the next one can be downloaded as a sample. */
export async function seedBank(services: Services): Promise<void> {
  const { db, clock } = services
  if ((await db.$count(bankLines)) > 0) return
  const finance = await financeAdmin(services)
  if (!finance) return
  const text = await sampleStatement(db, indianDay(clock.now()))
  const statement = { account: 'HDFC 4711', content: Buffer.from(text).toString('base64') }
  const { columns } = await preview(services, statement)
  if (!columns) return
  await upload(services, finance, { ...statement, columns })
  const strong = db.select().from(bankProposals).where(eq(bankProposals.isStrong, true))
  for (const { lineId, invoiceId } of await strong.orderBy(bankProposals.lineId).limit(matched))
    await matchLine(services, finance, lineId, invoiceId)
}

async function financeAdmin({ db }: Services): Promise<Staff | undefined> {
  const login = staffLogins.find(({ role }) => role === 'finance_admin')
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.userName, login?.userName ?? ''))
  if (!user) return undefined
  const { id: userId, userName } = user
  return { kind: 'staff', userId, userName, name: userName, sessionId: '', roles: ['finance_admin'] }
}
