import type { Plan } from '@bnr/contract/plans/schemas'
import { memberTags } from '@bnr/contract/plans/tags'
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs'
import type { ReactNode } from 'react'
import type { PricedOffer } from '../offers/offerOf.ts'
import { FactList } from '../ui/FactList.tsx'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './PlanCard.module.css'
import { PlanPrice } from './PlanPrice.tsx'
import { assistanceShown, isRecommended, planFacts } from './planFacts.ts'

export interface PlanCardProps {
  plan: Plan
  offer: PricedOffer | undefined
  children: ReactNode
}

export function PlanCard({ plan, offer, children }: PlanCardProps) {
  const titleId = `plan-${plan.id}`
  const facts = planFacts(plan).filter(({ label }) => label !== 'Assistance')
  const assistance = assistanceShown(plan)
  return (
    <Surface as="article" className={classes.card} aria-labelledby={titleId} data-hidden={plan.hidden}>
      <div className={classes.head}>
        <Marks plan={plan} />
        <h2 id={titleId} className={classes.name}>
          {t(plan.name)}
        </h2>
      </div>
      <PlanPrice price={plan.price} offer={offer} />
      <div className={classes.gives}>
        <FactList facts={facts} variant="lines" />
        {assistance && (
          <p className={classes.assistance}>
            <IconHeartHandshake size={20} aria-hidden />
            {assistance}
          </p>
        )}
      </div>
      <div className={classes.foot}>{children}</div>
    </Surface>
  )
}

function Marks({ plan }: { plan: Plan }) {
  const tag = memberTags[plan.tag]
  return (
    <p className={classes.marks}>
      {tag && <span className={classes.tag}>{t(tag)}</span>}
      {plan.hidden && <span className="soft">{t('Hidden')}</span>}
      {!plan.hidden && isRecommended(plan) && <span>{t('Recommended')}</span>}
    </p>
  )
}
