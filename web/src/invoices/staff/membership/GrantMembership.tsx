import type { Invoice } from '@bnr/contract/invoices/schemas'
import { grantMembership } from '@bnr/contract/memberships/endpoints'
import { isPaidMembership } from '@bnr/contract/memberships/schemas'
import { type Plan, planCategories } from '@bnr/contract/plans/schemas'
import { useState } from 'react'
import { mayDo, useSession } from '../../../accounts/session.ts'
import { useCurrentMembership } from '../../../memberships/calls.ts'
import { usePlans } from '../../../plans/calls.ts'
import { errorsOf } from '../../../platform/formErrors.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../../ui/fields/choice.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import { useGrantMembership } from '../calls.ts'

/** Grants a membership without payment. A purged profile gets none. */
export function GrantMembership({ invoice: { profile, profileId } }: { invoice: Invoice }) {
  const { user } = useSession()
  const [asking, setAsking] = useState(false)
  if (!profile || profileId === undefined || !mayDo(user, 'memberships.grant')) return null
  return (
    <div>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('Grant a membership')}
      </Button>
      {asking && (
        <GrantDialog name={profile.basic.name} profileId={profileId} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

interface GrantDialogProps {
  name: string
  profileId: number
  onClose: () => void
}

function GrantDialog({ name, profileId, onClose }: GrantDialogProps) {
  const grant = useGrantMembership()
  const { data: plans = [] } = usePlans({ withHidden: true })
  const form = useForm<{ planId: number | '' }>({
    initial: { planId: '' },
    check: ({ planId }) => (planId ? {} : { planId: 'Select a plan' }),
    send: async ({ planId }) => {
      if (!planId) return
      toastSuccess(t((await grant.mutateAsync({ profileId, planId })).message))
      onClose()
    },
    refused: (error) => errorsOf(error, grantMembership.body),
  })
  return (
    <FormDialog
      form={form}
      title={t('Grant {name} a membership?', { name })}
      action={t('Grant')}
      onClose={onClose}
    >
      <EffectOfGrant profileId={profileId} />
      <ChoiceField
        label={t('Plan')}
        required
        choices={withNone(t('Please choose'), choicesOf(plans))}
        {...fieldOf(form, 'planId')}
      />
    </FormDialog>
  )
}

function EffectOfGrant({ profileId }: { profileId: number }) {
  const { data: membership } = useCurrentMembership(profileId)
  if (!membership) return <p>{t('Loading…')}</p>
  if (!isPaidMembership(membership)) return <p>{t('It starts today, free of charge.')}</p>
  return (
    <p>
      {t(
        '{plan} is active. If the member paid for it, we add the granted contacts, interests and days to it. Otherwise the new plan replaces it today, and unused contacts and interests carry over.',
        { plan: membership.planName },
      )}
    </p>
  )
}

const choicesOf = (plans: readonly Plan[]) =>
  plans
    .filter(({ price }) => price.amount > 0)
    .map(({ id, name, category, hidden }) => ({
      value: id,
      label: hidden ? `${name} · ${t('hidden')}` : name,
      group: t(planCategories[category].choice),
    }))
