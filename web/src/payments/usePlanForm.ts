import { issueInvoice } from '@bnr/contract/invoices/endpoints'
import { agreeToTerms, type BillingAddress, invoiceRequest } from '@bnr/contract/invoices/request'
import type { InvoiceDraft } from '@bnr/contract/invoices/schemas'
import { defaultCountry } from '@bnr/contract/profiles/address'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invoiceQuery, invoicesKey } from '../invoices/calls.ts'
import { issue, type Order } from '../invoices/orders.ts'
import { errorsOf, type FormErrors } from '../platform/formErrors.ts'
import { useIsShown } from '../platform/useIsShown.ts'
import type { FormControl } from '../ui/form/formAccess.ts'
import { useForm } from '../ui/form/useForm.ts'
import { addressOf } from './checkoutAddress.ts'
import { type RefusalCode, refusalOf } from './Refusal.tsx'
import type { WayToBank } from './useWayToBank.ts'

interface CheckoutValues {
  billingAddress: Partial<BillingAddress>
  /** As typed; in effect once it was applied. */
  couponCode: string
  consent: boolean
}
export type CheckoutForm = FormControl<CheckoutValues>

interface PlanFormOptions {
  order: Order
  opening: InvoiceDraft | undefined
  coupon: string | undefined
  way: WayToBank
  onRefused: (code: RefusalCode) => void
}

const applyFirst = 'Apply this code or remove it first'

/** One press issues the invoice and opens the gateway. From then on the address is that of the invoice. */
export function usePlanForm({ order, opening, coupon, way, onRefused }: PlanFormOptions): CheckoutForm {
  const takeOver = useIssued()
  const orderOf = ({ billingAddress, consent }: CheckoutValues): Order => ({
    ...order,
    request: {
      ...order.request,
      billingAddress: withoutEmptyLines(billingAddress),
      couponCode: coupon,
      consent,
    },
  })
  return useForm<CheckoutValues>({
    initial: {
      billingAddress: opening?.billingAddress ?? { country: defaultCountry },
      couponCode: '',
      consent: false,
    },
    check: async (values) => ({
      ...(await issuesOf(orderOf(values))),
      ...(values.couponCode.trim() !== (coupon ?? '') && { couponCode: applyFirst }),
      ...(!values.consent && { consent: agreeToTerms }),
    }),
    send: async (values) => {
      try {
        await way.go(async () => takeOver(await issue(orderOf(values))))
      } catch (error) {
        const refusal = refusalOf(error)
        if (!refusal) throw error
        onRefused(refusal)
      }
    },
    refused: (error) => errorsOf(error, issueInvoice.body),
  })
}

/**
 * Replaces the plan by the invoice in the history, so that Back and a reload do not issue another one. Somebody who has
 * left stays where they are, and lists there show the invoice.
 */
function useIssued() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isShown = useIsShown()
  return async ({ payToken, ...invoice }: Awaited<ReturnType<typeof issue>>) => {
    if (!isShown.current) return void client.invalidateQueries({ queryKey: invoicesKey })
    await client.invalidateQueries({ queryKey: invoicesKey, refetchType: 'none' })
    client.setQueryData(invoiceQuery(invoice.id).queryKey, invoice)
    await navigate(addressOf({ kind: 'invoice', invoiceId: invoice.id }), { replace: true })
    return payToken
  }
}

/** Loads the schemas only when the form is submitted. */
async function issuesOf({ request }: Order): Promise<FormErrors> {
  const { firstIssues } = await import('../platform/validate.ts')
  return firstIssues(invoiceRequest, request)
}

/** Leaves out empty lines, but always has country and state. */
function withoutEmptyLines({ country = '', state = '', ...rest }: Partial<BillingAddress>): BillingAddress {
  const filledIn = Object.entries(rest).filter(([, text]) => text?.trim())
  return { ...Object.fromEntries(filledIn), country, state }
}
