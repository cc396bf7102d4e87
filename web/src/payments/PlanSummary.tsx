import type { InvoiceDraft } from '@bnr/contract/invoices/schemas'
import { rupeesShown } from '@bnr/contract/money'
import type { Plan } from '@bnr/contract/plans/schemas'
import { renewalStart } from '../invoices/received.ts'
import { Totals } from '../invoices/Totals.tsx'
import { carryOver } from '../memberships/shown.ts'
import { planFacts } from '../plans/planFacts.ts'
import { FactList } from '../ui/FactList.tsx'
import { messageOf } from '../ui/form/messageOf.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './PlanSummary.module.css'

export interface PlanSummaryProps {
  /** Null if the member cannot read it; an invoice that was issued for it can still be paid. */
  plan: Plan | null
  /** Undefined until country and state, which decide the tax, are chosen. */
  priced: InvoiceDraft | undefined
  isStale?: boolean
  failure?: Error | null
}

/** The plan and its total. */
export function PlanSummary({ plan, priced, isStale = false, failure = null }: PlanSummaryProps) {
  return (
    <Surface as="section" aria-labelledby="summary-title" className={classes.summary}>
      <h2 id="summary-title" className="title-section">
        {t(plan?.name ?? priced?.membership.planName ?? '')}
      </h2>
      <Kind priced={priced} />
      {plan && <FactList facts={planFacts(plan)} variant="lines" />}
      {priced && <Totals priced={priced} isStale={isStale} />}
      {plan && !priced && (
        <p className="soft">
          {t('{amount} before tax. Choose your country and state to see the total.', {
            amount: rupeesShown(plan.price.amount),
          })}
        </p>
      )}
      {failure && <p className="danger">{messageOf(failure)}</p>}
    </Surface>
  )
}

function Kind({ priced }: Pick<PlanSummaryProps, 'priced'>) {
  if (priced?.isUpgrade) return <p className={classes.kind}>{t(carryOver)}</p>
  if (priced?.isRenewal)
    return (
      <p className={classes.kind}>
        {t('Renewal.')} {t(renewalStart)}
      </p>
    )
  if (priced?.isTopUp)
    return (
      <p className={classes.kind}>
        {t('Added to your plan as soon as you have paid. It ends with your plan.')}
      </p>
    )
  return null
}
