import { CallError } from '@bnr/contract/client'
import type { ErrorCode } from '@bnr/contract/errors'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { t } from '../ui/translation.ts'

const plans = { to: '/packages', label: 'Membership plans' }
const account = { to: '/profile/myaccount', label: 'My Account' }
const offers = { to: '/offers', label: 'Offers' }

interface RefusalWords {
  title: string
  message: string
  next: { to: string; label: string }
}

/** Reasons to refuse a whole purchase, each with a next step. */
const refusals = {
  waiting_for_activation: {
    title: 'Waiting for activation',
    message:
      'You have paid for a plan. It starts as soon as our staff have verified the payment. You cannot buy another plan until then.',
    next: account,
  },
  not_applicable: {
    title: 'Not applicable',
    message: 'You already have this plan or a larger one. You can renew it in its last 30 days.',
    next: plans,
  },
  no_plan_running: {
    title: 'A top-up needs a running plan',
    message: 'It adds phone numbers or interests to a plan and ends with it. Choose a plan first.',
    next: plans,
  },
  not_an_upgrade: {
    title: 'Not applicable',
    message: 'Your membership has changed. Please choose the plan again.',
    next: plans,
  },
  not_for_sale: {
    title: 'This plan is no longer available',
    message: 'Please choose another plan.',
    next: plans,
  },
  plan_not_found: {
    title: 'Plan not found',
    message: 'Check the address, or choose a plan.',
    next: plans,
  },
  offer_over: {
    title: 'This offer has ended',
    message: 'You can still buy the plans at their usual prices.',
    next: plans,
  },
  offer_elsewhere: {
    title: 'This offer does not include this plan',
    message: 'Please choose one of the plans in this offer.',
    next: offers,
  },
  invoice_lapsed: {
    title: 'This invoice can no longer be paid',
    message: 'It has expired or its price has changed. Please choose the plan again.',
    next: plans,
  },
  invoice_outdated: {
    title: 'This invoice can no longer be paid',
    message: 'Your membership has changed since we issued this invoice. Please choose the plan again.',
    next: plans,
  },
  invoice_not_found: {
    title: 'Invoice not found',
    message: 'You can see your own invoices in My Account.',
    next: account,
  },
} as const satisfies { readonly [Code in ErrorCode]?: RefusalWords }
export type RefusalCode = keyof typeof refusals

/** The reason to refuse a purchase; undefined for errors of a field and for temporary errors. */
export function refusalOf(error: unknown): RefusalCode | undefined {
  if (!(error instanceof CallError)) return undefined
  return error.code in refusals ? (error.code as RefusalCode) : undefined
}

interface RefusalProps {
  code: RefusalCode
  /** The server's message about an outdated invoice. */
  reason?: string | undefined
}

export function Refusal({ code, reason }: RefusalProps) {
  const { title, next, ...words } = refusals[code]
  const message = (code === 'invoice_outdated' && reason) || words.message
  return (
    <EmptyState
      title={t(title)}
      message={t(message)}
      action={<ButtonLink to={next.to}>{t(next.label)}</ButtonLink>}
    />
  )
}
