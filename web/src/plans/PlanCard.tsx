import { gstPercent } from '@bnr/contract/invoices/gst'
import type { UpgradePrice } from '@bnr/contract/invoices/upgrades'
import { noPaise, oneRupee, type Paise, paise, rupeesShown } from '@bnr/contract/money'
import { priceWithTax } from '@bnr/contract/plans/priceWithTax'
import { isTopUp, type Plan } from '@bnr/contract/plans/schemas'
import { memberTags } from '@bnr/contract/plans/tags'
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs'
import type { ReactNode } from 'react'
import { OfferPrice } from '../offers/OfferPrice.tsx'
import type { PricedOffer } from '../offers/offerOf.ts'
import { FactList } from '../ui/FactList.tsx'
import { dayShown } from '../ui/moments.ts'
import { Surface } from '../ui/Surface.tsx'
import { t } from '../ui/translation.ts'
import classes from './PlanCard.module.css'
import { assistanceShown, planFacts } from './planFacts.ts'

export interface PlanCardProps {
  plan: Plan
  offer: PricedOffer | undefined
  /** What the plan costs this member as an upgrade. */
  upgrade?: UpgradePrice | undefined
  /** The one plan of its tab that we recommend. */
  isRecommended: boolean
  children: ReactNode
}

export function PlanCard({ plan, offer, upgrade, isRecommended, children }: PlanCardProps) {
  const titleId = `plan-${plan.id}`
  const facts = planFacts(plan).filter(({ label }) => label !== 'Assistance')
  const assistance = assistanceShown(plan)
  return (
    <Surface as="article" className={classes.card} aria-labelledby={titleId} data-hidden={plan.hidden}>
      <div className={classes.head}>
        <Marks plan={plan} isRecommended={isRecommended} />
        <h2 id={titleId} className={classes.name}>
          {t(plan.name)}
        </h2>
      </div>
      <PlanPrice price={plan.price} offer={offer} upgrade={upgrade} />
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

function Marks({ plan, isRecommended }: Pick<PlanCardProps, 'plan' | 'isRecommended'>) {
  const tag = isTopUp(plan) ? undefined : memberTags[plan.tag]
  return (
    <p className={classes.marks}>
      {tag && <span className={classes.tag}>{t(tag)}</span>}
      {plan.hidden && <span className="soft">{t('Hidden')}</span>}
      {isRecommended && <span>{t('Recommended')}</span>}
    </p>
  )
}

interface PlanPriceProps extends Pick<Plan, 'price'> {
  /** The offer that applies now. */
  offer: PricedOffer | undefined
  upgrade: UpgradePrice | undefined
}

/** As on the invoice: the credit comes off the offer's price, and at least one rupee remains to pay. */
const priceAfter = (credit: Paise, price: Paise): Paise => paise(Math.max(oneRupee, price - credit))

function PlanPrice({ price: { amount }, offer, upgrade }: PlanPriceProps) {
  const price = offer?.price ?? amount
  const credit = upgrade?.upgradeCredit ?? noPaise
  const before = offer ? priceAfter(credit, price) : (upgrade?.price ?? price)
  return (
    <div className={classes.price}>
      <p>
        <span className={classes.amount}>
          {credit > 0 ? rupeesShown(before) : <OfferPrice price={offer?.price} listAmount={amount} />}
        </span>{' '}
        <span className={classes.before}>
          {credit > 0 ? t('after {credit} credit, plus GST', { credit: rupeesShown(credit) }) : t('plus GST')}
        </span>
      </p>
      <p className={classes.toPay}>
        {t('{amount} to pay with {percent}% GST', {
          amount: rupeesShown(priceWithTax(before)),
          percent: gstPercent,
        })}
      </p>
      {offer && (
        <p className={classes.offer}>
          {t('{title}, until {day}', { title: offer.title, day: dayShown(offer.endsOn) })}
        </p>
      )}
    </div>
  )
}
