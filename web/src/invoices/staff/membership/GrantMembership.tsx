import type { Invoice } from '@bnr/contract/invoices/schemas'
import { grantMembership } from '@bnr/contract/memberships/endpoints'
import { type CurrentMembership, isPaidMembership } from '@bnr/contract/memberships/schemas'
import { type Plan, planCategories } from '@bnr/contract/plans/schemas'
import { canDo } from '@bnr/contract/stateMachine'
import { useCurrentMembership } from '../../../memberships/calls.ts'
import { usePlans } from '../../../plans/calls.ts'
import { errorsOf } from '../../../platform/formErrors.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../../ui/fields/choice.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../../ui/form/fieldOf.ts'
import { useDialogForm } from '../../../ui/form/useDialogForm.ts'
import { OpenButton } from '../../../ui/OpenButton.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { t } from '../../../ui/translation.ts'
import { useGrantMembership } from '../calls.ts'

/** Grants a membership without payment. A purged profile gets none. */
export function GrantMembership({ invoice: { profile, profileId } }: { invoice: Invoice }) {
  const { data: membership } = useCurrentMembership(profile && profileId)
  if (!profile || profileId === undefined || !membership || !canDo(membership, 'grant')) return null
  return (
    <div>
      <OpenButton
        label="Grant a membership"
        variant="outlined"
        opens={(close) => (
          <GrantDialog
            name={profile.basic.name}
            profileId={profileId}
            membership={membership}
            onClose={close}
          />
        )}
      />
    </div>
  )
}

interface GrantDialogProps {
  name: string
  profileId: number
  membership: CurrentMembership
  onClose: () => void
}

function GrantDialog({ name, profileId, membership, onClose }: GrantDialogProps) {
  const grant = useGrantMembership()
  const { data: plans = [] } = usePlans({ withHidden: true })
  const form = useDialogForm<{ planId: number | '' }>(onClose, {
    initial: { planId: '' },
    check: ({ planId }) => (planId ? {} : { planId: 'Select a plan' }),
    send: async ({ planId }) => {
      if (!planId) return
      toastSuccess(t((await grant.mutateAsync({ profileId, planId })).message))
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
      <p>{effectOfGrant(membership)}</p>
      <ChoiceField
        label={t('Plan')}
        required
        choices={withNone(t('Please choose'), choicesOf(plans))}
        {...fieldOf(form, 'planId')}
      />
    </FormDialog>
  )
}

function effectOfGrant(membership: CurrentMembership): string {
  if (!isPaidMembership(membership)) return t('It starts today, free of charge.')
  return t(
    '{plan} is active. If the member paid for it, we add the granted contacts, interests and days to it. Otherwise the new plan replaces it today, and unused contacts and interests carry over.',
    { plan: membership.planName },
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
