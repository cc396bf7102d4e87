import type { Invoice } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import { t } from '../ui/translation.ts'

/** What a payer reads about money that has arrived. */
export const receivedShown = ({ total, membership, number }: Invoice): string =>
  t('We received {amount} for {plan}. Tax invoice {number}.', {
    amount: rupeesShown(total),
    plan: t(membership.planName),
    number,
  })

export const renewalStart = 'It starts when your current membership ends.'
