import { adminFields } from '@bnr/contract/profiles/admin'
import { type Assignment, assignments } from '@bnr/contract/profiles/assignment'
import type { StaffCard } from '@bnr/contract/profiles/card'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { ListFailure } from '../../ui/fields/ListFailure.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { t } from '../../ui/translation.ts'
import { useStaffChoices } from '../staff/useStaffChoices.ts'
import { useAssignment } from './useAssignment.ts'
import { WhoIsMeant } from './WhoIsMeant.tsx'

export function AssignDialog({ profiles, onClose }: { profiles: readonly StaffCard[]; onClose: () => void }) {
  const assign = useAssignment()
  const form = useForm({
    initial: { teleStaffId: '', careStaffId: '' },
    check: (chosen) =>
      Object.values(chosen).some(Boolean) ? {} : { teleStaffId: t('Choose a person, or Nobody') },
    send: (chosen) => {
      const assigned = Object.fromEntries(Object.entries(chosen).filter(([, staffId]) => staffId))
      for (const profile of profiles) assign(profile, assigned)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('Assign')} action={t('Assign')} onClose={onClose}>
      <p>
        <WhoIsMeant profiles={profiles} />
      </p>
      {assignments.map((assignment) => (
        <StaffField key={assignment} assignment={assignment} {...fieldOf(form, assignment)} />
      ))}
    </FormDialog>
  )
}

interface StaffFieldProps {
  assignment: Assignment
  value: string
  error?: string | undefined
  onChange: (staffId: string) => void
}

/** Chooses the person for one kind of assignment, nobody, or to leave it as it is. */
export function StaffField({ assignment, ...field }: StaffFieldProps) {
  const { choices, isPending, isError, retry } = useStaffChoices(assignment)
  return (
    <ChoiceField
      label={t(adminFields[assignment].label)}
      description={isError && <ListFailure onRetry={retry} />}
      choices={withNone(t(isPending ? 'Loading…' : 'Leave as it is'), choices)}
      {...field}
    />
  )
}
