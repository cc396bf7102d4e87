import { indianDay } from '@bnr/contract/indianDay'
import { less, type Paise, percentOf, rupeesText } from '@bnr/contract/money'
import { eq, sql } from 'drizzle-orm'
import { staffLogins } from '../../server/src/accounts/demoLogins.ts'
import { users } from '../../server/src/accounts/tables.ts'
import { matchLine } from '../../server/src/bank/match.ts'
import { sampleStatement } from '../../server/src/bank/sample.ts'
import { settlements } from '../../server/src/bank/settlements/tables.ts'
import { storeReport } from '../../server/src/bank/settlements/uploadReport.ts'
import { bankLines, bankProposals } from '../../server/src/bank/tables.ts'
import { preview, upload } from '../../server/src/bank/upload.ts'
import { rows } from '../../server/src/database/database.ts'
import type { Staff } from '../../server/src/http/actor.ts'
import type { Services } from '../../server/src/services/services.ts'

/** Card payments in the settlement. */
const settled = 8
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

type SettledAttempt = { orderId: string; amount: Paise; day: string }

/** Settlement of the last card payments, and of one order that we do not know. */
export async function seedSettlements(services: Services): Promise<void> {
  const { db } = services
  if ((await db.$count(settlements)) > 0) return
  const finance = await financeAdmin(services)
  const paid = await rows<SettledAttempt>(
    db,
    sql`select a.order_id as "orderId", a.amount, i.paid_on::text as day from payment_attempts a
      join payment_events e on e.order_id = a.order_id and e.transition = 'pay' join invoices i on i.id = a.invoice_id
      where i.paid_on is not null order by i.paid_on desc, i.id desc limit ${settled}`,
  )
  const [last] = paid
  if (!finance || !last) return
  const unknown = { ...last, orderId: 'BNR00000000000000000000' }
  const columns = {
    orderId: 'Order No',
    amount: 'Order Amount',
    fee: 'Fee',
    tax: 'GST on fee',
    net: 'Net Amount',
    day: 'Settlement Date',
    utr: 'UTR',
  }
  const lines = [...paid, unknown].map((order) => reportRow(order, last.day))
  const text = [Object.values(columns).join(), ...lines].join('\n')
  await storeReport(services, finance, { content: Buffer.from(text).toString('base64'), columns })
}

/** The gateway keeps two percent, and the tax on that. */
function reportRow({ orderId, amount }: SettledAttempt, day: string): string {
  const fee = percentOf(amount, 2)
  const tax = percentOf(fee, 18)
  const amounts = [amount, fee, tax, less(less(amount, fee), tax)].map(rupeesText)
  return [orderId, ...amounts, day, `HDFCR5${day.replaceAll('-', '')}`].join()
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
