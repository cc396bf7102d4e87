import { ask, receiveAnswer } from '../model/answers.ts'
import { isReversal } from '../model/doubt.ts'
import { bringAnswer, type Channel, decideAtBank } from '../service/bank.ts'
import { type Bind, namedAttempt, pickAttempt } from './action.ts'

/** The statuses that the bank may give, the most common ones first. */
export const bankStatuses = [
  'Shipped',
  'Unsuccessful',
  'Aborted',
  'Awaited',
  'Timeout',
  'Auto-Cancelled',
  'Chargeback',
  'Refunded',
  'Fraud',
  'Auto-Reversed',
] as const
export type BankStatus = (typeof bankStatuses)[number]

/** After a payment only a reversal or another payment can follow. */
const mayFollow = (before: string, status: BankStatus): boolean =>
  (before !== 'Shipped' && !isReversal(before)) || status === 'Shipped' || isReversal(status)

export const bankDecides: Bind<{ who: number; back: number; status: BankStatus }> = (
  state,
  { who, back, status },
) => {
  const name = pickAttempt(
    state,
    who,
    back,
    ({ sentAt, bankStatus }) => sentAt !== undefined && mayFollow(bankStatus, status),
  )
  return (
    name && {
      isSilent: true,
      perform: async (world, cast) => {
        await decideAtBank(world, cast, name.order, status)
        return true
      },
      predict: (next) => {
        const { attempt } = namedAttempt(next, name)
        attempt.bankStatus = status
        attempt.answers.push(status)
      },
    }
  )
}

/** An answer of the bank arrives: the last one or an earlier one, for the first time or again. */
export const deliver: Bind<{ who: number; back: number; earlier: number; channel: Channel }> = (
  state,
  { who, back, earlier, channel },
) => {
  const name = pickAttempt(state, who, back, ({ answers }) => answers.length > 0)
  if (!name) return undefined
  const { answers } = namedAttempt(state, name).attempt
  const index = answers.length - 1 - (earlier % answers.length)
  const status = answers[index] ?? ''
  return {
    perform: (world, cast) => bringAnswer(world, cast.answers.get(name.order)?.[index] ?? '', channel),
    predict: (next) => receiveAnswer(next, namedAttempt(next, name), status),
    ...(isReversal(status) ? { afterwards: (next) => ask(next, namedAttempt(next, name)) } : {}),
  }
}
