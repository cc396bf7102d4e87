import type { Assignment } from '@bnr/contract/profiles/assignment'
import { type ProfileStatus, statusLabels } from '@bnr/contract/profiles/transitions'
import { nobody } from '../../profiles/staff/useStaffChoices.ts'
import { useStaffList } from '../../profiles/staff/useStaffList.ts'
import { useHeights, useSetting } from '../../reference/calls.ts'
import type { Choice } from '../../ui/fields/choice.ts'
import { dayShown } from '../../ui/moments.ts'
import { t } from '../../ui/translation.ts'
import type { Words } from '../results/criteriaInWords.ts'
import type { SearchValues } from '../searchParams.ts'

const labelIn = (choices: readonly Choice[]) => (value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value

/** A code is part of its number. */
const noWords = () => ''

/** Words for the criteria of staff that are stored as codes. */
export function useStaffWords({ tele, care }: SearchValues): Words {
  return {
    height: labelIn(useHeights().choices),
    gender: labelIn(useSetting('genders').choices),
    status: (status) => t(statusLabels[status as ProfileStatus] ?? status),
    birth: dayShown,
    createdFrom: dayShown,
    createdTo: dayShown,
    begunFrom: dayShown,
    begunTo: dayShown,
    mobileCode: noWords,
    alternateCode: noWords,
    tele: useStaffNames('teleStaffId', tele),
    care: useStaffNames('careStaffId', care),
  }
}

function useStaffNames(assignment: Assignment, chosen: string) {
  const { data = [] } = useStaffList(assignment, { enabled: chosen !== '' && chosen !== nobody })
  return (id: string) =>
    id === nobody ? t('Nobody') : (data.find((one) => String(one.id) === id)?.name ?? id)
}
