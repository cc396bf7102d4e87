import type { Invoice, Member } from './state.ts'

export const reversals = ['Fraud', 'Refunded', 'Chargeback', 'Auto-Reversed'] as const

export const isReversal = (status: string): boolean => (reversals as readonly string[]).includes(status)

/** Finance has not decided about the payment, or the bank reversed it and finance has not dismissed the reversal. */
export const isDoubtful = (member: Member, { number, paidBy }: Invoice): boolean =>
  member.reports.some(
    ({ invoice, order, status, decision }) =>
      invoice === number &&
      (decision === undefined || (isReversal(status) && order === paidBy && decision !== 'dismissed')),
  )
