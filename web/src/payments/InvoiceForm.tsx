import { agreeToTerms } from '@bnr/contract/invoices/request'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import { useEffect, useState } from 'react'
import { addressShown } from '../invoices/addressShown.ts'
import { taxNote } from '../invoices/taxNote.ts'
import { usePlan } from '../plans/calls.ts'
import { Button } from '../ui/Button.tsx'
import { FactList } from '../ui/FactList.tsx'
import { Form } from '../ui/form/Form.tsx'
import messageClasses from '../ui/form/FormMessages.module.css'
import { useForm } from '../ui/form/useForm.ts'
import { dayShown } from '../ui/moments.ts'
import { Section } from '../ui/Section.tsx'
import { t } from '../ui/translation.ts'
import classes from './Checkout.module.css'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { tryAgain, useBankCheck } from './calls.ts'
import { PlanSummary } from './PlanSummary.tsx'
import { Refusal, type RefusalCode, refusalOf } from './Refusal.tsx'
import { TermsField } from './TermsField.tsx'
import { TransferDetails } from './TransferDetails.tsx'
import type { WayToBank } from './useWayToBank.ts'

const lockedFor = 4000

/** Disables Pay Now for 4 seconds after a press (specification 3, section 4). */
function usePayLock() {
  const [isLocked, setLocked] = useState(false)
  useEffect(() => {
    if (!isLocked) return
    const timer = setTimeout(() => setLocked(false), lockedFor)
    return () => clearTimeout(timer)
  }, [isLocked])
  return { isLocked, lock: () => setLocked(true) }
}

/** Pays an issued invoice; nothing in it can be changed. */
export function InvoiceForm({ invoice, way }: { invoice: Invoice; way: WayToBank }) {
  const [refused, setRefused] = useState<{ code: RefusalCode; reason: string }>()
  const { data: plan = null, isPending } = usePlan(invoice.planId)
  const { isLoading: isAsking } = useBankCheck(invoice.id, invoice.state === 'Initiated' && !way.isLeaving)
  const { isLocked, lock } = usePayLock()
  const asksConsent = invoice.createdBy === 'Admin'
  const form = useForm({
    initial: { consent: !asksConsent },
    check: ({ consent }): Record<string, string> => (consent ? {} : { consent: agreeToTerms }),
    send: async ({ consent }) => {
      lock()
      try {
        await way.go(() => tryAgain(invoice.id, consent))
      } catch (error) {
        const code = refusalOf(error)
        if (!code) throw error
        setRefused({ code, reason: (error as Error).message })
      }
    },
  })
  if (refused) return <Refusal {...refused} />
  if (isPending) return <CheckoutSkeleton />
  return (
    <Form
      form={form}
      className={classes.form}
      messages={messageClasses.roomy}
      actions={
        <>
          <div className="stack-5">
            {way.isClosed ? (
              <p role="status" className={classes.closed}>
                {t('Card payments are not available at the moment')}
              </p>
            ) : (
              <>
                {asksConsent && <TermsField form={form} />}
                <Button type="submit" wide busy={form.busy || way.isLeaving || isLocked || isAsking}>
                  {t('Pay Now')}
                </Button>
              </>
            )}
          </div>
          {way.isClosed ? <TransferDetails invoice={invoice} /> : <TransferDetails />}
        </>
      }
    >
      <div className={classes.details}>
        <Issued invoice={invoice} />
      </div>
      <PlanSummary plan={plan} priced={invoice} />
    </Form>
  )
}

const lastTries: Partial<Record<Invoice['state'], string>> = {
  Failed: 'The last payment was declined. You can try again.',
  Cancelled: 'The last payment was cancelled. You can try again.',
}

function Issued({ invoice }: { invoice: Invoice }) {
  const { number, day, payableUntil, billedTo, billingAddress, state } = invoice
  const lastTry = lastTries[state]
  return (
    <Section surface size="card" title={t('Proforma invoice {number}', { number })}>
      {lastTry && <p className={classes.name}>{t(lastTry)}</p>}
      <FactList
        facts={[
          { label: 'Issued on', value: dayShown(day) },
          { label: 'Can be paid until', value: payableUntil && dayShown(payableUntil) },
          { label: 'Billed to', value: billedTo },
          { label: 'Billing address', value: addressShown(billingAddress) },
        ]}
      />
      <p className={classes.tax}>{taxNote(invoice)}</p>
    </Section>
  )
}
