import type { InvoiceDraft } from '@bnr/contract/invoices/schemas'
import { isTopUp, type Plan } from '@bnr/contract/plans/schemas'
import { useState } from 'react'
import { useSession } from '../accounts/session.ts'
import type { Order } from '../invoices/orders.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/form/Form.tsx'
import messageClasses from '../ui/form/FormMessages.module.css'
import { t } from '../ui/translation.ts'
import { BillingDetails } from './BillingDetails.tsx'
import classes from './Checkout.module.css'
import { CouponField } from './CouponField.tsx'
import { PlanSummary } from './PlanSummary.tsx'
import type { RefusalCode } from './Refusal.tsx'
import { TermsField } from './TermsField.tsx'
import { TransferDetails } from './TransferDetails.tsx'
import { usePlanForm } from './usePlanForm.ts'
import { usePriced } from './usePriced.ts'
import type { WayToBank } from './useWayToBank.ts'

export interface PlanFormProps {
  plan: Plan
  order: Order
  /** Total at the permanent address; undefined without one. */
  opening: InvoiceDraft | undefined
  way: WayToBank
  onRefused: (code: RefusalCode) => void
}

export function PlanForm({ plan, order, opening, way, onRefused }: PlanFormProps) {
  const { user } = useSession()
  const [coupon, setCoupon] = useState<string>()
  const form = usePlanForm({ order, opening, coupon, way, onRefused })
  const priced = usePriced(order, { place: form.values.billingAddress, coupon, opening })
  return (
    <Form
      form={form}
      className={classes.form}
      messages={messageClasses.roomy}
      actions={
        <>
          <div className="stack-5">
            <TermsField form={form} />
            <Button type="submit" wide busy={form.busy || way.isLeaving}>
              {t('Pay Now')}
            </Button>
          </div>
          <TransferDetails />
        </>
      }
    >
      <div className={classes.details}>
        <BillingDetails
          form={form}
          name={opening?.billedTo ?? user?.name ?? ''}
          hasAddress={opening !== undefined}
          draft={priced.draft}
        />
        {!isTopUp(plan) && <CouponField form={form} applied={coupon} onApplied={setCoupon} priced={priced} />}
      </div>
      <PlanSummary plan={plan} priced={priced.draft} isStale={priced.isStale} failure={priced.failure} />
    </Form>
  )
}
