import {
  matchBankLine,
  searchBankLines,
  setAsideBankLine,
  takeUpBankLine,
  unmatchBankLine,
} from '@bnr/contract/bank/endpoints'
import { bankLineMachine } from '@bnr/contract/bank/states'
import { indianDay } from '@bnr/contract/indianDay'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../src/accounts/tables.ts'
import { bankAccounts, bankLines } from '../../src/bank/tables.ts'
import { createInvoice } from '../factories/invoices.ts'
import { createMember } from '../factories/profiles.ts'
import type { Answer, TestService } from '../harness.ts'
import type { Person } from './people.ts'
import type { Action, MakeSubject } from './subject.ts'

/** A line that belongs to a paid invoice, so that it can be separated from it again. */
export const bankLineSubject: MakeSubject = async (service) => {
  const { db } = service
  const { id, invoiceId } = await createLine(service)
  const params = { id }
  const calls = {
    match: ({ token }) => service.call(matchBankLine, { params, body: { invoiceId } }, token),
    unmatch: ({ token }) => service.call(unmatchBankLine, { params }, token),
    setAside: ({ token }) => service.call(setAsideBankLine, { params, body: { reason: 'Interest' } }, token),
    takeUp: ({ token }) => service.call(takeUpBankLine, { params }, token),
  } satisfies Record<string, (person: Person) => Promise<Answer>>
  return {
    name: 'bank line',
    states: bankLineMachine.states,
    actions: (Object.keys(calls) as (keyof typeof calls)[]).map((name): Action => {
      const { audit, ...action } = bankLineMachine.actions[name]
      const leaves = ({ userId }: Person) => [`audit: ${audit} by ${userId}`]
      return { ...action, name, can: name, leaves, call: calls[name] }
    }),
    put: async (state) => {
      const known = bankLineMachine.states.find((one) => one === state) ?? 'Open'
      const row = {
        state: known,
        invoiceId: known === 'Matched' ? invoiceId : null,
        reason: known === 'Set aside' ? 'Interest' : null,
      }
      await db.update(bankLines).set(row).where(eq(bankLines.id, id))
    },
    canOf: async ({ token }) => {
      const criteria = [{ key: 'id', operation: 'eq', value: id }]
      return (await service.call(searchBankLines, { body: { criteria } }, token)).body.results?.[0]?.can
    },
    row: sql`select id, state, invoice_id, reason from bank_lines where id = ${id}`,
  }
}

async function createLine(service: TestService) {
  const { db, time } = service
  const paidOn = indianDay(time.now)
  const paid = { state: 'Paid', paidOn, paymentKind: 'nr' } as const
  const invoice = await createInvoice(service, (await createMember(service)).id, paid)
  const [user] = await db.select().from(users).limit(1)
  const by = { userId: user?.id ?? 0, changedAt: time.now }
  const columns = { day: 'Date', reference: 'Narration', amount: 'Amount' }
  const [account] = await db
    .insert(bankAccounts)
    .values({ name: 'HDFC 4711', columns, ...by })
    .returning()
  const text = { hash: 'a hash', reference: 'NEFT ANITA' }
  const line = { ...text, day: paidOn, amount: invoice.total, proposedAt: time.now, ...by }
  const [row] = await db
    .insert(bankLines)
    .values({ ...line, accountId: account?.id ?? 0 })
    .returning()
  return { id: row?.id ?? 0, invoiceId: invoice.id }
}
